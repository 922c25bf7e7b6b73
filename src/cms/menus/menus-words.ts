import type { Locale } from '../../domain/locale.ts'
import { staffText, wordsOf, type WordOf } from '../staff-words.ts'

/** What the list of menus, their export and import say; `{name}` is the menu's language. */
export type MenuWord = WordOf<'menu' | 'exchange'>
const word = wordsOf('menu')

/** What a message may say of a menu; `of` is its language. */
type MenuWordValues = {
  of?: Locale
  url?: string
  titles?: string
  title?: string
  field?: string
  problem?: string
  n?: number
  all?: number
  line?: number
  column?: number
}

/** `locale` is the language of the reader. */
export const menuWord = (locale: Locale, name: MenuWord, { of, ...values }: MenuWordValues = {}): string =>
  word(locale, name, { ...values, ...(of && { name: staffText(locale, `language_${of}`) }) })
