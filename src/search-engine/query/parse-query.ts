import type { SearchParams } from '../settings/params.ts'
import { type SynonymIndex, wordsOf } from '../settings/synonyms.ts'
import { classOf, DIGIT, HYPHEN, IDEOGRAPH, LETTER, MARK } from '../text/characters.ts'
import { hasDigit, languageOf } from '../text/language.ts'
import { tokenize } from '../text/tokenize.ts'
import { units } from '../text/units.ts'
import type { Alternative, ParsedQuery, Slot } from './parsed-query.ts'

type Spelling = Alternative & { isSpaced: boolean }

/** Words after these are not looked for. */
const MOST_SLOTS = 20
const MOST_ALTERNATIVES = 40

/** Reads a query: its words, their alternative spellings and synonyms, and the excluded words. */
export function parseQuery(
  query: string,
  params: SearchParams,
  languages: readonly string[],
  synonyms?: SynonymIndex,
): ParsedQuery {
  const advanced = params.advancedSyntax
    ? readAdvanced(query, params.advancedSyntaxFeatures)
    : { rest: query, phrases: [], excluded: [] }
  const { slots, spellings } = bind(readWords(advanced.rest, params))
  const removed = dropStopWords(slots, params, languages)
  markOptional(removed ? slots.filter((slot) => !removed.has(slot)) : slots, params, languages)
  const alternatives = [...spellings, ...joined(slots, languages), ...named(slots, params, languages, synonyms)].slice(
    0,
    MOST_ALTERNATIVES,
  )
  const remaining = removed ? without(slots, alternatives, removed) : { slots, alternatives }
  for (const phrase of advanced.phrases)
    remaining.slots.push({ word: phrase.join(' '), phrase, prefix: false, optional: false, mostEdits: 0 })
  return { ...remaining, excluded: advanced.excluded }
}

/** Cuts `"quoted phrases"` and `-words` out. */
function readAdvanced(query: string, features = ['exactPhrase', 'excludeWords']) {
  const [phrases, excluded]: [string[][], string[][]] = [[], []]
  const rest = query.replace(
    /(^|\s)(-?)(?:"([^"]*)"|(?<=-)([^\s"]+))/g,
    (whole, before: string, minus: string, phrase?: string, word?: string) => {
      const words = wordsOf(phrase ?? word ?? '')
      if (words.length === 0) return whole
      if (minus && features.includes('excludeWords')) excluded.push(words)
      else if (!minus && features.includes('exactPhrase')) phrases.push(words)
      else return whole
      return before
    },
  )
  return { rest, phrases, excluded }
}

function readWords(text: string, params: SearchParams) {
  const slots: Slot[] = []
  const spellings: Spelling[] = []
  const exact = new Set(params.disableTypoToleranceOnWords?.flatMap(wordsOf))
  tokenize(text, (word, position, start, end, width, spelling) => {
    if (position >= MOST_SLOTS) return
    if (spelling)
      spellings.push({
        from: position,
        to: Math.min(position + width, MOST_SLOTS),
        words: [word],
        prefix: false,
        kind: 'spelling',
        typos: 0,
        isSpaced: isSpaced(text.slice(start, end)),
      })
    else
      slots.push({
        word,
        prefix: params.queryType === 'prefixAll',
        optional: false,
        mostEdits: exact.has(word) ? 0 : editsFor(word, params),
      })
  })
  const last = slots.at(-1)
  // A blank at the end means that the word is finished.
  if (last && params.queryType !== 'prefixNone' && isOpen(text)) {
    last.prefix = true
    for (const each of spellings) if (each.to === slots.length) each.prefix = true
  }
  return { slots, spellings: spellings.filter((each) => each.to <= slots.length) }
}

// A degree sign leaves no doubt that a unit follows.
const isSpaced = (text: string) => /\s/.test(text) && !/[°º]/.test(text)

/** Whether more of the last word may follow; behind the hyphen of `5101-` as well, its next part. */
const isOpen = (text: string) => {
  const last = classOf(text.charCodeAt(text.length - 1))
  const kind = last === HYPHEN ? classOf(text.charCodeAt(text.length - 2)) : last
  return kind === LETTER || kind === DIGIT || kind === MARK || kind === IDEOGRAPH
}

/**
 * `5101-204` and `20L` are asked for as one: a document with a half of a code has nothing of it. The index has them in
 * one piece as well.
 */
function bind({ slots, spellings }: { slots: Slot[]; spellings: Spelling[] }): {
  slots: Slot[]
  spellings: Alternative[]
} {
  // `20 l` may still become `20 long stakes`.
  const bound = spellings.filter(
    ({ from, to, isSpaced }) =>
      to - from > 1 && !(isSpaced && slots[to - 1]!.prefix) && isCode(slots.slice(from, to).map(({ word }) => word)),
  )
  const longest = bound.filter(
    (each) =>
      !bound.some(
        (other) =>
          other !== each &&
          other.from <= each.from &&
          other.to >= each.to &&
          other.words[0]!.length > each.words[0]!.length,
      ),
  )
  if (longest.length === 0) return { slots, spellings }
  const heads = new Map(longest.map((each) => [each.from, each]))
  const rest = new Set(longest.flatMap(({ from, to }) => Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i)))
  const removed = new Set(slots.filter((_, at) => rest.has(at)))
  const merged = slots.map((slot, at): Slot => {
    const head = heads.get(at)
    return head ? { ...slot, word: head.words[0]!, prefix: slots[head.to - 1]!.prefix, mostEdits: 0 } : slot
  })
  const remaining = without(
    merged,
    spellings.filter((each) => !longest.includes(each) && !rest.has(each.from)),
    removed,
  )
  return { slots: remaining.slots, spellings: remaining.alternatives }
}

/** Every part a number, or a number and its unit. */
const isCode = (words: string[]) =>
  words.every(hasDigit) || (words.length === 2 && hasDigit(words[0]!) && units.has(words[1]!))

function editsFor(word: string, params: SearchParams): 0 | 1 | 2 {
  if (params.typoTolerance === false) return 0
  if (hasDigit(word) && params.allowTyposOnNumericTokens !== true) return 0
  if (word.length < (params.minWordSizefor1Typo ?? 4)) return 0
  return word.length < (params.minWordSizefor2Typos ?? 8) ? 1 : 2
}

/** The stop words, where they are to be removed; never all words. */
function dropStopWords(
  slots: Slot[],
  { removeStopWords }: SearchParams,
  languages: readonly string[],
): Set<Slot> | undefined {
  if (!removeStopWords) return undefined
  const language = languageOf(Array.isArray(removeStopWords) ? removeStopWords : languages)
  const stops = slots.filter((slot) => !slot.prefix && language.isStopWord(slot.word))
  return stops.length > 0 && stops.length < slots.length ? new Set(stops) : undefined
}

/** By default stop words count where they occur, and are optional otherwise. */
function markOptional(slots: Slot[], { removeStopWords, optionalWords }: SearchParams, languages: readonly string[]) {
  const wanted = new Set((optionalWords ?? []).flatMap(wordsOf))
  for (const slot of slots) slot.optional = wanted.has(slot.word)
  if (removeStopWords !== undefined) return
  const language = languageOf(languages)
  const stops = slots.filter((slot) => language.isStopWord(slot.word))
  if (stops.length < slots.length) for (const slot of stops) slot.optional = true
}

/** `snow shoe` may be written `snowshoe`, `20 l` also `20l`. */
function joined(slots: Slot[], languages: readonly string[]): Alternative[] {
  const language = languageOf(languages)
  return slots.slice(1).flatMap((slot, before): Alternative[] => {
    const first = slots[before]!
    const measure = /^\d[\d.]*$/.test(first.word) && units.has(slot.word)
    const isWord = (each: Slot) => !hasDigit(each.word) && !language.isStopWord(each.word) && each.word.length > 1
    return measure || (isWord(first) && isWord(slot))
      ? [
          {
            from: before,
            to: before + 2,
            words: [first.word + slot.word],
            prefix: slot.prefix,
            kind: 'spelling',
            typos: 0,
          },
        ]
      : []
  })
}

/** Synonyms of runs of the words, whichever of them is in the singular or plural. */
function named(
  slots: Slot[],
  params: SearchParams,
  languages: readonly string[],
  synonyms: SynonymIndex | undefined,
): Alternative[] {
  if (!synonyms || synonyms.isEmpty || params.synonyms === false) return []
  const language = formsOf(params, languages)
  const words = slots.map(({ word }) => word)
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key))
  return words.flatMap((_, from) =>
    synonyms.at(words, from, language).flatMap(({ length, replacements }) =>
      replacements
        .filter(({ words: to }) => isNew([from, length, ...to].join(' ')))
        .map(({ words: to, typos }): Alternative => ({
          from,
          to: from + length,
          words: to,
          prefix: false,
          kind: 'synonym',
          typos,
        })),
    ),
  )
}

/** The language whose singulars and plurals count as the same; one without any where they do not. */
const formsOf = ({ ignorePlurals }: SearchParams, languages: readonly string[]) =>
  languageOf(ignorePlurals === false ? [] : Array.isArray(ignorePlurals) ? ignorePlurals : languages)

/** Slots without some, alternatives moved along. */
function without(slots: Slot[], alternatives: Alternative[], removed: Set<Slot>) {
  const place = slots.map((_, i) => slots.slice(0, i).filter((slot) => !removed.has(slot)).length)
  const remaining = slots.filter((slot) => !removed.has(slot))
  const moved = alternatives
    .map((each) => ({ ...each, from: place[each.from]!, to: place[each.to] ?? remaining.length }))
    .filter((each) => each.from < each.to)
  return { slots: remaining, alternatives: moved }
}
