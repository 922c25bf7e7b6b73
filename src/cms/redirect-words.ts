import { wordsOf, type WordOf } from './staff-words.ts'

/** Messages to the staff about importing and exporting redirects. */
export type RedirectWord = WordOf<'redirect' | 'exchange'>
export const redirectWord = wordsOf('redirect')
