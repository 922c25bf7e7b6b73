import type { Locale } from '../locale.ts'
import { isMobileWidth } from '../shell/breakpoint.ts'

/** How long the shopper must not have typed before a request is sent (specification section 9; acceptance 108). */
export const SEARCH_DEBOUNCE_MS = 500

/** The search provider refuses longer queries; bytes of UTF-8 (acceptance 96). */
const MAX_QUERY_BYTES = 512

/** The four tags of a request, in this order: the shop, what asks, the window, the visitor (acceptance 106). */
export type SearchTags<Of extends string> = ['mec', Of, 'mobile' | 'desktop', 'internal' | 'external']
/** The tags of a request; `width` in CSS pixels, `storePc` is a computer in a store. */
export const searchTags = <Of extends string>(
  of: Of,
  { width, storePc }: { width: number; storePc: boolean },
): SearchTags<Of> => ['mec', of, isMobileWidth(width) ? 'mobile' : 'desktop', storePc ? 'internal' : 'external']

export type AutocompleteParams = {
  query: string
  analytics: boolean
  analyticsTags: SearchTags<'autocomplete'>
  ruleContexts: ['context_autocomplete']
  /** Asks for a query id, which goes with what the shopper does with a hit (acceptance 109). */
  clickAnalytics: true
}

/** The index of the products of a language. */
export const productIndex = (locale: Locale): `products_${Locale}` => `products_${locale}`
/** The index of the suggestions of a language. */
export const suggestionIndex = (locale: Locale): `suggestions_${Locale}` => `suggestions_${locale}`

/**
 * The autocomplete query to the search provider, of the page's language only (acceptance 94–96, 105–107). An empty
 * query, or one of white space, is sent too, with analytics off.
 * @param from.width of the window in CSS pixels
 * @param from.storePc whether the store-PC cookie marks an internal visitor (acceptance 103)
 * @param index the products, unless the suggestions are named
 */
export function autocompleteRequest(
  from: { query: string; width: number; storePc: boolean; locale: Locale },
  index: 'products' | 'suggestions' = 'products',
): { index: string; params: AutocompleteParams } {
  const query = from.query.trim() === '' ? '' : cutQuery(from.query)
  return {
    index: index === 'products' ? productIndex(from.locale) : suggestionIndex(from.locale),
    params: {
      query,
      analytics: query !== '',
      analyticsTags: searchTags('autocomplete', from),
      ruleContexts: ['context_autocomplete'],
      clickAnalytics: true,
    },
  }
}

/** Whether there is anything to look for: signs and emoji are in no index. */
export const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query)

/** As much of a query as the provider takes, with no character broken (acceptance 96). */
export function cutQuery(query: string): string {
  let bytes = 0
  let preserved = ''
  for (const character of query) {
    bytes += utf8Bytes(character.codePointAt(0) ?? 0)
    if (bytes > MAX_QUERY_BYTES) break
    preserved += character
  }
  return preserved
}

const utf8Bytes = (codePoint: number): number =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
