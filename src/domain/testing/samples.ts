import { categoryTree } from '../catalog/category-tree.ts'
import type { Category } from '../catalog/category.ts'
import { toProductRecord, type ProductRecord } from '../catalog/product-record.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalog/product.ts'
import { stockStatus } from '../catalog/stock.ts'
import type { Tile } from '../catalog/tile.ts'
import type { Locale } from '../locale.ts'
import { variantPriceType } from '../pricing/price-type.ts'
import { tileFromHit } from '../search/hit-tile.ts'
import { toProductHit, type HitContext } from '../search/product-hit.ts'

/** Things for tests: complete, dull, and each test names only what it is about. */
export function sampleVariant({
  clearance = false,
  ...more
}: Partial<CatalogueVariant> & { clearance?: boolean } = {}): CatalogueVariant {
  const variant = { sku: 'A-1', price: 100_00, quantity: 10, weightGrams: 0, ...more }
  return {
    priceType: variantPriceType({ ...variant, clearance }),
    stock: stockStatus({ quantity: variant.quantity, stocked: true }),
    ...variant,
  }
}

export const sampleProduct = (more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  locale: 'en',
  id: '5101-204',
  title: 'Fundy Jacket',
  slug: 'fundy-jacket',
  alternateSlug: 'veste-fundy',
  brand: { key: 'saltspray', name: 'Saltspray', slug: 'saltspray' },
  description: '',
  features: [],
  materials: '',
  care: '',
  specifications: [],
  categories: ['jackets'],
  collections: [],
  activities: [],
  tags: [],
  colours: [],
  sizes: [],
  pictures: [],
  variants: [sampleVariant()],
  availability: 'Available',
  shippingClass: 'standard',
  isNew: false,
  popularity: 50,
  publishedOn: '2026-01-01',
  ...more,
})

/** The record of a sample; fields that only a record has are passed through. */
export const sampleRecord = (
  { categories = ['jackets'], ...more }: Partial<CatalogueProduct> = {},
  given: Partial<ProductRecord> = {},
): ProductRecord => ({ ...toProductRecord(sampleProduct(more), categories, more.locale ?? 'en'), ...given })

export const sampleCategory = (key: string, parent?: string, more: Partial<Category> = {}): Category => ({
  key,
  parent,
  name: both(key),
  path: both(parent ? `${parent}/${key}` : key),
  description: {},
  ...more,
})

const both = (text: string): Record<Locale, string> => ({ en: text, fr: `${text}-fr` })

/** What a hit takes from elsewhere, of a shop without categories, collections and stores. */
export const withoutPlaces: HitContext = {
  tree: categoryTree([]),
  collectionName: () => undefined,
  genderWords: () => [],
  storesWith: () => [],
}

/** The tile of a product, as lists have it: from its hit. */
export function sampleTile(given: Partial<CatalogueProduct>, locale: Locale = 'en'): Tile {
  const product = sampleProduct(given)
  return tileFromHit(toProductHit(product, toProductRecord(product, [], locale), withoutPlaces))
}
