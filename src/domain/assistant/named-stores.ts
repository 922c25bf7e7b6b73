import type { Locale } from '../locale.ts'
import { provinceNames } from '../address/province.ts'
import { folded } from '../search/folded.ts'
import { contentWords, saysIn, wordsOf } from './question.ts'

/**
 * The stores that a question names by their city, or by what else their name says: `Rosemont` of `Montréal, Rosemont`.
 * Those of which it says both come alone.
 */
export function namedStores<Store extends { name: string; city: string }>(
  stores: readonly Store[],
  question: string,
  locale: Locale,
): Store[] {
  const words = new Set(wordsOf(question))
  const isNamed = (own: readonly string[]) => own.length > 0 && own.every((word) => words.has(word))
  const named = stores.map((store) => {
    const city = wordsOf(store.city)
    const rest = contentWords(store.name, locale).filter((word) => !city.includes(word))
    return { store, count: Number(isNamed(city)) + Number(isNamed(rest)) }
  })
  const most = Math.max(1, ...named.map(({ count }) => count))
  return named.filter(({ count }) => count === most).map(({ store }) => store)
}

/** Does a question ask for a store in a place: `a store in Moncton`? A province or a day is none, nor `near me`. */
export const namesPlace = (question: string, locale: Locale): boolean => saysIn(question)(place[locale])

const provinces = Object.values(provinceNames)
  .flatMap(({ en, fr }) => [en, fr])
  .map((name) => folded(name).replaceAll(/[^a-z]+/g, ' '))
  .join('|')
const place: Record<Locale, RegExp> = {
  en: new RegExp(
    String.raw` (stores?|shops?|locations?) (in|at|near) (?!(me|my|us|our|you|your|here|the|this|that|a|an|any|stock|person|canada|town|noon|night|what|which|general|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|${provinces}) )[a-z]`,
  ),
  fr: new RegExp(
    String.raw` (magasins?|succursales?|boutiques?) (a|pres d|pres de|pres du) (?!(t|l|la|le|les|un|une|des|du|de|d|moi|mon|ma|chez|ici|nous|vous|votre|vos|quel|quelle|quelles|cette|ce|proximite|cote|noel|paques|midi|minuit|${provinces}) )[a-z]`,
  ),
}
