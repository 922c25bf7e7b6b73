import type { CatalogueProduct, CatalogueVariant, Product } from './product.ts'

/** A product as its page carries it to the browser, without what the server alone reads. */
export function pageProduct(product: CatalogueProduct): Product {
  const {
    collections: _collections,
    activities: _activities,
    isNew: _isNew,
    popularity: _popularity,
    publishedOn: _publishedOn,
    alternateSlug: _alternateSlug,
    ...shown
  } = product
  return { ...shown, variants: product.variants.map(pageVariant) }
}

const pageVariant = ({ weightGrams: _weight, gtin: _gtin, mpn: _mpn, saleTimes: _times, ...shown }: CatalogueVariant) =>
  shown
