import type { CarouselSource, PageReferences } from '../../cms/from-doc/block-maker.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { slicesFromDoc, type PageDoc } from '../../cms/from-doc/page.ts'
import type { Pictures, Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { SafeHtml } from '../../domain/content/slice.ts'
import type { Locale } from '../../domain/locale.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import { listingRequests, type ListingSearch } from '../../domain/search/listing-search.ts'
import { cutQuery } from '../../domain/search/search-request.ts'
import type { ListingSources, SearchSources } from '../catalog/listing-sources.ts'
import { searchesFor } from '../catalog/searches-for.ts'

/** What the slices of a page show besides its own words, read before they are made. */
export type PageLookups = {
  pictures: Pictures
  /** The most popular product of a category without a picture of its own, by the category's key. */
  best: ReadonlyMap<string, Tile>
  tilesOf(source: CarouselSource): Tile[]
}

type Asked = { pictures: Set<Id>; categories: Set<string>; sources: Map<string, CarouselSource> }

/** @param more documents of pictures that are shown besides those of the slices */
export async function lookUp(
  doc: PageDoc,
  locale: Locale,
  vocabulary: Vocabulary,
  sources: SearchSources,
  more: readonly Id[],
): Promise<PageLookups> {
  const asked = askedBy(doc, locale, vocabulary)
  const pictures = await sources.catalogue.pictures([...asked.pictures, ...more])
  const tiles = new Map<string, Tile[]>()
  for (const [name, source] of asked.sources) tiles.set(name, await tilesOf(source, locale, sources))
  const best = new Map<string, Tile>()
  for (const key of asked.categories) {
    const [tile] = await tilesOf({ kind: 'scope', scope: { category: key }, limit: 1 }, locale, sources)
    if (tile) best.set(key, tile)
  }
  return { pictures, best, tilesOf: (source) => tiles.get(nameOf(source)) ?? [] }
}

/** No markup is safe markup. */
const noText = '' as SafeHtml

const nameOf = (source: CarouselSource): string => JSON.stringify(source)

/** Makes the slices once for nothing, to see what they ask for. */
function askedBy(doc: PageDoc, locale: Locale, { categories, collections }: Vocabulary): Asked {
  const asked: Asked = { pictures: new Set(), categories: new Set(), sources: new Map() }
  const some = { file: '', width: 1, height: 1, alt: '' }
  const references: PageReferences = {
    picture(id) {
      if (typeof id === 'number' || typeof id === 'string') asked.pictures.add(id)
      return some
    },
    category(id) {
      const found = categories.get(id as Id)
      if (found && !found.picture) asked.categories.add(found.key)
      return found && { key: found.key, name: found.name[locale], href: '' }
    },
    collectionKey: (id) => collections.get(id as Id)?.key,
    page: () => undefined,
    products(source) {
      asked.sources.set(nameOf(source), source)
      return []
    },
    more: () => undefined,
    store: () => undefined,
    video: () => undefined,
    ownVideo: () => ({ file: { type: '', captions: { en: '', fr: '' } }, url: '' }),
    frameUrl: () => undefined,
    form: () => undefined,
    richText: () => noText,
    inlineText: () => noText,
    log: () => {},
  }
  slicesFromDoc(doc, locale, references)
  return asked
}

/** The products of a carousel, from the most popular on where they are not named; what is sold out is left out. */
async function tilesOf(source: CarouselSource, locale: Locale, sources: SearchSources): Promise<Tile[]> {
  const { catalogue, hits } = sources
  const tiles = async (ids: readonly string[]) => (await hits.of(locale, ids)).map(tileFromHit)
  if (source.kind === 'products') {
    const codes = await catalogue.codesOf(source.ids)
    return tiles(source.ids.flatMap((id) => codes.get(id) ?? []))
  }
  if (source.kind === 'scope')
    return tiles((await ask(sources, { locale, query: emptyQuery, scope: source.scope }, source.limit)).ids)
  const { meant, asWords } = await searchesFor(sources, locale, cutQuery(source.query.trim()), emptyQuery)
  for (const search of meant?.searches ?? []) {
    const found = await ask(sources, search, source.limit)
    if (found.ids.length > 0 || (await ask(sources, search, 0)).total > 0) return tiles(found.ids)
  }
  return tiles((await ask(sources, asWords, source.limit)).ids)
}

/** @param limit of the products that can be bought; 0 counts the others too, which are on the listing’s page */
async function ask(
  { searchClient }: ListingSources,
  search: ListingSearch,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const [request] = listingRequests(search)
  if (!request) return { ids: [], total: 0 }
  const facetFilters = [...request.facetFilters, ...(limit > 0 ? [['stock:-OUT_OF_STOCK']] : [])]
  const [answer] = await searchClient.searchMany([{ ...request, facets: [], facetFilters, hitsPerPage: limit }])
  return { ids: (answer?.hits ?? []).map(({ objectID }) => objectID), total: answer?.nbHits ?? 0 }
}
