import { localeOfPath, type Locale } from '../locale.ts'

/** Paths of the site that have no language: calls, pictures, the editors' site. */
const unprefixed = ['api', 'media', 'admin']

/**
 * The URL of a link as the page of a language shows it: a path of this site gets the prefix exactly once (acceptance
 * 23).
 * Untouched: a prefixed path (of either language), `https://…`, `//host`, `mailto:`, `tel:`, `#…`, `?…`, a relative
 * path.
 */
export function localeHref(locale: Locale, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url
  const path = url.split(/[?#]/, 1)[0] ?? ''
  if (localeOfPath(path) || unprefixed.includes(path.split('/')[1] ?? '')) return url
  return path === '/' ? `/${locale}${url.slice(1)}` : `/${locale}${url}`
}

/** A path without its language, to compare links of menu data with links as clicked. */
export const withoutLocale = (url: string): string => url.replace(/^\/(?:en|fr)(?=$|[/?#])/, '')
