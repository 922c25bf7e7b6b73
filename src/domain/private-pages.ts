import { pageShapes, type PageName } from './paths.ts'
import type { Locale } from './locale.ts'

/**
 * Pages that depend on the shopper: never cached, never shared, never fetched ahead. So is what anybody can put
 * together without end.
 */
const privatePages: readonly PageName[] = [
  'cart',
  'checkout',
  'orders',
  'order',
  'giftCards',
  'login',
  'account',
  'wishlist',
  'newsletter',
  'stockAlert',
  'question',
  'review',
  'linkAgent',
  'compare',
]

const firstWords = (locale: Locale) =>
  // The first of two pages with the same word, as the list of stores and a store.
  new Map(
    (Object.keys(pageShapes) as PageName[])
      .toReversed()
      .map((name) => [pageShapes[name][locale].split('/')[0] ?? '', name]),
  )
const pagesByWord = { en: firstWords('en'), fr: firstWords('fr') }

/** The page that a path belongs to, by its first segment below the language; undefined for one that no page has. */
export function pageOf(pathname: string): PageName | undefined {
  const [, prefix, first = ''] = pathname.split('/')
  return prefix === 'en' || prefix === 'fr' ? pagesByWord[prefix].get(first) : undefined
}

export const isPrivate = (page: PageName | undefined): boolean => page !== undefined && privatePages.includes(page)
