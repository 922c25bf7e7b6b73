import type { Locale } from '../locale.ts'

/** How many of what was looked at say what a shopper is after now, and how many products one question may name. */
const NEWEST = 4
export const MOST_GIVEN = 24

/**
 * Where a browser asks what goes with what was looked at last; undefined where nothing was. What is in the cart is
 * named too, so that nothing comes that is there, or that a merchandiser doesn't want beside it.
 */
export function companionsHref(
  locale: Locale,
  viewed: readonly { id: string }[],
  inCart: readonly { productId: string }[],
): string | undefined {
  if (viewed.length === 0) return undefined
  const ids = [...viewed.slice(0, NEWEST).map(({ id }) => id), ...inCart.map(({ productId }) => productId)]
  const named = [...new Set(ids)].slice(0, MOST_GIVEN).map(encodeURIComponent)
  return `/api/companions?locale=${locale}&ids=${named.join(',')}`
}
