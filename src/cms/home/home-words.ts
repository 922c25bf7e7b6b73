import { wordsOf, type WordOf } from '../staff-words.ts'

/** The words of the first page of the admin, and of the report of sales. */
export const homeWord = wordsOf('home')
export type HomeWord = WordOf<'home' | 'exchange'>
