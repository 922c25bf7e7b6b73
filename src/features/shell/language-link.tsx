import { languageName, languageTag, LOCALE_COOKIE, otherLocale, type Locale } from '../../domain/locale.ts'
import { ONE_YEAR, writeCookie } from '../../ui/write-cookie.ts'
import { takeTypedFields } from './typed-fields.ts'

/**
 * The page in the other language, named in that language (acceptance 29, 30). A plain link: the language of a document
 * never changes. What was chosen is remembered for addresses that name no language (acceptance 9, 10), and what was
 * typed into the page's forms goes along.
 */
export function LanguageLink({ locale, href, className = '' }: { locale: Locale; href: string; className?: string }) {
  const other = otherLocale(locale)
  return (
    <a
      href={href}
      lang={languageTag[other]}
      hrefLang={languageTag[other]}
      onClick={() => {
        writeCookie(LOCALE_COOKIE, other, ONE_YEAR)
        takeTypedFields(href.split(/[?#]/)[0] ?? href)
      }}
      className={className}
    >
      {languageName[other]}
    </a>
  )
}
