import type { CarouselSource, PageReferences } from '../../cms/from-doc/block-maker.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { slicesFromDoc, type PageDoc } from '../../cms/from-doc/page.ts'
import type { Pictures, Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { SafeHtml } from '../../domain/content/slice.ts'
import type { Locale } from '../../domain/locale.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import { listingRequests } from '../../domain/search/listing-search.ts'
import type { ListingSources } from '../catalog/listing-sources.ts'

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
  sources: ListingSources,
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
async function tilesOf(
  source: CarouselSource,
  locale: Locale,
  { catalogue, searchClient, hits }: ListingSources,
): Promise<Tile[]> {
  if (source.kind === 'products') {
    const codes = await catalogue.codesOf(source.ids)
    return (
      await hits.of(
        locale,
        source.ids.flatMap((id) => codes.get(id) ?? []),
      )
    ).map(tileFromHit)
  }
  const search = { locale, query: parseListingQuery([]), ...wordsOrScope(source) }
  const [request] = listingRequests(search)
  if (!request) return []
  const [answer] = await searchClient.searchMany([
    {
      ...request,
      facets: [],
      facetFilters: [...request.facetFilters, ['stock:-OUT_OF_STOCK']],
      hitsPerPage: source.limit,
    },
  ])
  return (
    await hits.of(
      locale,
      (answer?.hits ?? []).map(({ objectID }) => objectID),
    )
  ).map(tileFromHit)
}

const wordsOrScope = (source: Exclude<CarouselSource, { kind: 'products' }>) =>
  source.kind === 'search' ? { scope: {}, text: source.query } : { scope: source.scope }
