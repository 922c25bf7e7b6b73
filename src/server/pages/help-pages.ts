import type { Payload } from 'payload'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { listOf, textOf, type BlockDoc } from '../../cms/from-doc/page-block.ts'
import type { PageDoc } from '../../cms/from-doc/page.ts'
import { isProvinceCode, provinceCodes, provinceNames } from '../../domain/address/province.ts'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { inBoth, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { readHelpPages, type HelpPage } from '../../domain/search/help-links.ts'
import type { HelpTopic } from '../../domain/assistant/help-words.ts'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { m } from '../../paraglide/messages.js'
import type { Shop } from '../app/shop.ts'
import type { SizeGuides } from '../catalog/size-guides.ts'
import { readAll } from '../database/read-all.ts'
import { tags } from '../feed/cache-tags.ts'
import type { ShopLacks } from '../settings/shop-lacks.ts'
import { pagePathsOf, readPages } from './page-content.ts'

type Sources = {
  payload: () => Promise<Payload>
  sizeGuides: Pick<SizeGuides, 'forHelp'>
  lacks: Pick<ShopLacks, 'get'>
}

/** The pages that a search may be about besides products: of editors, of the shop itself, of stores and sizes. */
export const helpPages = ({ payload, sizeGuides, lacks }: Sources): Pick<Shop, 'helpPages'> => ({
  async helpPages(locale, tag) {
    tag(tags.pages, tags.stores)
    const docs = await readPages(await payload(), { where: { _status: { equals: 'published' } } })
    const pages = [
      ...docs.flatMap((doc) => ofEditors(doc, locale)),
      ...own(locale),
      ...(await ofStores(await payload(), locale)),
      ...(await sizeGuides.forHelp(locale, tag)),
    ]
    const lacked = await lacks.get()
    return readHelpPages(pages.filter(({ topic }) => !topic || !lacked.some((part) => topicOf[part] === topic)))
  },
})

/** The pages that are not there where the shop lacks what they are about. */
const topicOf: Partial<Record<Lacked, HelpTopic>> = { stores: 'stores', 'gift-cards': 'balance' }

const noNames: Both<string[]> = { en: [], fr: [] }

function ofEditors(doc: PageDoc, locale: Locale): HelpPage[] {
  const href = pagePathsOf(doc)[locale]
  if (href === undefined || doc.key === 'home' || doc.seo?.noindex === true) return []
  return [
    {
      title: wordsIn(doc.title, locale),
      href,
      names: inBoth((each) => [wordsIn(doc.title, each), wordsIn(doc.slug, each).replaceAll('-', ' ')].filter(Boolean)),
      headings: inBoth((each) =>
        (doc.layout ?? [])
          .filter((block) => isShownIn(block, each))
          .flatMap((block) => headingsOf(block, each))
          .filter(Boolean),
      ),
    },
  ]
}

/** The headings of a block that searches of help look for: none of what is no text. */
export function headingsOf(block: BlockDoc, locale: Locale): string[] {
  const rows = (field: string) => listOf(block[field]) as Record<string, unknown>[]
  if (block.blockType === 'dropdown') return [textOf(block, 'title', locale)]
  if (block.blockType === 'columns') return rows('columns').map((row) => textOf(row, 'heading', locale))
  if (block.blockType !== 'markdowncopy') return []
  return rows('copy').flatMap((row) =>
    [...textOf(row, 'text', locale).matchAll(/^#{2,4} (.+)$/gm)].map(([, it = '']) => it),
  )
}

const own = (locale: Locale): HelpPage[] => [
  { title: m.orders_title({}, { locale }), href: paths.orders(locale), names: noNames, topic: 'orders' },
  { title: m.stores_title({}, { locale }), href: paths.stores(locale), names: noNames, topic: 'stores' },
  { title: m.gift_balance_title({}, { locale }), href: paths.giftCards(locale), names: noNames, topic: 'balance' },
  { title: m.account_title({}, { locale }), href: paths.account(locale), names: noNames, topic: 'account' },
  { title: m.account_wishlist({}, { locale }), href: paths.wishlist(locale), names: noNames, topic: 'wishlist' },
  { title: m.brands_title({}, { locale }), href: paths.brands(locale), names: noNames, topic: 'brands' },
]

/** By their city and province as well: `store hours Quebec`, which may also be elsewhere in it. */
async function ofStores(payload: Payload, locale: Locale): Promise<HelpPage[]> {
  const docs = await readAll(payload, 'stores', { sort: 'slug' })
  const all: HelpPage = {
    title: m.stores_title({}, { locale }),
    href: paths.stores(locale),
    names: inBoth((each) => provinceCodes.map((code) => provinceNames[code][each])),
    topic: 'stores',
  }
  const each = docs.flatMap(({ name, slug, city, province }) => {
    if (!wordsIn(name, locale)) return []
    const places = (each: Locale) => [city, isProvinceCode(province) ? provinceNames[province][each] : '']
    return {
      title: wordsIn(name, locale),
      href: paths.store(locale, slug),
      names: inBoth((each) => [wordsIn(name, each), ...places(each)].filter(Boolean)),
      topic: 'stores' as const,
    }
  })
  return [all, ...each]
}
