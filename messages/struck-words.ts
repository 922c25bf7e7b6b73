import { readFileSync } from 'node:fs'
import type { Locale } from '../src/domain/locale.ts'

/** Every row of the table in docs/words.md, so that the page and its tests cannot differ. */
const rows = [
  ...readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8').matchAll(/^\| (en|fr) \| `(.+?)` \|/gm),
].map(([, language = '', words = '']) => ({ language, words }))

/** Words that no text of the language has, in small letters. */
export const struckWords = (locale: Locale): string[] =>
  rows.flatMap(({ language, words }) => (language === locale ? words : []))

/** Those that a text has all the same. No-break spaces are spaces here. */
export function struckIn(text: string, locale: Locale): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll("'", '’')
  return struckWords(locale).filter((words) => plain.includes(words))
}
