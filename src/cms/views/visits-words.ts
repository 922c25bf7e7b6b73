import { localeOr } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'
import { reportNumbers } from './report-numbers.ts'

export type Word = WordOf<'visits'>
const visitsWord = wordsOf('visits')

/** The words of the report, and how its numbers are written, in the reader's language. */
export function wordsIn(language: string) {
  const locale = localeOr(language)
  return {
    locale,
    say: (word: Word, values: Record<string, string | number> = {}): string => visitsWord(locale, word, values),
    ...reportNumbers(locale),
  }
}

export type VisitsWords = ReturnType<typeof wordsIn>
