import type { Cents } from '../../money.ts'
import type { QueryWord } from './query-words.ts'

/** A price in a query: from which word up to, not including, which, and its bounds in cents. */
export type PriceRun = { from: number; to: number; price: { from?: Cents; to?: Cents } }
type Amount = { cents: Cents; next: number; isMoney: boolean }

/** More dollars than this are no price of a shop. */
const MOST_DOLLARS = 999_999

/** Runs of words, separated by commas; the longest first. */
const cues = (texts: string): string[][] =>
  texts
    .split(', ')
    .map((text) => text.split(' '))
    .toSorted((a, b) => b.length - a.length)

/**
 * Words before an amount, without accents, in both languages: `moins de 200 $` is meant as such on English pages too.
 */
const below = cues(
  'under, below, less than, cheaper than, lower than, no more than, not more than, not over, ' +
    'at most, up to, within, max, maximum, <, <=, ≤, moins de, moins que, sous, sous les, ' +
    'en dessous de, au dessous de, en bas de, jusqu a, au plus, au maximum, pas plus de, inferieur a, ' +
    'moins cher que, a moins de',
)
const above = cues(
  'over, above, more than, at least, no less than, min, minimum, starting at, >, >=, ≥, plus de, ' +
    'plus que, au dessus de, en haut de, a partir de, au moins, superieur a, a plus de',
)
const aboveOfMoney = cues('from, des')
/** Words after an amount. */
const orBelow = cues('or less, or under, or below, and under, and less, max, ou moins, et moins, maximum')
const orAbove = cues('or more, or over, or above, and up, and over, and more, ou plus, et plus, et au dela')
const opening = cues('between, from, entre, de')
const joining = new Set(['and', 'to', 'et', 'a', '-', '–', '—'])
const money = new Set(['$', 'dollar', 'dollars', 'bucks', 'cad', 'piastres'])
/** Words that belong to a price and say nothing besides. */
const priceWords = new Set(['price', 'priced', 'prices', 'prix', 'cost', 'costs', 'costing', 'budget'])
/** A number before one of these is a measure. */
const units = new Set(
  (
    '% g gr kg mg gram grams gramme grammes kilo kilos lb lbs pound pounds livre livres oz l litre litres liter liters ' +
    'ml cl cm mm m km metre metres meter meters ft foot feet in inch inches po pouce pouces pied pieds lumen lumens lm ' +
    'w watt watts wh mah ah v volt volts hz ms kcal calorie calories degree degrees degre degres c f h hour hours ' +
    'heure heures minute minutes day days jour jours night nights nuit nuits week weeks semaine semaines year years ' +
    'yr yrs an ans mois month months people person persons personne personnes place places season seasons saison ' +
    'saisons pack packs fill gear gears speed speeds vitesse vitesses denier d psi'
  ).split(' '),
)

/** The prices of a text, in their order. */
export function pricesIn(words: readonly QueryWord[]): PriceRun[] {
  const found: PriceRun[] = []
  for (let at = 0; at < words.length; at++) {
    const price = priceAt(words, at)
    if (!price) continue
    found.push(price)
    at = price.to - 1
  }
  return found
}

/** The price that begins with a word; undefined where none does. */
function priceAt(words: readonly QueryWord[], start: number): PriceRun | undefined {
  const from = priceWords.has(words[start]?.bare ?? '') ? start + 1 : start
  const found = boundsAt(words, from)
  return found && { ...found, from: start }
}

function boundsAt(words: readonly QueryWord[], from: number): Omit<PriceRun, 'from'> | undefined {
  return between(words, from) ?? oneSided(words, from) ?? trailing(words, from)
}

/** `between 50 and 100`, `entre 50 et 100 $`, `50-100$`, `$50 to $100`. */
function between(words: readonly QueryWord[], from: number) {
  const open = cueAt(words, from, opening)
  const [first, isSure] = [amountAt(words, from + open), isBetween(words, from)]
  if (!first || !joining.has(words[first.next]?.bare ?? '')) return undefined
  const second = amountAt(words, first.next + 1)
  // `50-100` alone may be a code, `from 4 to 6` an age.
  if (!second || !(isSure || first.isMoney || second.isMoney)) return undefined
  const [low, high] = [first.cents, second.cents].toSorted((a, b) => a - b)
  return { to: second.next, price: { from: low!, to: high! } }
}

const isBetween = (words: readonly QueryWord[], at: number) => /^(?:between|entre)$/.test(words[at]?.bare ?? '')

function oneSided(words: readonly QueryWord[], from: number) {
  for (const [kind, list] of [
    ['to', below],
    ['from', above],
    ['money', aboveOfMoney],
  ] as const) {
    const length = cueAt(words, from, list)
    const amount = length > 0 ? amountAt(words, from + length) : undefined
    if (!amount || (kind === 'money' && !amount.isMoney)) continue
    return { to: amount.next, price: kind === 'to' ? { to: amount.cents } : { from: amount.cents } }
  }
  return undefined
}

/** `200 $ or less`, `50 $ et plus`. */
function trailing(words: readonly QueryWord[], from: number) {
  const amount = amountAt(words, from)
  if (!amount) return undefined
  for (const [kind, list] of [
    ['to', orBelow],
    ['from', orAbove],
  ] as const) {
    const length = cueAt(words, amount.next, list)
    if (length > 0 && (amount.isMoney || length > 1))
      return { to: amount.next + length, price: kind === 'to' ? { to: amount.cents } : { from: amount.cents } }
  }
  return undefined
}

/** How many words of a cue begin there, of the longest; 0 for none. */
function cueAt(words: readonly QueryWord[], from: number, list: readonly string[][]): number {
  return list.find((cue) => cue.every((word, i) => words[from + i]?.bare === word))?.length ?? 0
}

/** An amount of money, unless a unit follows that makes it a measure. */
function amountAt(words: readonly QueryWord[], from: number): Amount | undefined {
  const hasSign = words[from]?.bare === '$'
  let next = hasSign ? from + 1 : from
  const number = numberAt(words, next)
  if (!number || number.value > MOST_DOLLARS) return undefined
  next = number.next
  const isFollowed = money.has(words[next]?.bare ?? '')
  if (isFollowed) next++
  if (words[next]?.bare === 'cad') next++
  if (!hasSign && !isFollowed && isUnit(words, next)) return undefined
  return { cents: Math.round(number.value * 100), next, isMoney: hasSign || isFollowed }
}

/** Inches are the last word, or a sign or number follows: `under 500 in stock` is not a length. */
const isUnit = (words: readonly QueryWord[], at: number): boolean => {
  const unit = words[at]?.bare ?? ''
  return units.has(unit) && !(unit === 'in' && /^[a-z]/.test(words[at + 1]?.bare ?? ''))
}

/** `200`, `199,99`, `199.99`, `1,000`, `1 000`. */
function numberAt(words: readonly QueryWord[], at: number): { value: number; next: number } | undefined {
  const { bare = '', end = 0, isBelowZero } = words[at] ?? {}
  if (isBelowZero || !/^\d+(?:[.,]\d+)*$/.test(bare)) return undefined
  const after = words[at + 1]
  if (/^\d{1,3}$/.test(bare) && after && /^\d{3}$/.test(after.bare) && after.start === end + 1)
    return { value: Number(bare + after.bare), next: at + 2 }
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(bare)) return { value: Number(bare.replace(/[.,]/g, '')), next: at + 1 }
  const value = Number(bare.replace(',', '.'))
  return Number.isFinite(value) ? { value, next: at + 1 } : undefined
}

/** Whether a word compares with the amount after it: `over 60 L` is not a size. */
export const isComparison = (word: string): boolean => [...below, ...above].some((cue) => cue.at(-1) === word)

/** Words of prices that may be misspelt: `undr 200`. */
export const priceCues: readonly string[] = [...below, ...above, ...opening].flat().filter((word) => word.length > 3)

const years = new Set(['year', 'years', 'yr', 'yrs', 'ans', 'an', 'month', 'months', 'mois'])
/** Up to this many years somebody is a child. */
const OLDEST_CHILD = 14

/** How many words from here are the age of a child: `8 year old`, `4 à 6 ans`, `18 months`; 0 for none. */
export function isAge(words: readonly QueryWord[], at: number): number {
  const number = (place: number) => /^\d{1,2}$/.test(words[place]?.bare ?? '')
  if (/^age[sd]?$/.test(words[at]?.bare ?? '') && number(at + 1))
    return joining.has(words[at + 2]?.bare ?? '') && number(at + 3) ? 4 : 2
  if (!number(at)) return 0
  const last = joining.has(words[at + 1]?.bare ?? '') && number(at + 2) ? at + 2 : at
  const unit = words[last + 1]?.bare ?? ''
  if (!years.has(unit)) return 0
  if (!unit.startsWith('mo') && Number(words[last]!.bare) > OLDEST_CHILD) return 0
  return last + (/^olds?$/.test(words[last + 2]?.bare ?? '') ? 3 : 2) - at
}
