import {
  facetFields,
  facetNames,
  leastRatings,
  type FacetName,
  type LeastRating,
  type ListingQuery,
} from './listing-query.ts'

/** Products on a page of a listing. */
export const PAGE_SIZE = 24

/** `above` are the keys of wider values that this one is part of, the widest first. */
export type FacetValue = { key: string; name: string; count: number; chosen: boolean; above?: string[] }
export type Facets = Record<FacetName, FacetValue[]> & {
  /** How many products have a size as one of a group, by `sizeGroupLabel`. */
  sizeGroups?: Record<string, number>
  price?: { low: number; high: number }
  /** How many products have so many stars or more; empty where none of them has reviews. */
  rating: { least: LeastRating; count: number; chosen: boolean }[]
}

/** The facets of nothing. */
export const emptyFacets: Facets = {
  category: [],
  gender: [],
  brand: [],
  colour: [],
  size: [],
  activity: [],
  rating: [],
}

/**
 * The values of a facet with their counts, the most frequent first. A chosen value stays, even with none, so that it
 * can be taken back.
 * @param nameOf the name of a value by its key; of one without a name the key is shown
 */
export function facetValues(
  counts: Record<string, number>,
  chosen: readonly string[],
  nameOf: (key: string) => string | undefined,
): FacetValue[] {
  const keys = [...new Set([...Object.keys(counts), ...chosen])]
  return keys
    .map((key) => ({
      key,
      name: nameOf(key) ?? key,
      count: (Object.hasOwn(counts, key) && counts[key]) || 0,
      chosen: chosen.includes(key),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/**
 * The ratings a listing can be narrowed to, with their counts: none where no product has reviews, unless one is chosen.
 * @param counts products by their average of stars, to one decimal: `4.3`
 */
export function ratingValues(counts: Record<string, number>, chosen: LeastRating | undefined): Facets['rating'] {
  const rated = Object.entries(counts)
  if (rated.length === 0 && !chosen) return []
  return leastRatings.map((least) => ({
    least,
    count: rated.reduce((sum, [average, count]) => (Number(average) >= least ? sum + count : sum), 0),
    chosen: chosen === least,
  }))
}

/** The same values and counts, with those chosen that another query has. */
export function withChosen(facets: Facets, query: ListingQuery): Facets {
  const valuesOf = (facet: FacetName): FacetValue[] => {
    const keys: readonly string[] = query[facetFields[facet]]
    return facets[facet].map((value) => ({ ...value, chosen: keys.includes(value.key) }))
  }
  return {
    ...facets,
    ...Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])),
    rating: facets.rating.map((value) => ({ ...value, chosen: value.least === query.rating })),
  }
}
