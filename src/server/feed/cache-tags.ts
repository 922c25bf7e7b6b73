import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import type { Scope } from '../../domain/catalog/scope.ts'
import type { Locale } from '../../domain/locale.ts'

/** Every tag a page can carry. Readers tag with these and the change feed drops by them: the two cannot drift. */
export const tags = {
  /** On every page: brands, colours, categories, media … are part of all. */
  catalogue: 'catalogue',
  /** A product as tiles show it. */
  tile: (id: string) => `tile:${id}`,
  /** A product as a page of editors names it, by its document: also while it is not published, as it may come back. */
  picked: (docId: number | string) => `picked:${docId}`,
  /** A product's own page. */
  product: (id: string) => `product:${id}`,
  /** A listing: any product that comes, goes or changes in it may change counts and order. */
  scope: ({ category, brand, collection }: Scope) =>
    `scope:${category ? `category/${category}` : brand ? `brand/${brand}` : collection ? `collection/${collection}` : 'all'}`,
  menus: (locale: Locale) => `menus:${locale}`,
  pages: 'pages',
  promos: 'promos',
  stores: 'stores',
} as const

/** All listings that a product appears in. */
export const scopesOf = (record: ProductRecord): string[] => [
  tags.scope({}),
  tags.scope({ brand: record.brand.key }),
  ...record.categories.map((category) => tags.scope({ category })),
  ...record.collections.map((collection) => tags.scope({ collection })),
]
