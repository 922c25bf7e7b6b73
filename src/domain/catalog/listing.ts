import type { ListFacet, ListingQuery, Sort } from './listing-query.ts'
import type { ProductRecord } from './product-record.ts'

export const PAGE_SIZE = 24

export type FacetValue = { key: string; name: string; count: number; chosen: boolean }
export type Facets = Record<ListFacet | 'gender', FacetValue[]> & { price?: { low: number; high: number } }
export type Listing = { total: number; page: number; pages: number; hits: ProductRecord[]; facets: Facets }

/**
 * One page of the records that a query asks for, with its facets. Within a facet any value suffices, between facets all
 * must hold; a facet counts what its values would give with the other facets as they are. A page past the end is the last.
 */
export function listProducts(records: readonly ProductRecord[], query: ListingQuery): Listing {
  const hits = records.filter((record) => tests.every((test) => test.holds(record, query))).toSorted(order[query.sort])
  const pages = Math.max(1, Math.ceil(hits.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  return { total: hits.length, page, pages, hits: hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), facets: facetsOf(records, query) }
}

type Test = { facet: ListFacet | 'gender' | 'price' | 'stock'; holds(record: ProductRecord, query: ListingQuery): boolean }

const any = (chosen: readonly string[], own: readonly string[]) => chosen.length === 0 || own.some((value) => chosen.includes(value))

const tests: Test[] = [
  { facet: 'gender', holds: (record, { genders }) => any(genders, record.gender ? [record.gender] : []) },
  { facet: 'brand', holds: (record, { brands }) => any(brands, [record.brand.key]) },
  { facet: 'colour', holds: (record, { colours }) => any(colours, families(record)) },
  { facet: 'size', holds: (record, { sizes }) => any(sizes, record.sizes.map(({ key }) => key)) },
  { facet: 'price', holds: ({ lowestPrice }, { price }) => !price || (lowestPrice >= (price.from ?? 0) && lowestPrice <= (price.to ?? Infinity)) },
  { facet: 'stock', holds: ({ stock }, { inStock }) => !inStock || stock === 'IN_STOCK' || stock === 'LOW_STOCK' },
]

const families = (record: ProductRecord) => record.colours.map(({ family }) => family)

/** Ties are broken by popularity and then by id, so that pages never overlap. */
const byPopularity = (a: ProductRecord, b: ProductRecord) => b.popularity - a.popularity || a.id.localeCompare(b.id)
const order: Record<Sort, (a: ProductRecord, b: ProductRecord) => number> = {
  popular: byPopularity,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew) || b.publishedOn.localeCompare(a.publishedOn) || byPopularity(a, b),
  'price-asc': (a, b) => a.lowestPrice - b.lowestPrice || byPopularity(a, b),
  'price-desc': (a, b) => b.lowestPrice - a.lowestPrice || byPopularity(a, b),
}

function facetsOf(records: readonly ProductRecord[], query: ListingQuery): Facets {
  const others = (facet: Test['facet']) => records.filter((record) => tests.every((test) => test.facet === facet || test.holds(record, query)))
  const prices = others('price').map(({ lowestPrice }) => lowestPrice)
  return {
    gender: values(others('gender'), (record) => (record.gender ? [{ key: record.gender, name: record.gender }] : []), query.genders),
    brand: values(others('brand'), ({ brand }) => [brand], query.brands),
    colour: values(others('colour'), (record) => families(record).map((family) => ({ key: family, name: family })), query.colours),
    size: values(others('size'), ({ sizes }) => sizes, query.sizes),
    ...(prices.length > 0 && { price: { low: Math.min(...prices), high: Math.max(...prices) } }),
  }
}

/** Values with their counts, the most frequent first; a chosen value stays, even with none. */
function values(records: readonly ProductRecord[], read: (record: ProductRecord) => { key: string; name: string }[], chosen: readonly string[]): FacetValue[] {
  const found = new Map<string, FacetValue>()
  for (const record of records) {
    for (const [key, { name }] of new Map(read(record).map((value) => [value.key, value]))) {
      const value = found.get(key) ?? { key, name, count: 0, chosen: chosen.includes(key) }
      value.count++
      found.set(key, value)
    }
  }
  for (const key of chosen) if (!found.has(key)) found.set(key, { key, name: key, count: 0, chosen: true })
  return [...found.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}
