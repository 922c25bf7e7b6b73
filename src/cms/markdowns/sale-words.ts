import { useTranslation } from '@payloadcms/ui'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'
import { reportNumbers } from '../views/report-numbers.ts'

const word = wordsOf('sale')
export type SaleWord = WordOf<'sale' | 'exchange'>

/** What the form of a sale says, in the language of its user; `counted` says how many of something there are. */
export function useSaleWords(): {
  locale: Locale
  say: (name: SaleWord, values?: Record<string, string | number>) => string
  counted: (name: SaleWord, counts: Record<string, number>) => string
} {
  const locale = localeOr(useTranslation().i18n.language)
  const { count } = reportNumbers(locale)
  return {
    locale,
    say: (name, values) => word(locale, name, values),
    // The number chooses between one and several, and is then written as elsewhere.
    counted: (name, counts) => word(locale, name, counts).replaceAll(/\d+/g, (digits) => count(Number(digits))),
  }
}
