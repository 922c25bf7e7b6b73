import type { Locale } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'

/** The words of the page where products are imported. */
export const importWord = wordsOf('products_import')

export type SayImport = (
  word: WordOf<'products_import' | 'exchange'>,
  values?: Record<string, string | number>,
) => string

export const numberText = (number: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-CA`).format(number)
