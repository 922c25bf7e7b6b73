import type { Locale } from '../locale.ts'
import { contentWords, wordsOf } from './question.ts'

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
