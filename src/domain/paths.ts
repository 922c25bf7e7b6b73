import type { ProvinceCode } from './address/province.ts'
import { accountSections, loginSteps, type AccountSection, type LoginStep } from './accounts/account-pages.ts'
import { isLocale, locales, type Both, type Locale } from './locale.ts'
import type { NewsletterStep } from './newsletter/newsletter.ts'
import type { OrderLinkEnd } from './orders/order-link.ts'
import type { QuestionStep } from './questions/question-step.ts'
import type { StockAlertStep } from './stock-alerts/stock-alert.ts'
import { asSearch, ownSearch } from './search-text.ts'
import { IMAGE_QUALITY } from './shell/media.ts'

/**
 * Every page of the shop: its path below `/{locale}` in each language. The whole URL surface is defined here
 * (specification, section 2).
 */
export const pageShapes = {
  home: { en: '', fr: '' },
  search: { en: 'search', fr: 'search' },
  product: { en: 'product/:id/:slug?', fr: 'product/:id/:slug?' },
  category: { en: 'category/:slug', fr: 'category/:slug' },
  listing: { en: 'products/*', fr: 'produits/*' },
  brands: { en: 'brands', fr: 'marques' },
  explore: { en: 'explore/:slug', fr: 'explorer/:slug' },
  stores: { en: 'stores', fr: 'magasins' },
  store: { en: 'stores/:slug', fr: 'magasins/:slug' },
  cart: { en: 'cart', fr: 'panier' },
  checkout: { en: 'checkout/:step?', fr: 'paiement/:step?' },
  orders: { en: 'orders', fr: 'commandes' },
  order: { en: 'orders/:number', fr: 'commandes/:number' },
  giftCards: { en: 'gift-cards', fr: 'cartes-cadeaux' },
  login: { en: 'login/:step?', fr: 'connexion/:step?' },
  account: { en: 'account/:section?', fr: 'compte/:section?' },
  wishlist: { en: 'wishlist/:token?', fr: 'liste-de-souhaits/:token?' },
  newsletter: { en: 'newsletter/:step', fr: 'infolettre/:step' },
  compare: { en: 'compare/:ids?', fr: 'comparer/:ids?' },
  sizeGuide: { en: 'size-guides/:slug', fr: 'guides-des-tailles/:slug' },
  stockAlert: { en: 'back-in-stock/:step', fr: 'retour-en-stock/:step' },
  reviews: { en: 'reviews/:id/:slug?', fr: 'avis/:id/:slug?' },
  questions: { en: 'questions/:id/:slug?', fr: 'questions/:id/:slug?' },
  question: { en: 'question/:step', fr: 'question/:step' },
  review: { en: 'write-a-review/:number', fr: 'donner-un-avis/:number' },
  linkAgent: { en: 'link-agent', fr: 'lier-un-agent' },
} as const satisfies Record<string, Both>

export type PageName = keyof typeof pageShapes

/** Words inside listing paths, after `/products/` or `/produits/`. */
export const listingWords = {
  collections: { en: 'collections', fr: 'collections' },
  brands: { en: 'brands', fr: 'marques' },
  deals: { en: 'deals', fr: 'aubaines' },
  new: { en: 'new', fr: 'nouveau' },
} as const satisfies Record<string, Both>

/** The steps of the checkout as its addresses say them. */
const stepWords = {
  contact: { en: 'contact', fr: 'coordonnees' },
  address: { en: 'address', fr: 'adresse' },
  delivery: { en: 'delivery', fr: 'livraison' },
  payment: { en: 'payment', fr: 'reglement' },
  review: { en: 'review', fr: 'verification' },
} as const satisfies Record<string, Both>
type Step = keyof typeof stepWords

/** Pages of editors that the shop itself refers to; the seed creates them. */
const helpWords = {
  returns: { en: 'returns', fr: 'retours' },
  contact: { en: 'contact', fr: 'nous-joindre' },
  privacy: { en: 'privacy', fr: 'confidentialite' },
} as const satisfies Record<string, Both>
export type ReferredPage = keyof typeof helpWords
export const helpSlug = (page: ReferredPage, locale: Locale): string => helpWords[page][locale]

/** The step that the word of an address means, in whichever language it is written. */
export const stepOfWord = (word: string | undefined): Step | undefined =>
  (Object.keys(stepWords) as Step[]).find((step) => stepWords[step].en === word || stepWords[step].fr === word)

const listing = (locale: Locale, ...parts: string[]) =>
  ['', locale, locale === 'fr' ? 'produits' : 'products', ...parts.filter(Boolean)].join('/')
const below = (locale: Locale, page: PageName, ...parts: string[]) =>
  ['', locale, pageShapes[page][locale].split('/:')[0], ...parts.filter(Boolean)]
    .filter((part, i) => i === 0 || part)
    .join('/')

type LookedUp = { number?: string | undefined; link?: OrderLinkEnd | '' | undefined }

/** Builds every URL of the shop, in both languages. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  search: (locale: Locale, query?: string) =>
    below(locale, 'search') + (query ? `?q=${encodeURIComponent(query)}` : ''),
  /** Without its slug the page leads to the one with it. */
  product: (locale: Locale, id: string, slug?: string) =>
    `/${locale}/product/${id}${slug === undefined ? '' : `/${slug}`}`,
  allProducts: (locale: Locale) => listing(locale),
  listing: (locale: Locale, categoryPath: string, narrow?: 'deals' | 'new') =>
    listing(locale, categoryPath, narrow ? listingWords[narrow][locale] : ''),
  deals: (locale: Locale) => listing(locale, listingWords.deals[locale]),
  newArrivals: (locale: Locale) => listing(locale, listingWords.new[locale]),
  collection: (locale: Locale, slug: string) => listing(locale, listingWords.collections[locale], slug),
  brands: (locale: Locale) => below(locale, 'brands'),
  brand: (locale: Locale, brand: string, categoryPath = '') =>
    listing(locale, listingWords.brands[locale], brand, categoryPath),
  category: (locale: Locale, slug: string) => below(locale, 'category', slug),
  explore: (locale: Locale, slug: string) => below(locale, 'explore', slug),
  /** The page about what can be returned. */
  returns: (locale: Locale) => below(locale, 'explore', helpWords.returns[locale]),
  stores: (locale: Locale) => below(locale, 'stores'),
  store: (locale: Locale, slug: string) => below(locale, 'store', slug),
  /** `province`: what it would cost there is estimated. */
  cart: (locale: Locale, province?: ProvinceCode) => below(locale, 'cart') + (province ? `?province=${province}` : ''),
  checkout: (locale: Locale, step?: Step) => below(locale, 'checkout', step ? stepWords[step][locale] : ''),
  /** Where a bank leads back to, after its check of an attempt to pay. */
  attempt: (locale: Locale, key: string) =>
    `${below(locale, 'checkout', stepWords.review[locale])}?attempt=${encodeURIComponent(key)}`,
  /** `number`: of the order that is looked up; `link`: why a link leads there instead of to what it was for. */
  orders: (locale: Locale, { number = '', link = '' }: LookedUp = {}) =>
    below(locale, 'orders') + asSearch(ownSearch(Object.entries({ number, link }), ['number', 'link'])),
  /** `token` opens it without signing in. */
  order: (locale: Locale, number: string, token?: string) =>
    below(locale, 'order', number) + (token ? `?token=${encodeURIComponent(token)}` : ''),
  /** The page of an order that was just placed; it says so. */
  placedOrder: (locale: Locale, { number, token }: { number: string; token: string }): string =>
    `${paths.order(locale, number, token)}&placed`,
  /** The empty cart of whoever wanted to check out; it says why it may be empty. */
  nothingToOrder: (locale: Locale) => `${below(locale, 'cart')}?nothing-to-order`,
  /** Where a bank leads back to from an attempt to pay what a correction of the order costs. */
  difference: (locale: Locale, number: string, key: string, token?: string) =>
    below(locale, 'order', number) +
    `?${token ? `token=${encodeURIComponent(token)}&` : ''}attempt=${encodeURIComponent(key)}`,
  giftCards: (locale: Locale) => below(locale, 'giftCards'),
  login: (locale: Locale, step?: LoginStep) => below(locale, 'login', step ? loginSteps[step][locale] : ''),
  /** Signing in on the way to another page of the shop. */
  loginFor: (locale: Locale, to: string) => `${below(locale, 'login')}?to=${encodeURIComponent(to)}`,
  /** Where a shopper is led who has just deleted the account; it says so. */
  accountDeleted: (locale: Locale) => `${below(locale, 'login')}?deleted`,
  /** Where a shopper is led whose session had ended before a form was sent; it says that nothing was saved. */
  sessionEnded: (locale: Locale, to: string) => `${below(locale, 'login')}?unsaved&to=${encodeURIComponent(to)}`,
  /** Where a shopper is led who has just signed out; it says so. */
  signedOut: (locale: Locale) => `${below(locale, 'login')}?signed-out`,
  account: (locale: Locale, section?: AccountSection) =>
    below(locale, 'account', section ? accountSections[section][locale] : ''),
  wishlist: (locale: Locale, token = '') => below(locale, 'wishlist', token),
  newsletter: (locale: Locale, step: NewsletterStep) => below(locale, 'newsletter', step),
  /** Products side by side, by their codes. */
  compare: (locale: Locale, ids: readonly string[]) => below(locale, 'compare', ids.join(',')),
  sizeGuide: (locale: Locale, slug: string) => below(locale, 'sizeGuide', slug),
  /** What follows a wish for a mail when something is back in stock. */
  stockAlert: (locale: Locale, step: StockAlertStep) => below(locale, 'stockAlert', step),
  /** All reviews of a product. */
  reviews: (locale: Locale, id: string, slug: string) => below(locale, 'reviews', id, slug),
  /** All questions about a product, and the form to ask one. Without its slug the page leads to the one with it. */
  questions: (locale: Locale, id: string, slug = '') => below(locale, 'questions', id, slug),
  /** What follows a question, and the links of its mails. */
  question: (locale: Locale, step: QuestionStep) => below(locale, 'question', step),
  /** Where the buyer of an order reviews its products; only the token of the mail opens it. */
  review: (locale: Locale, number: string, token: string) =>
    `${below(locale, 'review', number)}?token=${encodeURIComponent(token)}`,
  /** Where a customer is asked whether a shopping agent may act in the account. */
  linkAgent: (locale: Locale) => below(locale, 'linkAgent'),
  video: (file: string) => `/video/${encodeURIComponent(file)}`,
  captions: (file: string, locale: Locale) => `/video/${encodeURIComponent(file)}/${locale}.vtt`,
  /** A picture of a shopper’s review; shown once staff published it. */
  reviewPicture: (file: string) => `/review-pictures/${file}`,
  media: (file: string, width: number) => `/media/${encodeURIComponent(file)}?w=${width}&q=${IMAGE_QUALITY}`,
} as const

/**
 * The same page's path for a first segment written in the wrong language: `/en/panier` → `/en/cart` (acceptance 14).
 * Undefined where the first segment is right, or belongs to no page. The rest of the path stays as it is.
 */
export function siblingPath(pathname: string): string | undefined {
  const [, prefix, first = '', ...rest] = pathname.split('/')
  if (prefix !== 'en' && prefix !== 'fr') return undefined
  const wrong = prefix === 'en' ? 'fr' : 'en'
  for (const shape of Object.values(pageShapes)) {
    const [word, own] = [shape[wrong].split('/')[0], shape[prefix].split('/')[0]]
    if (word && word === first && own && own !== first) return ['', prefix, own, ...rest].join('/')
  }
  return undefined
}

/** Whether a path is that of a page but for its language, such as `/cart`: it leads to the page of the shopper's own. */
export function lacksLanguage(pathname: string): boolean {
  const first = pathname.split('/')[1] ?? ''
  return Object.values(pageShapes).some((shape) => locales.some((locale) => shape[locale].split('/')[0] === first))
}

const lists = ['listing', 'search', 'category'] as const satisfies PageName[]

/** Whether a path is that of a list of products: a listing, or what leads to one. */
export function isListPath(pathname: string): boolean {
  const [, prefix, first] = pathname.split('/')
  return isLocale(prefix) && lists.some((page) => pageShapes[page][prefix].split('/')[0] === first)
}
