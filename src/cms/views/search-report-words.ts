import { wordsOf, type WordOf } from '../staff-words.ts'

/** What the search report says. */
export type ReportWord = WordOf<'search_report' | 'exchange'>
export const reportWord = wordsOf('search_report')
