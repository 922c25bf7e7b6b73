import type { Gender } from '../../catalog/product.ts'
import type { Cents } from '../../money.ts'
import { joiners } from './fixed-words.ts'
import type { Meaning, ReadKind } from './meaning.ts'
import type { QueryWord } from './query-words.ts'

/** Words of a query that were understood, from one up to, not including, another. */
export type WordRun = { from: number; to: number; meaning: Meaning | { kind: 'price'; price: Price } }
type Price = { from?: Cents; to?: Cents }

/** A part of a query that was understood as a filter. */
export type ReadPart = {
  kind: ReadKind | 'mine'
  /** As typed. */
  text: string
  start: number
  end: number
  /** Whether the words are looked for as well, since they say more than the filter. */
  staysWord: boolean
}

/** The filters of a query, by the keys that products carry. */
export type ReadFilters = {
  categories: string[]
  genders: Gender[]
  brands: string[]
  colours: string[]
  sizes: string[]
  activities: string[]
  price?: Price
  inStock: boolean
  store?: string
  onSale: boolean
  isNew: boolean
}

/** A query as it was understood. `rest` are the words that are looked for. */
export type QueryReading = {
  text: string
  filters: ReadFilters
  parts: ReadPart[]
  rest: string
  /** It asks for what the shopper’s own store has, which nobody but the shopper’s browser knows. */
  inMyStore: boolean
}

export const noFilters = (): ReadFilters => ({
  categories: [],
  genders: [],
  brands: [],
  colours: [],
  sizes: [],
  activities: [],
  inStock: false,
  onSale: false,
  isNew: false,
})

/**
 * The filters of what was understood, in the order of the query.
 * @param typed the words before they were corrected
 */
export function readingOf(text: string, runs: readonly WordRun[], typed: readonly QueryWord[]): QueryReading {
  const filters = noFilters()
  const parts: ReadPart[] = []
  for (const { from, to, meaning } of runs) {
    const staysWord = meaning.kind === 'category' && !meaning.isWhole
    add(filters, meaning)
    const start = typed[staysWord ? from : withJoiner(typed, runs, from)]!.start
    const end = typed[to - 1]!.end
    parts.push({ kind: meaning.kind, text: text.slice(typed[from]!.start, end), start, end, staysWord })
  }
  return {
    text,
    filters,
    parts,
    rest: restOf(text, parts),
    inMyStore: runs.some(({ meaning }) => meaning.kind === 'mine'),
  }
}

/** `for` in `for women`, unless it is read already or nothing comes before it that it could join to. */
function withJoiner(words: readonly QueryWord[], runs: readonly WordRun[], from: number): number {
  let first = from
  while (
    first > 0 &&
    (joiners.en.before.has(words[first - 1]!.bare) || joiners.fr.before.has(words[first - 1]!.bare)) &&
    runs.every((run) => run.to <= first - 1 || run.from > first - 1)
  )
    first--
  return first
}

function add(filters: ReadFilters, meaning: WordRun['meaning']) {
  const put = <Key extends string>(list: Key[], ...keys: readonly Key[]) => {
    for (const key of keys) if (!list.includes(key)) list.push(key)
  }
  if (meaning.kind === 'gender') put(filters.genders, ...meaning.values)
  else if (meaning.kind === 'category') put(filters.categories, ...meaning.keys)
  else if (meaning.kind === 'brand') put(filters.brands, meaning.key)
  else if (meaning.kind === 'colour') put(filters.colours, meaning.key)
  else if (meaning.kind === 'size') put(filters.sizes, meaning.key)
  else if (meaning.kind === 'activity') put(filters.activities, meaning.key)
  else if (meaning.kind === 'price') filters.price = { ...filters.price, ...meaning.price }
  else if (meaning.kind === 'store') filters.store ??= meaning.key
  else if (meaning.kind === 'stock') filters.inStock = true
  else if (meaning.kind === 'sale') filters.onSale = true
  else if (meaning.kind === 'new') filters.isNew = true
}

/** The words that nothing was read from, as typed: without those that only join or are too short to say anything. */
export function wordsBeside({ text, parts }: Pick<QueryReading, 'text' | 'parts'>): string[] {
  const isJoiner = (word: string) =>
    Object.values(joiners).some(({ before, not }) => before.has(word.toLowerCase()) || not.has(word.toLowerCase()))
  const outside = parts.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  const words = outside.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => word.length > 2 && !isJoiner(word))
  return [...new Set(words)]
}

/**
 * The words that are looked for.
 * @param unread kinds that were taken back: a category is looked for by its words then, what else was read is gone
 */
export function restOf(text: string, parts: readonly ReadPart[], unread: readonly string[] = []): string {
  const gone = parts.filter(({ kind, staysWord }) => !staysWord && !(kind === 'category' && unread.includes(kind)))
  let rest = ''
  let at = 0
  for (const [i, { kind, start, end }] of gone.entries()) {
    const between = text.slice(at, Math.max(at, start))
    // `men and women`: what joined them joins nothing any more.
    rest += gone[i - 1]?.kind === kind && /^[\s,]*(?:and|or|et|ou|&|\/)?\s*$/i.test(between) ? ' ' : `${between} `
    at = Math.max(at, end)
  }
  return (rest + text.slice(at)).replace(/\s+/g, ' ').replace(/^[\s,;·-]+|[\s,;·-]+$/g, '')
}
