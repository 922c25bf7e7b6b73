import type { Locale } from '../../domain/locale.ts'
import { sizeOfLabel, type ProductHit } from '../../domain/search/product-hit.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { CategoryCounts } from '../../domain/search/suggestion.ts'
import type { InCategory } from '../../domain/search/understanding/query-vocabulary.ts'
import type { Engine, SearchIndex } from '../../search-engine/index.ts'

/** What lists show of products, by their codes: from the index of this process, which the change feed keeps current. */
export type ProductHits = {
  /** In the order asked; products that are not shown in the language are left out. */
  of(locale: Locale, codes: readonly string[]): Promise<ProductHit[]>
  /** What products call the sizes of a key; a ski and a gift card may share one. */
  sizeNames(locale: Locale): Promise<ReadonlyMap<string, ReadonlySet<string>>>
  /** Keys of the brands, categories, collections and kinds of price that have products, with how many. */
  counts(locale: Locale): Promise<ProductCounts>
  /** How many products a category has in all, by gender and by brand. */
  inCategory(locale: Locale, key: string): Promise<CategoryCounts>
  /** For whom a category has something, and the keys of the sizes it comes in. */
  comesIn(locale: Locale, key: string): Promise<InCategory>
}
export type ProductCounts = Record<
  'brands' | 'categories' | 'collections' | 'priceTypes',
  Readonly<Record<string, number>>
>

/** More values than this no facet counts. */
const MOST_VALUES = 1000

/** @param ready settled when the index is filled */
export const productHits = (engine: () => Promise<Engine>, ready: () => Promise<void>): ProductHits => ({
  async of(locale, codes) {
    await ready()
    const index = (await engine()).index(productIndex(locale))
    return codes.flatMap((code) => hitIn(index, code) ?? [])
  },
  async sizeNames(locale) {
    await ready()
    const names = new Map<string, Set<string>>()
    for (const label of Object.keys(countsOf(await engine(), locale, ['sizeLabels']).sizeLabels ?? {})) {
      const [key, name] = sizeOfLabel(label)
      names.set(key, (names.get(key) ?? new Set()).add(name))
    }
    return names
  },
  async counts(locale) {
    await ready()
    const found = countsOf(await engine(), locale, ['brandKey', 'categoryKeys', 'collectionKeys', 'priceType'])
    return {
      brands: found.brandKey ?? {},
      categories: found.categoryKeys ?? {},
      collections: found.collectionKeys ?? {},
      priceTypes: found.priceType ?? {},
    }
  },
  async inCategory(locale, key) {
    await ready()
    const [gender, brand] = ['custom_fields.Gender', 'brandKey']
    const found = countsOf(await engine(), locale, [gender, brand, 'categoryKeys'], [[`categoryKeys:${key}`]])
    return { all: found.categoryKeys?.[key] ?? 0, genders: found[gender] ?? {}, brands: found[brand] ?? {} }
  },
  async comesIn(locale, key) {
    await ready()
    const gender = 'custom_fields.Gender'
    const found = countsOf(await engine(), locale, [gender, 'sizeKeys'], [[`categoryKeys:${key}`]])
    return {
      genders: new Set(Object.keys(found[gender] ?? {})),
      sizes: new Set(Object.keys(found.sizeKeys ?? {})),
    }
  },
})

const countsOf = (
  engine: Engine,
  locale: Locale,
  facets: string[],
  facetFilters: string[][] = [],
): Record<string, Record<string, number>> =>
  engine.index(productIndex(locale)).search({
    query: '',
    facets,
    facetFilters,
    hitsPerPage: 0,
    maxValuesPerFacet: MOST_VALUES,
    enableRules: false,
    analytics: false,
  }).facets ?? {}

/** A product's hit as it is indexed, cached as it will be shown again. */
export const hitIn = (index: SearchIndex, code: string): ProductHit | undefined =>
  // The products' indexes have nothing but hits, which are records without an index signature.
  index.getObject(code) as ProductHit | undefined

/** The same, not cached: to compare with, or to write. */
export const peekHit = (index: SearchIndex, code: string): ProductHit | undefined =>
  index.peekObject(code) as ProductHit | undefined
