import type { ProductHit } from '../../domain/search/product-hit.ts'
import type { Scope } from '../../domain/catalog/scope.ts'
import { locales, type Locale } from '../../domain/locale.ts'

/** Every tag a page can carry. Readers tag with these and the change feed drops by them: the two cannot drift. */
export const tags = {
  /** A brand, category, colour … by its key: whatever names it. */
  term: (kind: string, key: string) => `term:${kind}/${key}`,
  /** All of a kind: whatever lists them. */
  terms: (kind: string) => `terms:${kind}`,
  /** A picture that a page shows for itself, not as that of a product. */
  media: (docId: number | string) => `media:${docId}`,
  /** What words find: any product whose hit changes may come or go. */
  search: 'search',
  /** What only the stock of stores decides. */
  storeStock: 'store-stock',
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
  sizeGuides: 'size-guides',
  videos: 'videos',
} as const

/**
 * A tag for what is in one language. Pages carry all of theirs like this, and a change of words in one language drops no
 * page of the other.
 */
export const inLanguage = (tag: string, locale: Locale): string => `${tag}@${locale}`

/** A tag for what is in any of these languages. */
export const inLanguages = (tag: string, of: readonly Locale[]): string[] =>
  of.length === locales.length ? [tag] : of.map((locale) => inLanguage(tag, locale))

/** All that is to be dropped for a tag: without a language what carries it in any, with one also what has none. */
export function droppedFor(tag: string): string[] {
  const language = locales.find((locale) => tag.endsWith(`@${locale}`))
  // A code may have an @ in it.
  return language
    ? [tag, tag.slice(0, -1 - language.length)]
    : [tag, ...locales.map((locale) => inLanguage(tag, locale))]
}

/** All listings that a product appears in. */
export const scopesOf = ({ brandKey, categoryKeys, collectionKeys }: ProductHit): string[] => [
  tags.scope({}),
  tags.scope({ brand: brandKey }),
  ...categoryKeys.map((category) => tags.scope({ category })),
  ...collectionKeys.map((collection) => tags.scope({ collection })),
]
