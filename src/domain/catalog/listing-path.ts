import type { Locale } from '../locale.ts'
import { listingWords } from '../paths.ts'

/** What a listing shows, by its path (acceptance 13–22). Paths and slugs are not yet looked up. */
export type ListingPath = {
  scope:
    | { kind: 'all' }
    | { kind: 'category'; path: string }
    | { kind: 'collection'; slug: string }
    | { kind: 'brand'; slug: string; categoryPath: string }
  narrow?: 'deals' | 'new'
}

/** Reads what follows `/products/` or `/produits/`, without its slashes at either end. */
export function parseListingPath(locale: Locale, splat: string): ListingPath {
  const segments = splat.split('/').filter(Boolean)
  const last = segments.at(-1)
  const narrow = last === listingWords.deals[locale] ? 'deals' : last === listingWords.new[locale] ? 'new' : undefined
  if (narrow) segments.pop()
  return { scope: scopeOf(locale, segments), ...(narrow && { narrow }) }
}

function scopeOf(locale: Locale, [first, second, ...rest]: string[]): ListingPath['scope'] {
  if (first === undefined) return { kind: 'all' }
  if (first === listingWords.collections[locale] && second)
    return { kind: 'collection', slug: [second, ...rest].join('/') }
  if (first === listingWords.brands[locale] && second)
    return { kind: 'brand', slug: second, categoryPath: rest.join('/') }
  return { kind: 'category', path: [first, second, ...rest].filter(Boolean).join('/') }
}
