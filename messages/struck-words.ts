import type { Locale } from '../src/domain/locale.ts'
import struck from './struck-words.json' with { type: 'json' }

/** Words that no text of the language has, in small letters. */
export const struckWords = (locale: Locale): string[] => Object.keys(struck[locale])

/** Those that a text has all the same. No-break spaces are spaces here. */
export function struckIn(text: string, locale: Locale): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll("'", '’')
  return struckWords(locale).filter((words) => plain.includes(words))
}
