import { isPrivate, pageOf } from '../private-pages.ts'

/** What a browser says of its line and of what its owner wants of it; each only where the browser says it. */
export type Line = { saveData?: boolean; effectiveType?: string; reducesData?: boolean }

/** Kinds of line (Network Information API) on which one page at a time is enough. */
const slow = ['slow-2g', '2g']

/**
 * Whether a page is fetched before its link is followed: a public page of this shop, never one that depends on the
 * shopper, and only where data is neither saved nor slow.
 */
export function fetchesAhead(href: string, { saveData, effectiveType, reducesData }: Line): boolean {
  if (saveData || reducesData || (effectiveType && slow.includes(effectiveType))) return false
  const page = pageOf(href.split(/[?#]/)[0] ?? '')
  return page !== undefined && !isPrivate(page)
}
