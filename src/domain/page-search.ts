import { listingParameters, listingSearch, parseListingQuery } from './catalog/listing-query.ts'
import type { Locale } from './locale.ts'
import type { PageName } from './paths.ts'
import { asSearch, joined, ownSearch, pairsOf, productOptions, type Parameters } from './search-text.ts'

/**
 * The query of a page with only what it understands, in a fixed order and in the words of the language: what its
 * loaders see, what it is cached under, and what goes with a shopper who changes the language.
 */
export function pageSearch(page: PageName | undefined, parameters: Parameters, locale: Locale): string {
  const given = [...parameters]
  const listing = () => listingSearch(parseListingQuery(given), locale).slice(1)
  const parts =
    page === 'listing' || page === 'category'
      ? [listing()]
      : page === 'search'
        ? [ownSearch(given, ['q']), listing()]
        : page === 'product'
          ? [ownSearch(given, productOptions)]
          : []
  return asSearch(parts.filter(Boolean).join('&'))
}

const reads: Partial<Record<PageName, (name: string) => boolean>> = {
  listing: isFilter,
  category: isFilter,
  search: (name) => name === 'q' || isFilter(name),
  product: (name) => productOptions.some((option) => option === name),
}

/**
 * What a link brought along that the page itself does not read, such as the code of a campaign: it stays with the
 * shopper where the page has moved (acceptance 27).
 */
export const campaignSearch = (page: PageName | undefined, search: string): string =>
  joined(pairsOf(search).filter(([name]) => name !== '_routes' && !(page && reads[page]?.(name))))

function isFilter(name: string): boolean {
  return listingParameters.has(name) || name.startsWith('filters[')
}
