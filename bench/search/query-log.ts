import { withoutMarks } from '../../src/domain/without-marks.ts'
import type { BenchProduct } from './catalogue.ts'
import { Random } from './random.ts'

/** A query and the product its writer has in mind; `kind` is how it was written. */
export type LoggedQuery = { text: string; target: string; kind: 'plain' | 'prefix' | 'typo' | 'no accents' | 'sku' }

/** The seed of the log that is asked before a measure: queries of the same kinds for other products. */
export const OTHER_SHOPPERS = 12

/**
 * Of a hundred queries: forty typed so far, twenty misspelt, ten without accents, ten codes, the rest as they should
 * be.
 */
export function queryLog(products: readonly BenchProduct[], count: number, seed = 11): LoggedQuery[] {
  const random = new Random(seed)
  return Array.from({ length: count }, (): LoggedQuery => {
    const product = random.of(products)
    const dice = random.next()
    if (dice < 0.1) return { text: product.sku, target: product.objectID, kind: 'sku' }
    const [brand, model, kind, ...noun] = product.title.split(' ') as [string, string, string, ...string[]]
    const words =
      random.next() < 0.5 ? [brand, model] : random.next() < 0.5 ? [model, ...noun] : [brand, model, kind, ...noun]
    const text = words.join(' ').toLowerCase()
    if (dice < 0.5)
      return {
        text: text.slice(0, Math.max(2, Math.ceil(text.length * (0.3 + random.next() * 0.7)))),
        target: product.objectID,
        kind: 'prefix',
      }
    if (dice < 0.7)
      return {
        text: misspelt(
          [...words].map((word) => word.toLowerCase()),
          random,
        ),
        target: product.objectID,
        kind: 'typo',
      }
    if (dice < 0.8) return { text: withoutMarks(text), target: product.objectID, kind: 'no accents' }
    return { text, target: product.objectID, kind: 'plain' }
  })
}

/** One edit in the longest word, after its first letter. */
function misspelt(words: string[], random: Random): string {
  const at = words.reduce((longest, word, i) => (word.length > words[longest]!.length ? i : longest), 0)
  const letters = [...words[at]!]
  const place = 1 + random.below(Math.max(1, letters.length - 2))
  const letter = String.fromCharCode(97 + random.below(26))
  const edit = random.below(4)
  if (edit === 0) letters.splice(place, 2, letters[place + 1] ?? letter, letters[place]!)
  else letters.splice(place, edit === 1 ? 1 : edit === 2 ? 0 : 1, ...(edit === 1 ? [] : [letter]))
  return words.map((word, i) => (i === at ? letters.join('') : word)).join(' ')
}
