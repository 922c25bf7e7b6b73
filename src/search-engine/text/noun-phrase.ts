import { hasDigit } from './language.ts'
import { units } from './units.ts'

/** A word of a text, in order; `start` and `end` are UTF-16 units of the text. */
export type PhraseWord = { term: string; start: number; end: number }

/** What a word does in the name of a thing: it names it, says more about it, or says what it is for or has. */
export const NAMES = 1
export const COMPLETES = 2
export const DESCRIBES = 0
export type PhrasePart = typeof DESCRIBES | typeof NAMES | typeof COMPLETES

/** More words than this are no name of a thing. */
const LONGEST_NAME = 40
/** Words after which a name says what the thing is for or has. */
const en = new Set([
  'for',
  'with',
  'without',
  'w',
  'from',
  'by',
  'to',
  'in',
  'on',
  'plus',
  'featuring',
  'including',
  'compatible',
  'designed',
  'made',
  'suitable',
  'fits',
])
const fr = new Set('de d du des a au aux pour avec sans en sur par dans chez compatible'.split(' '))
/** Lengths in full, which no tokenizer joins to their number. */
const lengths = new Set(['feet', 'foot', 'inch', 'inches', 'metre', 'metres', 'meter', 'meters', 'pouces', 'pieds'])
const and = new Set(['and', 'et', 'n'])
/**
 * What ends the name of a thing: `Monitor, 27 inch`, `Mouse – black`, `Cable (2 m)`. A hyphen within a word does not.
 */
const ENDS = /[,;:()[\]|•]|\s[-–—/]\s|[–—]/

/**
 * Which words of the name of a thing name it. In English the last before `with`, `for` and the like (`Trail Bike Rack`,
 * `Arm for Monitors`), in French the first (`Sac de selle pour vélo`); numbers and measures at the end are no names. A
 * rule of thumb: a word that is taken for a name by mistake counts a little more than it should.
 * @param language the first of the index; any but French is read as English
 * @returns a part for each word; undefined where the text is rather a description
 */
export function partsOfName(text: string, words: readonly PhraseWord[], language: string): Uint8Array | undefined {
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined
  const parts = new Uint8Array(words.length)
  const isFrench = language === 'fr'
  const end = endOfName(text, words, isFrench ? fr : en)
  parts.fill(COMPLETES, end)
  if (isFrench) {
    const first = words.findIndex(({ term }, at) => at < end && !hasDigit(term) && term.length > 1)
    if (first >= 0) parts[first] = NAMES
    for (let at = 1; at < end - 1; at++) if (and.has(words[at]!.term)) parts[at + 1] = NAMES
    return parts
  }
  let last = end - 1
  while (last > 0 && (isMeasure(words, last) || words[last]!.term.length < 2)) last--
  parts[last] = NAMES
  for (let at = 1; at < last; at++) if (and.has(words[at]!.term)) parts[at - 1] = NAMES
  return parts
}

const isMeasure = (words: readonly PhraseWord[], at: number): boolean =>
  hasDigit(words[at]!.term) ||
  (at > 0 && (units.has(words[at]!.term) || lengths.has(words[at]!.term)) && hasDigit(words[at - 1]!.term))

/** The number of the first word that is not of the name itself. */
function endOfName(text: string, words: readonly PhraseWord[], connectors: ReadonlySet<string>): number {
  for (let at = 1; at < words.length; at++) {
    if (connectors.has(words[at]!.term) || ENDS.test(text.slice(words[at - 1]!.end, words[at]!.start))) return at
  }
  return words.length
}

/**
 * The word of a query that names what is wanted, by the same rule; undefined where it has one word, or none that could.
 * @param words folded, as they are asked
 */
export function namingWord(words: readonly string[], language: string): number | undefined {
  if (words.length < 2) return undefined
  const connectors = language === 'fr' ? fr : en
  const found = words.findIndex((word, at) => at > 0 && connectors.has(word))
  const end = found < 0 ? words.length : found
  const could = (at: number) => !hasDigit(words[at]!) && words[at]!.length > 1 && !connectors.has(words[at]!)
  if (language === 'fr') {
    const first = words.findIndex((_, at) => at < end && could(at))
    return first < 0 ? undefined : first
  }
  for (let at = end - 1; at >= 0; at--) if (could(at)) return at
  return undefined
}
