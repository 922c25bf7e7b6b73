import { defaultLocale } from '../../domain/default-locale.ts'
import { localeOfPath, preferredLocale, type Locale } from '../../domain/locale.ts'
import { pageSearch } from '../../domain/page-search.ts'
import { lacksLanguage, siblingPath, type PageName } from '../../domain/paths.ts'

/**
 * Where a URL that is not a page's own must go: one that is encoded without need, or has its language in capitals, to
 * its plain form, an unprefixed one to the shopper's language (acceptance 9, 10), one with a word of the other language
 * to its sibling (14), one with a trailing slash to the one without. Undefined: nowhere.
 */
export function redirectOf(
  url: URL,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): { to: string; status: 301 | 302 } | undefined {
  const { pathname, search } = url
  const plainly = withSmallLanguage(plainPath(pathname))
  if (plainly !== pathname && localeOfPath(plainly)) return { to: plainly + search, status: 301 }
  if (localeOfPath(pathname)) {
    const plain = pathname.length > 1 && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : undefined
    const to = siblingPath(plain ?? pathname) ?? plain
    return to && isOurs(to) ? { to: to + search, status: 301 } : undefined
  }
  // Whoever reads it looks for it at the root (llmstxt.org).
  if (!lacksLanguage(pathname) && pathname !== '/llms.txt') return undefined
  const to = `/${preferredLocale(cookie, acceptLanguage, defaultLocale())}${pathname.replace(/\/+$/, '')}`
  return isOurs(to) ? { to: to + search, status: 302 } : undefined
}

/**
 * A path in the one form in which the shop writes it (RFC 3986, 6.2.2): letters, digits, `-`, `.`, `_` and `~` as they
 * are, and hexadecimal digits large. React Router decodes a path before it looks for its page, so `/en/%63art` would be
 * a second address of the cart, which nothing that reads the path takes for it. A slash that is encoded remains so, and
 * so does what cannot be decoded: no page has it.
 */
const plainPath = (pathname: string): string =>
  pathname.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCodePoint(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
  })

const withSmallLanguage = (pathname: string): string =>
  pathname.replace(/^\/(?:en|fr)(?=\/|$)/i, (language) => language.toLowerCase())

/** A path that a browser cannot read as another host. */
const isOurs = (path: string) => /^\/(en|fr)(\/|$)/.test(path) && !path.includes('\\')

/** The query that a page is rendered from and cached under; of its data, with the routes that are asked for. */
export function meaningfulSearch(page: PageName | undefined, parameters: URLSearchParams, locale: Locale): string {
  const search = pageSearch(page, parameters, locale)
  const routes = parameters.get('_routes')
  // React Router asks for the data of some routes only.
  if (!routes || !/^[\w.,/-]{1,200}$/.test(routes)) return search
  return `${search || '?'}${search && '&'}_routes=${encodeURIComponent(routes)}`
}

/** Facets of a listing whose values the shop itself gives; all others anybody can make up without end. */
const finite = /^\?(gender=[a-z,]+|stock=in|sort=[a-z-]+|page=\d{1,2})$/

/**
 * Whether the key of a page is one of the endless many that anybody can make up: with a price, words, any facet, two
 * parameters, or a page far behind. Such a page is cached only once it is asked for again.
 */
export function isMadeUp(key: string): boolean {
  const at = key.indexOf('?')
  return at >= 0 && !finite.test(key.slice(at))
}
