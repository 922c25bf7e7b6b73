import type { CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal, type FieldFault } from '../../cms/field-refusal.ts'
import { sliceName } from '../../cms/fields/slice-anchors.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { headingAnchors } from '../../domain/content/heading-anchors.ts'
import { LONGEST_COPY } from '../../domain/content/longest-copy.ts'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { idsOfShell, uniqueSliceIds } from '../../domain/content/slice-id.ts'
import { decoded } from '../../domain/decoded.ts'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { paths } from '../../domain/paths.ts'
import { richText } from './safe-html.ts'

type Block = Parameters<typeof sliceName>[0] & { shownIn?: unknown }
type Written = { path: string; name: string; text: string }

/**
 * Before a page is published: a link to a place on this very page, which has no such heading or section, is reported
 * beside its field, in the language of the form; so is one to a heading whose words are the name of a part that every
 * page has, such as `#stores`, which would open that. A silent write is the seed’s.
 */
export const refuseDeadPlaces: CollectionBeforeChangeHook = async ({ data, req, context }) => {
  const { locale } = req
  if (context.silent || data._status !== 'published' || !isLocale(locale)) return data
  const own = data.key === 'home' ? paths.home(locale) : paths.explore(locale, String(data.slug))
  const faults = deadPlaces(data.layout, own, locale).map(({ path, place, heading }): FieldFault => ({
    path,
    message: heading
      ? staffText(localeOf(req), 'refusal_place_of_shell', { place, heading })
      : staffText(localeOf(req), 'refusal_place', { place }),
  }))
  if (faults.length > 0) throw fieldRefusal(req, 'pages', faults)
  return data
}

type DeadPlace = { path: string; place: string; /** The place of the heading that was meant. */ heading?: string }

/** The links of a page to places that it does not have, or that are not the headings they are named by. */
export function deadPlaces(layout: unknown, own: string, locale: Locale): DeadPlace[] {
  const all = Array.isArray(layout) ? (layout as Block[]) : []
  const blocks = all.map((block) => (isShownIn(block, locale) ? block : undefined))
  // What is longer is refused by its own field.
  const written = writtenIn(blocks, 'layout').filter(({ text }) => text.length <= LONGEST_COPY)
  const sections = uniqueSliceIds(blocks.flatMap((block) => (block ? sliceName(block) : [])))
  const anchored = headingAnchors(sections)
  const html = written.map(({ path, name, text }) =>
    name.endsWith('link')
      ? { path, hrefs: [localeHref(locale, text.trim())], ids: [] }
      : /(text|copy|caption)$/.test(name)
        ? { path, ...linksAndIds(richText(text, locale, anchored)) }
        : // The fields of a form that is embedded.
          { path, hrefs: [], ids: linksAndIds(text).ids },
  )
  const ids = html.flatMap((each) => each.ids)
  const known = new Set(['', ...idsOfShell, ...sections, ...ids])
  return html.flatMap(({ path, hrefs }) =>
    hrefs.flatMap((href) => {
      const [page, place] = href.split('#', 2)
      const isHere = place !== undefined && (page === '' || page === own)
      if (!isHere || place.startsWith(':~:')) return []
      const heading = `${place}-2`
      if (idsOfShell.has(place) && ids.includes(heading)) return [{ path, place, heading }]
      return known.has(decoded(place) ?? place) ? [] : [{ path, place }]
    }),
  )
}

const linksAndIds = (html: string) => ({
  hrefs: [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href]) => href ?? []),
  ids: [...html.matchAll(/ id="([^"]*)"/g)].flatMap(([, id]) => id ?? []),
})

/** The texts of a page in the order of its fields, with the paths of these. */
function writtenIn(value: unknown, path: string): Written[] {
  if (typeof value === 'string') return [{ path, name: path.split('.').at(-1) ?? '', text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => writtenIn(each, `${path}.${name}`))
}
