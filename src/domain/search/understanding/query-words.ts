import type { Locale } from '../../locale.ts'
import { folded } from '../folded.ts'

/** A word, number or sign of a query. `start` and `end` are UTF-16 units of the query. */
export type QueryWord = {
  /** In lower case, without accents. */
  bare: string
  /** In the singular, as the language makes plurals: what two forms of one word have in common. */
  form: string
  start: number
  end: number
  /** A number behind a minus, as in `up to −20`: no price. */
  isBelowZero?: boolean
}

/** Words after these are not read: nobody describes a thing in so many. */
const MOST_WORDS = 24

// A number keeps its decimals and thousands: `199,99`, `1,000`; a hyphen is a word of its own between two numbers only.
const WORD = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|[$%<>≤≥&]=?|(?<=[\p{N}$]\s?)[-–—](?=\s?[\p{N}$])/gu

/** Cuts a query into words: `women’s` is one, `d’hiver` are two, `150$` is a number and a sign. */
export function queryWords(text: string, locale: Locale): QueryWord[] {
  const words: QueryWord[] = []
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const end = index + written.length
    const last = words.at(-1)
    if (/^s$/i.test(written) && last?.end === index - 1 && /['’ʼ]/.test(text.charAt(index - 1))) {
      last.end = end
      continue
    }
    const bare = folded(written)
    const isBelowZero = last?.end !== index && /^\d/.test(bare) && /(?:^|\s)[-−]$/.test(text.slice(0, index))
    words.push({ bare, form: formOf(bare, locale), start: index, end, ...(isBelowZero && { isBelowZero }) })
    if (words.length === MOST_WORDS) break
  }
  return words
}

const irregular: Record<string, string> = {
  women: 'woman',
  womens: 'woman',
  men: 'man',
  mens: 'man',
  children: 'child',
  feet: 'foot',
  knives: 'knife',
  axes: 'axe',
  people: 'person',
}

/** A word in the singular. Wrong for some words, and the same for all their forms, which is what matters. */
export function formOf(bare: string, locale: Locale): string {
  if (bare.length < 4) return irregular[bare] ?? bare
  if (locale === 'fr') return bare.replace(/(?<=eau|eu|ou)x$|s$/, '').replace(/(?<!eau)aux$/, 'al')
  if (Object.hasOwn(irregular, bare)) return irregular[bare] ?? bare
  if (/(?:ss|us|is)$/.test(bare)) return bare
  if (/(?:ch|sh|x|ss)es$/.test(bare)) return bare.slice(0, -2)
  return bare.endsWith('ies') ? `${bare.slice(0, -3)}y` : bare.replace(/s$/, '')
}

/** The forms of the words of a text, for looking them up. */
export const formsOf = (text: string, locale: Locale): string[] => queryWords(text, locale).map(({ form }) => form)
