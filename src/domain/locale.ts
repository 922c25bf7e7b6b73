/** The languages of the shop (acceptance 2, 125). */
export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** A language of the shop, written as its URLs write it. */
export const isLocale = (text: unknown): text is Locale => text === 'en' || text === 'fr'

/** The language that a value from outside names; English where it names none. */
export const localeOr = (value: unknown): Locale => (isLocale(value) ? value : 'en')

/** The BCP 47 tag of a language as spoken in Canada, for `<html lang>` and `Intl`. */
export const languageTag = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Locale, string>

/** The language to switch to. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en')

/** A language's own name for itself (acceptance 30). */
export const languageName = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>

/** A text in both languages. */
export type Both<T = string> = Record<Locale, T>

/** What is made of each language, in both. */
export const inBoth = <T>(of: (locale: Locale) => T): Both<T> => ({ en: of('en'), fr: of('fr') })

/** The language of a path such as `/fr/panier`; undefined for an unprefixed one. */
export const localeOfPath = (pathname: string): Locale | undefined => {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : undefined
}

/** The language of a page by its URL; English where the path names none. */
export const pageLocale = ({ pathname }: { pathname: string }): Locale => localeOfPath(pathname) ?? 'en'

/** The cookie with the language that a shopper switched to. */
export const LOCALE_COOKIE = 'NEXT_LOCALE'

/**
 * The language for a visitor of an unprefixed URL (acceptance 9, 10): the cookie's, else the first of
 * `Accept-Language` that the shop speaks, else the shop's first.
 */
export const preferredLocale = (
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  first: Locale,
): Locale => (isLocale(cookie) ? cookie : (acceptedLocale(acceptLanguage) ?? first))

/** The first of `Accept-Language` (RFC 9110, section 12.5.4) that the shop speaks; undefined where it names none. */
export function acceptedLocale(acceptLanguage: string | undefined): Locale | undefined {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { locale: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  const found = wanted.find(({ locale }) => isLocale(locale))?.locale
  return isLocale(found) ? found : undefined
}
