import { wordsOf, type WordOf } from '../staff-words.ts'

/** The words of the search report. */
export type ReportWord = WordOf<'search_report' | 'exchange'>
export const reportWord = wordsOf('search_report')
