import type { Gender } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { attributes, is } from '../../domain/search/listing-conditions.ts'
import { listingIndex } from '../../domain/search/listing-search.ts'
import type { ProductHit } from '../../domain/search/product-hit.ts'
import type { ListingSources } from './listing-sources.ts'

/** What is looked for besides what can be bought; a facet's values are either of them. */
type Wanted = {
  query?: string
  facetFilters: readonly (readonly string[])[]
  numericFilters?: string[]
  hitsPerPage: number
}

/** What can be bought and is wanted, popular things first; words that nothing has are left out from the last on. */
export async function popularHits(
  { searchClient, hits }: Pick<ListingSources, 'searchClient' | 'hits'>,
  locale: Locale,
  { query = '', facetFilters, ...more }: Wanted,
): Promise<ProductHit[]> {
  const { hits: found } = await searchClient.search(listingIndex(locale, 'popular'), {
    ...more,
    query,
    facetFilters: [['inStock:true'], ...facetFilters.map((any) => [...any])],
    removeWordsIfNoResults: 'lastWords',
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    enableRules: false,
    analytics: false,
  })
  return hits.of(
    locale,
    found.map(({ objectID }) => objectID),
  )
}

/** Children's things stand only where they are asked for. */
export const ofAge = (gender: Gender | undefined): string =>
  gender === 'kids' ? is(attributes.gender, 'kids') : `${attributes.gender}:-kids`
