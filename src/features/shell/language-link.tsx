import { languageName, languageTag, otherLocale, type Locale } from '../../domain/locale.ts'

/**
 * The page in the other language, named in that language (acceptance 29, 30). A plain link: the language of a document
 * never changes.
 */
export function LanguageLink({ locale, href, className = '' }: { locale: Locale; href: string; className?: string }) {
  const other = otherLocale(locale)
  return (
    <a href={href} lang={languageTag[other]} hrefLang={languageTag[other]} className={className}>
      {languageName[other]}
    </a>
  )
}
