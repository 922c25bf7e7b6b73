import type { Locale } from '../domain/locale.ts'
import { longest } from '../domain/reviews/review-form.ts'
import type { TableFault } from '../domain/reviews/review-table.ts'
import { wordsOf, type WordOf } from './staff-words.ts'

/** Messages to the staff about importing and exporting reviews. */
export type ReviewTableWord = WordOf<'reviewtable' | 'exchange'>
export const reviewTableWord = wordsOf('reviewtable')

/** What is wrong with a line, in the language of the user. */
export function reviewFault(locale: Locale, { column, problem, value }: TableFault): string {
  if (problem === 'link' || problem === 'markup') return reviewTableWord(locale, problem, { column })
  if (problem === 'too-long')
    return reviewTableWord(locale, 'long', {
      column,
      most: column === 'title' ? longest.title : column === 'author' ? longest.author : longest.text,
    })
  if (column === 'rating' || column === 'date' || column === 'language' || column === 'status')
    return reviewTableWord(locale, column, { value })
  return reviewTableWord(locale, 'noProduct')
}
