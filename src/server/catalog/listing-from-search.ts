import { categoryFacet } from '../../domain/catalog/category-facet.ts'
import { facetValues, ratingValues } from '../../domain/catalog/listing.ts'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { sizeName } from '../../domain/catalog/size-text.ts'
import { tileFromHit } from '../../domain/search/hit-tile.ts'
import {
  listingRequests,
  readListing,
  type ListingResult,
  type ListingSearch,
} from '../../domain/search/listing-search.ts'
import { withKnownValues } from './known-values.ts'
import type { ListingSources } from './listing-sources.ts'
import type { SearchResponse, SearchClient } from '../search/search-client.ts'

export type FoundPage = Pick<ListingPage, 'query' | 'storeName' | 'total' | 'page' | 'pages' | 'tiles' | 'facets'> &
  Pick<ListingResult, 'inScope'>

/**
 * The page of a listing as the search finds it. The search, which may be a hosted one, gives the order; tiles are
 * filled from the index of this process, which is current. A page past the end is the last.
 * @param byCategory whether categories are a facet, where they are not pages of their own
 * @param seen called with the response for the page itself
 */
export async function listingFromSearch(
  sources: ListingSources,
  given: ListingSearch,
  byCategory: boolean,
  seen: (answer: SearchResponse) => void = () => {},
): Promise<FoundPage> {
  const { catalogue, searchClient, hits } = sources
  const { locale } = given
  const sizeNames = await hits.sizeNames(locale)
  const { store } = given.query
  const storeName = store === undefined ? undefined : await catalogue.storeName(store, locale)
  const search = await withKnownValues(sources, given, { sizes: sizeNames.keys(), isStore: storeName !== undefined })
  const { query } = search
  const {
    ids,
    total,
    pages,
    counts,
    price,
    ratings,
    inScope,
    sizeNames: inUse,
    sizeGroups,
  } = await ask(searchClient, search, seen)
  if (query.page > pages)
    return listingFromSearch(sources, { ...search, query: { ...query, page: pages } }, byCategory, seen)
  const [{ tree, brands }, shown] = [await catalogue.vocabulary(), await hits.of(locale, ids)]
  const brandNames = new Map([...brands.values()].map(({ key, name }) => [key, name]))
  return {
    query,
    ...(storeName !== undefined && { storeName }),
    total,
    page: query.page,
    pages,
    tiles: shown.map(tileFromHit),
    facets: {
      category:
        byCategory || query.categories.length > 0 ? categoryFacet(tree, counts.category, query.categories, locale) : [],
      gender: facetValues(counts.gender, query.genders, () => undefined),
      brand: facetValues(counts.brand, query.brands, (key) => brandNames.get(key)),
      colour: facetValues(counts.colour, query.colours, () => undefined),
      size: facetValues(counts.size, query.sizes, (key) => sizeName(key, sizeNames.get(key), inUse, locale)),
      sizeGroups,
      activity: facetValues(counts.activity, query.activities, () => undefined),
      rating: ratingValues(ratings, query.rating),
      ...(price && { price }),
    },
    inScope,
  }
}

async function ask(
  searchClient: SearchClient,
  search: ListingSearch,
  seen: (answer: SearchResponse) => void,
): Promise<ListingResult> {
  const answers = await searchClient.searchMany(listingRequests(search))
  if (answers[0]) seen(answers[0])
  return readListing(search, answers)
}
