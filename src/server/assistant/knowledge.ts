import { passageIndex, passagesOf, type PassageIndex, type ReadablePage } from '../../domain/assistant/passages.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import type { Slice } from '../../domain/content/slice.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { Shop } from '../app/shop.ts'

const FRESH_MS = 5 * 60_000

/** The help pages as the assistant reads them: what is published, read again every few minutes. */
export class Knowledge {
  #cached = new Map<Locale, { at: number; index: Promise<PassageIndex> }>()

  constructor(
    private readonly shop: Pick<Shop, 'contentPage'>,
    private readonly pagePaths: () => Promise<Partial<Both>[]>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The passages of a language, to be asked. What could not be read is read again at the next question. */
  async index(locale: Locale): Promise<PassageIndex> {
    const cached = this.#cached.get(locale)
    if (cached && this.now() - cached.at < FRESH_MS) return cached.index
    const index = this.#read(locale).catch((error: unknown) => {
      this.#cached.delete(locale)
      throw error
    })
    this.#cached.set(locale, { at: this.now(), index })
    return index
  }

  async #read(locale: Locale): Promise<PassageIndex> {
    const pages: ReadablePage[] = []
    for (const path of await this.pagePaths()) {
      const slug = path[locale]?.startsWith(paths.explore(locale, '')) && path[locale].split('/').at(-1)
      const page = slug && (await this.shop.contentPage(locale, slug, () => {}))
      if (page && !('movedTo' in page)) pages.push(readable(page, path[locale]!))
    }
    return passageIndex(pages.flatMap(passagesOf), locale)
  }
}

/** Only pages that have something to read: a page of banners answers nothing. */
export const readable = ({ title, summary, slices }: ContentPage, href: string): ReadablePage => ({
  title,
  summary,
  href,
  html: slices.flatMap(htmlOf),
})

function htmlOf(slice: Slice): string[] {
  if (slice.type === 'markdowncopy') return slice.copy
  if (slice.type === 'inlinealert') return [slice.text]
  if (slice.type === 'dropdown') return [`<h3>${escaped(slice.title)}</h3>${slice.copy}`]
  if (slice.type === 'columns')
    return slice.columns.map(({ heading, copy }) => `<h3>${escaped(heading)}</h3>${copy ?? ''}`)
  return []
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
