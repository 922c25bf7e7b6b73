import type { Payload } from 'payload'
import { slicesFromDoc, type PageDoc } from '../../cms/from-doc/page.ts'
import type { CarouselSource, PageReferences } from '../../cms/from-doc/block-maker.ts'
import { wordsIn, type Id } from '../../cms/from-doc/localized.ts'
import { textOf } from '../../cms/from-doc/page-block.ts'
import { storeFromDoc, type StoreDoc } from '../../cms/from-doc/store.ts'
import { ownVideoFromDoc, type VideoDoc } from '../../cms/from-doc/video.ts'
import { pictureIn, type Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import { isInScope } from '../../domain/catalog/scope.ts'
import { toTile } from '../../domain/catalog/tile.ts'
import type { ContentPage } from '../../domain/content/content-page.ts'
import { addressOn, frameHosts } from '../../domain/content/embed-hosts.ts'
import { uniqueSliceIds } from '../../domain/content/slice-id.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { listingRequests, readListing } from '../../domain/search/listing-search.ts'
import { m } from '../../paraglide/messages.js'
import { tags } from '../feed/cache-tags.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { readAll } from '../database/read-all.ts'
import { formHtml, inlineText, richText, videoEmbed } from './safe-html.ts'
import type { SearchClient } from '../search/search-client.ts'
import type { Tag } from '../app/shop.ts'

type Place = { payload: Payload; catalogue: Catalogue; searchClient: SearchClient; locale: Locale; tag: Tag }

/** Every page. The rows of a saved page have their ids, which Payload's types leave open. */
export const readPages = async (payload: Payload, options?: Parameters<typeof readAll>[2]): Promise<PageDoc[]> =>
  (await readAll(payload, 'pages', options)) as PageDoc[]

/**
 * A page of editors with everything its slices show; undefined where it is not written in the language. `docs` are all
 * pages it may refer to.
 */
export async function contentPageOf(
  doc: PageDoc,
  docs: PageDoc[],
  { payload, catalogue, searchClient, locale, tag }: Place,
): Promise<ContentPage | undefined> {
  if (!wordsIn(doc.title, locale)) return undefined
  const vocabulary = await catalogue.vocabulary()
  const teasesStores = (doc.layout ?? []).some((block) => block?.blockType === 'storeteaser')
  if (teasesStores) tag(tags.stores)
  const stores = teasesStores ? await readAll(payload, 'stores') : []
  const videos = (doc.layout ?? []).some((block) => block?.blockType === 'mediaembed' && block.video)
    ? await readAll(payload, 'videos')
    : []
  const references = referencesOf({
    docs,
    locale,
    vocabulary,
    tag,
    stores,
    videos,
    records: await catalogue.records(locale),
    byDocument: await recordsByDocument(catalogue, doc, locale),
    searched: await searchedBy(searchClient, doc, locale),
  })
  const slices = slicesFromDoc(doc, locale, references)
  const ids = uniqueSliceIds(slices.map(({ id }) => id))
  const picture = vocabulary.media.get(doc.picture ?? -1)
  const [metaTitle, alternateLocaleUrl] = [wordsIn(doc.seo?.title, locale), wordsIn(doc.seo?.alternateUrl, locale)]
  return {
    title: wordsIn(doc.title, locale),
    summary: wordsIn(doc.summary, locale),
    ...(picture && { picture: pictureIn(picture, locale) }),
    hideTopRibbonAndStoreSelector: doc.hideTopRibbonAndStoreSelector === true,
    path: pagePathsOf(doc),
    ...(metaTitle && { metaTitle }),
    ...(doc.seo?.noindex === true && { noindex: true }),
    ...(alternateLocaleUrl && { alternateLocaleUrl }),
    slices: slices.map((slice, i) => ({ ...slice, id: ids[i] ?? slice.id })),
  }
}

/** A page's path in each language it is written in. */
export const pagePathsOf = (doc: PageDoc): Partial<Record<Locale, string>> =>
  Object.fromEntries(locales.flatMap((locale) => (wordsIn(doc.title, locale) ? [[locale, pathOf(doc, locale)]] : [])))

const pathOf = (doc: PageDoc, locale: Locale) =>
  doc.key === 'home' ? paths.home(locale) : paths.explore(locale, wordsIn(doc.slug, locale))

/** The products a page names one by one. */
async function recordsByDocument(catalogue: Catalogue, doc: PageDoc, locale: Locale): Promise<Map<Id, ProductRecord>> {
  const ids = (doc.layout ?? []).flatMap((block) => (Array.isArray(block?.products) ? (block.products as Id[]) : []))
  const found = new Map<Id, ProductRecord>()
  for (const id of ids) {
    const record = await catalogue.recordOfDocument(locale, id)
    if (record) found.set(id, record)
  }
  return found
}

type Known = {
  docs: PageDoc[]
  locale: Locale
  vocabulary: Vocabulary
  records: ProductRecord[]
  byDocument: Map<Id, ProductRecord>
  searched: ReadonlyMap<string, string[]>
  stores: StoreDoc[]
  videos: VideoDoc[]
  tag: Tag
}

/** What the searches of a page's carousels find, by their words. */
async function searchedBy(searchClient: SearchClient, doc: PageDoc, locale: Locale): Promise<Map<string, string[]>> {
  const queries = (doc.layout ?? []).flatMap((block) =>
    block?.blockType === 'productcarousel' && block.source === 'search' ? textOf(block, 'query', locale) || [] : [],
  )
  const found = new Map<string, string[]>()
  for (const text of new Set(queries)) {
    const search = { locale, scope: {}, text, query: { ...parseListingQuery([]), inStock: true } }
    found.set(text, readListing(search, await searchClient.searchMany(listingRequests(search))).ids)
  }
  return found
}

function referencesOf({
  docs,
  locale,
  vocabulary,
  records,
  byDocument,
  searched,
  stores,
  videos,
  tag,
}: Known): PageReferences {
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
      const best = found.picture
        ? undefined
        : popular(records.filter((record) => isInScope(record, { category: found.key })))[0]
      if (best) tag(tags.tile(best.id))
      const shown = found.picture ? pictureIn(found.picture, locale) : best?.colours[0]?.picture
      return {
        key: found.key,
        name: found.name[locale],
        href: paths.listing(locale, found.path[locale]),
        ...(shown && { picture: shown }),
      }
    },
    collectionKey: (id) => vocabulary.collections.get(id as Id)?.key,
    page(id) {
      const found = docs.find((doc) => doc.id === id)
      return found && wordsIn(found.title, locale)
        ? {
            title: wordsIn(found.title, locale),
            summary: wordsIn(found.summary, locale),
            href: pathOf(found, locale),
            picture: picture(found.picture),
          }
        : undefined
    },
    products(source) {
      const chosen = chosenRecords(source, records, byDocument, searched)
      tag(
        ...(source.kind === 'products'
          ? source.ids.map(tags.picked)
          : [tags.scope(source.kind === 'scope' ? source.scope : {})]),
      )
      tag(...chosen.map(({ id }) => tags.tile(id)))
      return chosen.map(toTile)
    },
    more: (source) => moreOf(source, locale, vocabulary),
    store(id) {
      const doc = stores.find((each) => each.id === id)
      const found = doc && storeFromDoc(doc, locale, vocabulary.media)
      return (
        found && {
          name: found.name,
          address: `${found.street}, ${found.city} (${found.province})`,
          href: found.path[locale],
          ...(found.picture && { picture: found.picture }),
        }
      )
    },
    video: videoEmbed,
    ownVideo(id) {
      const found = videos.find((video) => video.id === id)
      return found && ownVideoFromDoc(found)
    },
    frameUrl: (url) => addressOn(frameHosts, url),
    form: formHtml,
    richText: (markdown) => richText(markdown, locale),
    inlineText: (markdown) => inlineText(markdown, locale),
    log: (sentence) => console.warn(sentence),
  }
}

function chosenRecords(
  source: CarouselSource,
  records: ProductRecord[],
  byDocument: Map<Id, ProductRecord>,
  searched: ReadonlyMap<string, string[]>,
): ProductRecord[] {
  if (source.kind === 'products') return source.ids.flatMap((id) => byDocument.get(id) ?? [])
  if (source.kind === 'search')
    return (searched.get(source.query) ?? [])
      .flatMap((id) => records.find((record) => record.id === id && record.stock !== 'OUT_OF_STOCK') ?? [])
      .slice(0, source.limit)
  return popular(records.filter((record) => isInScope(record, source.scope) && record.stock !== 'OUT_OF_STOCK')).slice(
    0,
    source.limit,
  )
}

const popular = (records: ProductRecord[]): ProductRecord[] =>
  records.toSorted((a, b) => b.popularity - a.popularity || a.id.localeCompare(b.id))

function moreOf(
  source: CarouselSource,
  locale: Locale,
  { tree, collections }: Vocabulary,
): { label: string; href: string } | undefined {
  if (source.kind === 'products') return undefined
  if (source.kind === 'search')
    return { label: m.carousel_more({}, { locale }), href: paths.search(locale, source.query) }
  const { category, collection, narrow } = source.scope
  const label = m.carousel_more({}, { locale })
  if (collection) {
    const slug = [...collections.values()].find(({ key }) => key === collection)?.slug[locale]
    return slug ? { label, href: paths.collection(locale, slug) } : undefined
  }
  return { label, href: paths.listing(locale, category ? (tree.byKey.get(category)?.path[locale] ?? '') : '', narrow) }
}
