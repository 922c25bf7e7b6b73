import { activities } from '../../domain/catalog/activity.ts'
import type { facetFields, FacetName, ListingQuery } from '../../domain/catalog/listing-query.ts'
import type { ListingSearch } from '../../domain/search/listing-search.ts'
import type { ListingSources } from './listing-sources.ts'

/**
 * The search without the values of facets that mean nothing in this shop: an old link or a typing error neither empties
 * a listing nor widens it (acceptance 24). A value is found in any case; one that merely no product of the listing has
 * stays.
 * @param sizes the keys of all sizes that products have
 * @param isStore whether there is a store of the slug that is asked for
 */
export async function withKnownValues(
  { catalogue }: Pick<ListingSources, 'catalogue'>,
  search: ListingSearch,
  { sizes, isStore }: { sizes: Iterable<string>; isStore: boolean },
): Promise<ListingSearch> {
  const { store, ...query } = search.query
  const { tree, brands, colours } = await catalogue.vocabulary()
  const known: ChosenValues & Pick<ListingQuery, 'store'> = {
    categories: meant(query.categories, new Set(tree.byKey.keys())),
    brands: meant(query.brands, new Set([...brands.values()].map(({ key }) => key))),
    colours: meant(query.colours, new Set([...colours.values()].map(({ family }) => family))),
    sizes: meant(query.sizes, new Set(sizes)),
    activities: meant(query.activities, new Set<string>(activities)),
    ...(store !== undefined && isStore && { store }),
  }
  return { ...search, query: { ...query, ...known } }
}

/** What merchants name; genders are known to whoever reads an address. */
type ChosenValues = Pick<ListingQuery, (typeof facetFields)[Exclude<FacetName, 'gender'>]>

const meant = (values: readonly string[], known: ReadonlySet<string>): string[] => [
  ...new Set(
    values.flatMap((value) => {
      const lower = value.toLowerCase()
      return known.has(value) ? value : known.has(lower) ? lower : []
    }),
  ),
]
