import type { Segment } from '../index/segment.ts'
import type { Language } from '../text/language.ts'
import { hasDigit } from '../text/language.ts'
import type { ParsedQuery, Slot } from './parsed-query.ts'
import { phraseHits } from './phrase.ts'
import { weights, type Source } from './source.ts'

/** Completions and misspellings taken per slot: those in most documents. */
const [MOST_COMPLETIONS, MOST_TYPOS, MOST_TYPOS_WITH_FORMS] = [3000, 60, 4]
/** Combinations of singulars and plurals tried for words beside each other. */
const MOST_FORMS_OF_RUN = 8
/** Postings read per slot, at most; beyond, counts are no longer exhaustive. */
const MOST_POSTINGS = 3_000_000

export type Expansion = {
  language: Language
  forms: boolean
  splits: boolean
  attributeWeights: Float32Array
  firstLetterCosts: 1 | 2
}

/** Where a query's words are in a segment, per slot; the strongest evidence first. */
export function expandExact(segment: Segment, query: ParsedQuery, how: Expansion): Source[][] {
  const slots = query.slots.map((slot) =>
    slot.phrase ? [ofPhrase(segment, slot.phrase, 'exact', 1, 0, 1, how)] : ofSlot(segment, slot, how),
  )
  for (const { from, to, words, prefix, kind, typos } of query.alternatives) {
    const weight = weights[kind] * weights.edit[typos]!
    const width = to - from
    const sources =
      words.length > 1
        ? ofWords(segment, words, kind, weight, typos, width, how)
        : ofWord(segment, words[0]!, kind, weight, typos, width, how)
    if (prefix && words.length === 1) sources.push(...completions(segment, words[0]!, width))
    for (let at = from; at < to; at++) slots[at]!.push(...sources)
  }
  return slots.map((sources) => bounded(sources.filter((source) => source.phrase?.docs.length !== 0)))
}

/** Terms that a misspelt word may mean. */
export function expandTypos(segment: Segment, slot: Slot, how: Expansion): Source[] {
  if (slot.mostEdits === 0 || slot.phrase) return []
  const near = segment.fuzzy
    .near(slot.word, slot.mostEdits, slot.prefix, how.firstLetterCosts)
    .filter(({ edits }) => edits > 0)
  const { documentCount } = segment.data
  if (how.language.phonetic) near.push(...segment.fuzzy.homophones(slot.word, how.language.phonetic))
  near.sort((a, b) => a.edits - b.edits || documentCount[b.term]! - documentCount[a.term]!)
  return near.slice(0, MOST_TYPOS).flatMap(({ term, edits }, at): Source[] => {
    const word = segment.dictionary.terms[term]!
    const own: Source = { kind: 'typo', term, edits, weight: weights.edit[edits]! * completeness(slot, word), width: 1 }
    // A shopper who misspells `tents` wants `tent` as well.
    return how.forms && at < MOST_TYPOS_WITH_FORMS
      ? [
          own,
          ...forms(segment, word, how.language).map((form): Source => ({
            ...form,
            kind: 'typo',
            edits,
            weight: form.weight * own.weight,
          })),
        ]
      : [own]
  })
}

/** A completed misspelling is weaker than one of the same length. */
const completeness = (slot: Slot, term: string) =>
  slot.prefix && term.length > slot.word.length + 1 ? Math.sqrt(slot.word.length / term.length) : 1

/** All sources of a slot, the strongest first; a term counts once. */
export function bounded(sources: Source[]): Source[] {
  sources.sort((a, b) => a.edits - b.edits || b.weight - a.weight)
  const seen = new Set<number>()
  return sources.filter(({ term }) => term < 0 || (!seen.has(term) && seen.add(term)))
}

/** Postings of the sources; those past the limit are left out. */
export function withinBudget(segment: Segment, sources: Source[]): Source[] {
  const { postingStart } = segment.data
  let read = 0
  const at = sources.findIndex(
    ({ term }, i) => i > 0 && term >= 0 && (read += postingStart[term + 1]! - postingStart[term]!) > MOST_POSTINGS,
  )
  return at < 0 ? sources : sources.slice(0, at)
}

function ofSlot(segment: Segment, slot: Slot, how: Expansion): Source[] {
  const sources = exact(segment, slot.word, 'exact', 1, 0, 1)
  if (how.forms) sources.push(...forms(segment, slot.word, how.language))
  const parts = how.splits ? split(segment, slot.word, sources, how) : []
  if (slot.prefix) sources.push(...completions(segment, slot.word, 1))
  sources.push(...parts)
  return sources
}

/** Another word for one or more of the query, in any form. */
function ofWord(
  segment: Segment,
  word: string,
  kind: Source['kind'],
  weight: number,
  edits: number,
  width: number,
  how: Expansion,
): Source[] {
  const others = how.forms ? forms(segment, word, how.language) : []
  return [
    ...exact(segment, word, kind, weight, edits, width),
    ...others.map((form) => ({ ...form, kind, edits, weight: form.weight * weight, width })),
  ]
}

/**
 * Words beside each other for one or more of the query, also in singular and plural: every word of a synonym, of
 * another spelling the last.
 */
function ofWords(
  segment: Segment,
  words: readonly string[],
  kind: Source['kind'],
  weight: number,
  edits: number,
  width: number,
  how: Expansion,
): Source[] {
  const choices = words.map((word, at) =>
    how.forms && (kind === 'synonym' || at === words.length - 1) ? numbersOf(segment, word, how.language) : [word],
  )
  // The words as given come first, and are never left out.
  const runs = choices.reduce<string[][]>(
    (begun, words) => words.flatMap((word) => begun.map((before) => [...before, word])).slice(0, MOST_FORMS_OF_RUN),
    [[]],
  )
  return runs.map((run, at) =>
    ofPhrase(segment, run, kind, at === 0 ? weight : weight * weights.lemma, edits, width, how),
  )
}

/** A word, and its singular or plural where documents have it. */
function numbersOf(segment: Segment, word: string, language: Language): string[] {
  const others = forms(segment, word, language).flatMap(({ term, weight }) =>
    weight === weights.lemma ? segment.dictionary.terms[term]! : [],
  )
  return [word, ...others.filter((other) => other !== word)]
}

function exact(
  segment: Segment,
  word: string,
  kind: Source['kind'],
  weight: number,
  edits: number,
  width: number,
): Source[] {
  const term = segment.dictionary.find(word)
  return term < 0 ? [] : [{ kind, term, edits, weight, width }]
}

function forms(segment: Segment, word: string, language: Language): Source[] {
  const lemma = language.lemma(word)
  const { terms } = segment.dictionary
  return Array.from(segment.dictionary.ofStem(language.stem(word)), (term): Source => ({
    kind: 'form',
    term,
    edits: 0,
    weight: language.lemma(terms[term]!) === lemma ? weights.lemma : weights.stem,
    width: 1,
  }))
}

function completions(segment: Segment, word: string, width: number): Source[] {
  const [from, to] = segment.dictionary.prefixed(word)
  const { documentCount } = segment.data
  const least = leastCount(documentCount, from, to)
  const sources: Source[] = []
  for (let term = from; term < to && sources.length < MOST_COMPLETIONS; term++) {
    if (documentCount[term]! < least) continue
    const share = word.length / segment.dictionary.terms[term]!.length
    sources.push({
      kind: 'prefix',
      term,
      edits: 0,
      weight: weights.prefix + weights.prefixGrowth * share * share,
      width,
    })
  }
  return sources
}

/** How many documents a term must have so that about `MOST_COMPLETIONS` remain. */
function leastCount(documentCount: Uint32Array, from: number, to: number): number {
  if (to - from <= MOST_COMPLETIONS) return 0
  const classes = new Uint32Array(33)
  for (let term = from; term < to; term++) classes[32 - Math.clz32(documentCount[term]!)]!++
  let count = 0
  for (let size = 32; size > 0; size--) if ((count += classes[size]!) >= MOST_COMPLETIONS) return 2 ** (size - 1)
  return 0
}

/** A word in so many documents is rather meant as it is spelt, unless its parts are in so many times more. */
const [FEW, FAR_MORE] = [10, 4]

/**
 * `sleepingbag` → `sleeping bag`, at the cut whose rarer half is in most documents; in more of them than the word as
 * it is spelt.
 */
function split(segment: Segment, word: string, asSpelt: readonly Source[], how: Expansion): Source[] {
  if (word.length < 6 || hasDigit(word)) return []
  const { documentCount } = segment.data
  const countOf = (part: string) => documentCount[segment.dictionary.find(part)] ?? 0
  const known = asSpelt.reduce((most, { term }) => Math.max(most, documentCount[term]!), 0)
  let count = known < FEW ? known : known * FAR_MORE
  let best: string[] | undefined
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    const most = countOf(head)
    if (most <= count) continue
    const rarer = Math.min(most, Math.max(countOf(tail), how.forms ? countOf(how.language.lemma(tail)) : 0))
    if (rarer > count) [best, count] = [[head, tail], rarer]
  }
  return best ? ofWords(segment, best, 'spelling', weights.spelling, 0, 1, how) : []
}

function ofPhrase(
  segment: Segment,
  words: readonly string[],
  kind: Source['kind'],
  weight: number,
  edits: number,
  width: number,
  how: Expansion,
): Source {
  return { kind, term: -1, phrase: phraseHits(segment, words, how.attributeWeights), edits, weight, width }
}
