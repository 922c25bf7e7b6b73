import type { Both, Locale } from '../../src/domain/locale.ts'
import { paths } from '../../src/domain/paths.ts'

export const locales = ['en', 'fr'] as const satisfies Locale[]

/**
 * The screen of each language, for a sentence that speaks of neither: in English on a desktop, in French on a phone
 * (README).
 */
export const screenOf = { en: '@desktop', fr: '@phone' } as const satisfies Both

/** One page of each kind, at the addresses that shoppers and search engines keep. */
export const pages = {
  home: { en: '/en', fr: '/fr' },
  listing: { en: '/en/products/women', fr: '/fr/produits/femmes' },
  category: { en: '/en/category/rain-jackets', fr: '/fr/category/impermeables' },
  allProducts: { en: '/en/products', fr: '/fr/produits' },
  deals: { en: '/en/products/clothing/jackets/deals', fr: '/fr/produits/vetements/manteaux/aubaines' },
  newArrivals: { en: '/en/products/new', fr: '/fr/produits/nouveau' },
  collection: { en: '/en/products/collections/rainy-day', fr: '/fr/produits/collections/jour-de-pluie' },
  brand: { en: '/en/products/brands/saltspray', fr: '/fr/produits/marques/saltspray' },
  brandInCategory: {
    en: '/en/products/brands/saltspray/clothing/jackets',
    fr: '/fr/produits/marques/saltspray/vetements/manteaux',
  },
  brands: { en: '/en/brands', fr: '/fr/marques' },
  explore: { en: '/en/explore/ski-shop', fr: '/fr/explorer/boutique-de-ski' },
  stores: { en: '/en/stores', fr: '/fr/magasins' },
  store: { en: '/en/stores/calgary-macleod-trail', fr: '/fr/magasins/calgary-macleod-trail' },
  product: { en: '/en/product/5107-232/lakehead-fleece-jacket', fr: '/fr/product/5107-232/veste-en-polar-lakehead' },
  giftCard: {
    en: '/en/product/5027-227/portage-electronic-gift-card',
    fr: '/fr/product/5027-227/carte-cadeau-electronique-portage',
  },
} as const satisfies Record<string, Both>

/** How the address of a listing of green things ends: in the words of its language (acceptance 24). */
export const filteredBy = (locale: Locale, rest = ''): RegExp =>
  new RegExp(`\\?colour=${{ en: 'green', fr: 'vert' }[locale]}${rest}$`)

export const search: Both = { en: '/en/search?q=jacket', fr: '/fr/search?q=manteau' }
export const cart: Both = { en: '/en/cart', fr: '/fr/panier' }
export const missing: Both = { en: '/en/products/no-such-thing', fr: '/fr/produits/rien-de-tel' }

/** Every public page with its kind and language. */
export const everyPage = locales.flatMap((locale) =>
  Object.entries(pages).map(([kind, path]) => ({ kind: kind as keyof typeof pages, locale, path: path[locale] })),
)

/** The kinds of pages of a language for a walk through all of them, the empty and the private ones too. */
export const walkOf = (locale: Locale): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(pages).map(([kind, path]) => [kind, path[locale]])),
  search: search[locale],
  searchEmpty: `${paths.search(locale)}?q=zzzxqv`,
  compare: paths.compare(locale, ['5107-232', '5107-685']),
  missing: missing[locale],
  cartEmpty: cart[locale],
  login: paths.login(locale),
  register: paths.login(locale, 'register'),
  orders: paths.orders(locale),
  giftCards: paths.giftCards(locale),
  wishlist: paths.wishlist(locale),
})
