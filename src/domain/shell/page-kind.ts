import type { PageName } from '../paths.ts'

/** The kind of a page, for the rules that differ by page and for analytics (`page_type`). */
export type PageKind =
  | 'home'
  | 'search'
  | 'product'
  | 'listing'
  | 'brands'
  | 'content'
  | 'stores'
  | 'cart'
  | 'checkout'
  | 'auth'
  | 'account'
  | 'error'

/** The one table of cart and auth pages (acceptance 19); a page added to the shop must be added here. */
const kinds = {
  home: 'home',
  search: 'search',
  product: 'product',
  category: 'listing',
  listing: 'listing',
  brands: 'brands',
  explore: 'content',
  stores: 'stores',
  store: 'stores',
  cart: 'cart',
  checkout: 'checkout',
  orders: 'account',
  order: 'account',
  giftCards: 'account',
  login: 'auth',
  account: 'account',
  wishlist: 'account',
  newsletter: 'content',
  compare: 'content',
  sizeGuide: 'content',
  stockAlert: 'content',
  reviews: 'content',
  questions: 'content',
  question: 'content',
  review: 'account',
  linkAgent: 'account',
} as const satisfies Record<PageName, PageKind>

/**
 * The kind of a route, by its name in `paths.ts` and never by the text of its path (acceptance 44). No route is an
 * error page.
 */
export const pageKind = (page: PageName | undefined): PageKind => (page === undefined ? 'error' : kinds[page])
