import { wordsOf, type WordOf } from '../staff-words.ts'

/** The words of what the accountant takes out, on screen and in files. */
export const accountingWord = wordsOf('accounting')
export type AccountingWord = WordOf<'accounting'>
