import type { Segment } from '../index/segment.ts'
import type { BitSet } from '../index/bit-set.ts'
import type { Relaxation } from '../settings/params.ts'
import { bounded, expandExact, expandTypos, withinBudget, type Expansion } from './expand.ts'
import { documentsOf, documentsWithAll, documentsWithAny, type SlotSources } from './match.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { phraseHits } from './phrase.ts'
import type { Source } from './source.ts'

/** The matches in a segment; filters are not yet applied, deleted documents are left out. */
export type FoundDocuments = { segment: Segment; documents: BitSet; slots: SlotSources[] }

export type FindOptions = {
  expansion(segment: Segment): Expansion
  /** Whether some attribute does not count. */
  isRestricted: boolean
  typoBelow: number
  relaxBelow: number
  relaxation: Relaxation
  /** Whether time is up: more expensive expansions are then skipped. */
  isLate(): boolean
}

export type Finding = { found: FoundDocuments[]; isRelaxed: boolean; removedSlots: number[] }

/**
 * Finds documents in three steps, each only where the one before found too little: all words as they are spelt (in any
 * form, and the last as a beginning); all words, some of them misspelt; most of the words. Counted before filters, so
 * that filters never change what a query means.
 */
export function find(segments: readonly Segment[], query: ParsedQuery, options: FindOptions): Finding {
  const how = segments.map((segment) => options.expansion(segment))
  const parts = segments.map((segment, i) => ({ segment, how: how[i]!, sources: expandExact(segment, query, how[i]!) }))
  const required = query.slots.map((slot) => !slot.optional)
  const attempt = (isRequired: readonly boolean[]): FoundDocuments[] =>
    parts.map(({ segment, how: { attributeWeights }, sources }) => {
      const slots = sources.map((each, at): SlotSources => ({
        sources: withinBudget(segment, each),
        required: isRequired[at]!,
      }))
      return {
        segment,
        slots,
        documents: documentsWithAll(segment, slots, attributeWeights, options.isRestricted).andNot(segment.dead),
      }
    })
  let found = attempt(required)
  const spelt = query.slots.map((_, at) =>
    parts.some(({ sources }) => sources[at]!.some(({ kind }) => kind !== 'prefix')),
  )
  const addTypos = (wanted: (slot: number) => boolean, firstLetterCosts: 1 | 2) => {
    // Decided before any is added: matches in one segment must not stop the search in the next.
    const slots = [...query.slots.entries()].filter(([at]) => required[at] && wanted(at))
    let isMore = false
    for (const { segment, how: expansion, sources } of parts) {
      for (const [at, slot] of slots) {
        const typos = expandTypos(segment, slot, { ...expansion, firstLetterCosts })
        if (typos.length === 0) continue
        sources[at] = bounded([
          ...sources[at]!,
          ...typos.map((source) => (spelt[at] ? { ...source, weight: source.weight * MEANT_OTHERWISE } : source)),
        ])
        isMore = true
      }
    }
    if (isMore) found = attempt(required)
  }
  if (countOf(found) < options.typoBelow && !options.isLate()) {
    const rare = (at: number) => query.slots[at]!.mostEdits > 0 && documentsOfSlot(parts, at) < options.typoBelow
    if (query.slots.some((_, at) => rare(at))) addTypos(rare, 2)
    if (countOf(found) === 0) addTypos(() => true, 2)
    if (countOf(found) === 0) addTypos((at) => parts.every(({ sources }) => sources[at]!.length === 0), 1)
  }
  const step = relax(query, found, parts, required, attempt, options)
  return {
    ...step,
    found: step.found.map((each, i) => ({
      ...each,
      documents: exclude(each, query.excluded, how[i]!, options.isRestricted),
    })),
  }
}

/** The factor for a misspelling when the word also exists as typed, since the typed form is more likely meant. */
const MEANT_OTHERWISE = 0.3

type Part = { segment: Segment; how: Expansion; sources: Source[][] }

const countOf = (found: FoundDocuments[]) => found.reduce((sum, { documents }) => sum + documents.count, 0)

/** Roughly, since a document may have several terms. */
const documentsOfSlot = (parts: Part[], at: number) =>
  parts.reduce(
    (sum, { segment, sources }) =>
      sum +
      sources[at]!.reduce(
        (own, { term, phrase }) => own + (phrase ? phrase.docs.length : segment.data.documentCount[term]!),
        0,
      ),
    0,
  )

function relax(
  query: ParsedQuery,
  found: FoundDocuments[],
  parts: Part[],
  required: readonly boolean[],
  attempt: (required: readonly boolean[]) => FoundDocuments[],
  options: FindOptions,
): Finding {
  const strict: Finding = { found, isRelaxed: false, removedSlots: [] }
  // Quoted words are never left out.
  const phrases = query.slots.flatMap(({ phrase }, at) => (phrase ? [at] : []))
  const wanted = required.flatMap((each, at) => (each && !phrases.includes(at) ? [at] : []))
  if (options.relaxation === 'none' || wanted.length < 2 || countOf(found) >= options.relaxBelow || options.isLate())
    return strict
  if (options.relaxation === 'allOptional') {
    const distinctive = distinctiveSlots(wanted, (at) => documentsOfSlot(parts, at), countOf(found) > 0)
    if (distinctive.size === 0) return strict
    const any = parts.map(({ segment, how: { attributeWeights } }, i): FoundDocuments => {
      const { slots } = found[i]!
      // Those with all words are among them.
      const documents = documentsWithAny(
        segment,
        slots.filter((_, at) => distinctive.has(at)),
        attributeWeights,
        options.isRestricted,
      ).andNot(segment.dead)
      for (const at of phrases)
        documents.and(documentsOf(segment, slots[at]!.sources, attributeWeights, options.isRestricted))
      return { segment, slots, documents }
    })
    return countOf(any) > countOf(found) ? { found: any, isRelaxed: true, removedSlots: [] } : strict
  }
  for (let remaining = wanted.length - 1; remaining > 0; remaining--) {
    const removed =
      options.relaxation === 'lastWords' ? wanted.slice(remaining) : wanted.slice(0, wanted.length - remaining)
    const next = attempt(required.map((each, at) => each && !removed.includes(at)))
    if (countOf(next) > 0) return { found: next, isRelaxed: true, removedSlots: removed }
  }
  return strict
}

/** Documents with some of the words that are looked at; in a large index a more frequent word alone is too weak. */
const MOST_PARTIAL = 20_000

/**
 * The slots of which a document has one at least, the rarest first, as long as they are not in too many; where nothing
 * was found, one in any case.
 */
function distinctiveSlots(
  wanted: readonly number[],
  documentsOf: (slot: number) => number,
  hasFullMatch: boolean,
): Set<number> {
  const byRarity = wanted
    .map((at) => ({ at, count: documentsOf(at) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
  const distinctive = new Set<number>()
  let sum = 0
  for (const { at, count } of byRarity) {
    sum += count
    if (sum > MOST_PARTIAL && (hasFullMatch || distinctive.size > 0)) break
    distinctive.add(at)
  }
  return distinctive
}

function exclude(
  { segment, documents }: FoundDocuments,
  excluded: string[][],
  { attributeWeights }: Expansion,
  isRestricted: boolean,
): BitSet {
  for (const words of excluded) {
    const term = words.length === 1 ? segment.dictionary.find(words[0]!) : -1
    const source: Source = {
      kind: 'exact',
      term,
      edits: 0,
      weight: 1,
      width: 1,
      ...(term < 0 ? { phrase: phraseHits(segment, words, attributeWeights) } : {}),
    }
    documents.andNot(documentsOf(segment, [source], attributeWeights, isRestricted))
  }
  return documents
}
