import type { Payload } from 'payload'
import { menuFromDoc, type MenuDoc } from '../cms/from-doc/menu.ts'
import { slicesFromDoc, type CarouselSource, type PageDoc, type PageReferences } from '../cms/from-doc/page.ts'
import { wordsIn, type Id, type Localized } from '../cms/from-doc/localized.ts'
import { pictureIn, type Vocabulary } from '../cms/from-doc/vocabulary.ts'
import type { ProductRecord } from '../domain/catalog/product-record.ts'
import { isInScope } from '../domain/catalog/scope.ts'
import { toTile } from '../domain/catalog/tile.ts'
import type { ContentPage } from '../domain/content/content-page.ts'
import { uniqueSliceIds } from '../domain/content/slice-id.ts'
import type { Moved } from '../domain/catalog/listing-page.ts'
import { locales, otherLocale, type Locale } from '../domain/locale.ts'
import { localeHref } from '../domain/navigation/locale-href.ts'
import { paths } from '../domain/paths.ts'
import type { TopMenuItem } from '../domain/navigation/menu.ts'
import type { PromoMessage } from '../domain/shell/shell.ts'
import { m } from '../paraglide/messages.js'
import { tags } from './cache-tags.ts'
import type { Catalogue } from './catalogue.ts'
import { readAll } from './read-all.ts'
import { inlineText, richText } from './safe-html.ts'
import type { Shop, Tag } from './shop.ts'

type PromoDoc = { id: Id; text: Localized; url?: Localized; icon?: string | null; startsAt?: string | null; endsAt?: string | null }
const ICON_SIZE = 20

/** The whole main menu of a language, for its panels. */
export async function mainMenu(payload: Payload, locale: Locale): Promise<TopMenuItem[]> {
  const docs = await readAll<MenuDoc>(payload, 'menus', { sort: 'order', where: { language: { equals: locale }, placement: { equals: 'main' } } })
  return docs.map(menuFromDoc)
}

/** The paths of all published pages, for the sitemap. */
export async function pagePaths(payload: Payload): Promise<Partial<Record<Locale, string>>[]> {
  const docs = await readAll<PageDoc>(payload, 'pages', { where: { _status: { equals: 'published' } } })
  return docs.map((doc) => pathsOf(doc))
}

/** What editors write: the shell's menus and messages, and the content pages. */
export function content(payload: () => Promise<Payload>, catalogue: Catalogue, now: () => number): Pick<Shop, 'shell' | 'home' | 'contentPage'> {
  const page = async (locale: Locale, where: 'key' | 'slug', value: string, tag: Tag): Promise<ContentPage | undefined> => {
    // Before the look: that there is none is remembered too, and must be forgotten when it is published.
    tag(tags.catalogue, tags.pages)
    const docs = await readAll<PageDoc>(await payload(), 'pages', { where: { _status: { equals: 'published' } } })
    const doc = docs.find((each) => (where === 'key' ? each.key === value : wordsIn(each.slug, locale) === value && each.key !== 'home'))
    if (!doc || !wordsIn(doc.title, locale)) return undefined
    const vocabulary = await catalogue.vocabulary()
    const references = referencesOf({ docs, locale, vocabulary, tag, records: await catalogue.records(locale), byDocument: await recordsByDocument(catalogue, doc, locale) })
    const slices = slicesFromDoc(doc, locale, references)
    const ids = uniqueSliceIds(slices.map(({ id }) => id))
    const picture = vocabulary.media.get(doc.picture ?? -1)
    return {
      title: wordsIn(doc.title, locale),
      summary: wordsIn(doc.summary, locale),
      ...(picture && { picture: pictureIn(picture, locale) }),
      hideTopRibbonAndStoreSelector: doc.hideTopRibbonAndStoreSelector === true,
      path: pathsOf(doc),
      slices: slices.map((slice, i) => ({ ...slice, id: ids[i] ?? slice.id })),
    }
  }
  return {
    home: (locale, tag) => page(locale, 'key', 'home', tag),
    async contentPage(locale, slug, tag): Promise<ContentPage | Moved | undefined> {
      const found = await page(locale, 'slug', slug, tag)
      if (found) return found
      // A slug of the other language, for example `/fr/explore/special-offers-clothing` (acceptance 14, 18).
      const path = (await page(otherLocale(locale), 'slug', slug, tag))?.path[locale]
      return path === undefined ? undefined : { movedTo: path }
    },
    async shell(locale, tag) {
      tag(tags.menus(locale), tags.promos)
      const menus = await readAll<MenuDoc>(await payload(), 'menus', { sort: 'order', where: { language: { equals: locale } } })
      const at = (placement: MenuDoc['placement']) => menus.filter((menu) => menu.placement === placement)
      const links = (doc: MenuDoc) => menuFromDoc(doc).subnav.map(({ title, url }) => ({ title, url: localeHref(locale, url) }))
      return {
        locale,
        promoMessages: await promos(await payload(), locale, now()),
        navigation: at('main').map((doc) => ({ title: doc.title, href: localeHref(locale, doc.url), megaMenu: doc.megaMenu ?? undefined })),
        helpMenu: at('help').map(({ title, url }) => ({ title, url: localeHref(locale, url) })),
        footer: at('footer').map((doc) => ({ title: doc.title, links: links(doc) })),
      }
    },
  }
}

const pathOf = (doc: PageDoc, locale: Locale) => (doc.key === 'home' ? paths.home(locale) : paths.explore(locale, wordsIn(doc.slug, locale)))

const pathsOf = (doc: PageDoc): Partial<Record<Locale, string>> => Object.fromEntries(locales.flatMap((locale) => (wordsIn(doc.title, locale) ? [[locale, pathOf(doc, locale)]] : [])))

async function promos(payload: Payload, locale: Locale, now: number): Promise<PromoMessage[]> {
  const docs = await readAll<PromoDoc>(payload, 'promo-messages', { sort: 'order' })
  const isOn = ({ startsAt, endsAt }: PromoDoc) => (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || Date.parse(endsAt) > now)
  return docs.filter(isOn).flatMap((doc) => {
    const [text, url] = [wordsIn(doc.text, locale), wordsIn(doc.url, locale)]
    if (!text) return []
    return [{ id: String(doc.id), text, ...(url && { href: localeHref(locale, url) }), ...(doc.icon && { icon: { id: doc.icon, width: ICON_SIZE, height: ICON_SIZE } }) }]
  })
}

/** The products a page names one by one. */
async function recordsByDocument(catalogue: Catalogue, doc: PageDoc, locale: Locale): Promise<Map<Id, ProductRecord>> {
  const ids = (doc.layout ?? []).flatMap(({ products }) => (Array.isArray(products) ? (products as Id[]) : []))
  const found = new Map<Id, ProductRecord>()
  for (const id of ids) {
    const record = await catalogue.recordOfDocument(locale, id)
    if (record) found.set(id, record)
  }
  return found
}

type Known = { docs: PageDoc[]; locale: Locale; vocabulary: Vocabulary; records: ProductRecord[]; byDocument: Map<Id, ProductRecord>; tag: Tag }

function referencesOf({ docs, locale, vocabulary, records, byDocument, tag }: Known): PageReferences {
  const picture: PageReferences['picture'] = (id) => {
    const found = vocabulary.media.get(id as Id)
    return found && pictureIn(found, locale)
  }
  return {
    picture,
    category(id) {
      const found = vocabulary.categories.get(id as Id)
      if (!found) return undefined
      // Without a picture of its own a category shows its most popular product.
      const best = found.picture ? undefined : popular(records.filter((record) => isInScope(record, { category: found.key })))[0]
      if (best) tag(tags.tile(best.id))
      const shown = found.picture ? pictureIn(found.picture, locale) : best?.colours[0]?.picture
      return { key: found.key, name: found.name[locale], href: paths.listing(locale, found.path[locale]), ...(shown && { picture: shown }) }
    },
    collectionKey: (id) => vocabulary.collections.get(id as Id)?.key,
    page(id) {
      const found = docs.find((doc) => doc.id === id)
      return found && wordsIn(found.title, locale) ? { title: wordsIn(found.title, locale), summary: wordsIn(found.summary, locale), href: pathOf(found, locale), picture: picture(found.picture) } : undefined
    },
    products(source) {
      const chosen = chosenRecords(source, records, byDocument)
      if (source.kind === 'scope') tag(tags.scope(source.scope))
      tag(...chosen.map(({ id }) => tags.tile(id)))
      return chosen.map(toTile)
    },
    more: (source) => moreOf(source, locale, vocabulary),
    richText: (markdown) => richText(markdown, locale),
    inlineText: (markdown) => inlineText(markdown, locale),
    log: (sentence) => console.warn(sentence),
  }
}

function chosenRecords(source: CarouselSource, records: ProductRecord[], byDocument: Map<Id, ProductRecord>): ProductRecord[] {
  if (source.kind === 'products') return source.ids.flatMap((id) => byDocument.get(id) ?? [])
  return popular(records.filter((record) => isInScope(record, source.scope) && record.stock !== 'OUT_OF_STOCK')).slice(0, source.limit)
}

const popular = (records: ProductRecord[]): ProductRecord[] => records.toSorted((a, b) => b.popularity - a.popularity || a.id.localeCompare(b.id))

function moreOf(source: CarouselSource, locale: Locale, { tree, collections }: Vocabulary): { label: string; href: string } | undefined {
  if (source.kind === 'products') return undefined
  const { category, collection, narrow } = source.scope
  const label = m.carousel_more({}, { locale })
  if (collection) {
    const slug = [...collections.values()].find(({ key }) => key === collection)?.slug[locale]
    return slug ? { label, href: paths.collection(locale, slug) } : undefined
  }
  return { label, href: paths.listing(locale, category ? (tree.byKey.get(category)?.path[locale] ?? '') : '', narrow) }
}
