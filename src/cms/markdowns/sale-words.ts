import { useTranslation } from '@payloadcms/ui'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'

const word = wordsOf('sale')
export type SaleWord = WordOf<'sale' | 'exchange'>

/** What the form of a sale says, in the language of its user. */
export function useSaleWords(): {
  locale: Locale
  say: (name: SaleWord, values?: Record<string, string | number>) => string
} {
  const locale = localeOr(useTranslation().i18n.language)
  return { locale, say: (name, values) => word(locale, name, values) }
}
