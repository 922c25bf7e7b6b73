import { localeOr } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'

/** The words of the second step at sign-in, in both languages. */
export type SecondStepWord = Exclude<WordOf<'second_step'>, ''>
const word = wordsOf('second_step')
export const secondStepWord = (language: string, name: SecondStepWord, values: Record<string, string | number> = {}) =>
  word(localeOr(language), name, values)
