import type { CatalogueProduct, CatalogueVariant } from '../../../domain/catalog/product.ts'

/** A variant of the shell, in stock. */
export const variant = (colour: string, size: string, over: Partial<CatalogueVariant> = {}): CatalogueVariant => ({
  sku: `${colour}-${size}`,
  colour,
  size,
  price: 240_00,
  priceType: 'regular',
  quantity: 9,
  stock: 'IN_STOCK',
  weightGrams: 0,
  ...over,
})

/** A product in two colours and two sizes: one pair is sold out, one is not made. */
export const shell: CatalogueProduct = {
  locale: 'en',
  id: '5101-204',
  title: 'Shell',
  slug: 'shell',
  brand: { key: 'n', name: 'Nordlys', slug: 'n' },
  description: 'Dry.',
  features: [],
  materials: '',
  care: '',
  specifications: [],
  categories: [],
  collections: [],
  activities: [],
  tags: [
    {
      id: 'last-season',
      name: 'Last season',
      path: '',
      hierarchy: 'primary',
      colour: 'black',
      isLink: false,
      variants: ['moss-m'],
    },
  ],
  colours: [
    { key: 'moss', name: 'Moss', hex: '#556b2f', family: 'green', pictures: [] },
    { key: 'lake', name: 'Lake', hex: '#2f6fa8', family: 'blue', pictures: [] },
  ],
  sizes: [
    { key: 's', name: 'S' },
    { key: 'm', name: 'M' },
  ],
  pictures: [],
  variants: [
    variant('moss', 's'),
    variant('moss', 'm', { salePrice: 180_00, priceType: 'sale' }),
    variant('lake', 's', { quantity: 0, stock: 'OUT_OF_STOCK' }),
  ],
  availability: 'Available',
  shippingClass: 'standard',
  isNew: false,
  popularity: 0,
  publishedOn: '',
  alternateSlug: 'coquille',
}
