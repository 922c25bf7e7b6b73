import { BitSet } from '../index/bit-set.ts'
import type { Segment } from '../index/segment.ts'
import type { Source } from './source.ts'

/** The sources of one slot in one segment, and whether a document must have one of them. */
export type SlotSources = { sources: Source[]; required: boolean }

/** The documents that have what every required slot asks for. */
export function documentsWithAll(segment: Segment, slots: readonly SlotSources[], attributeWeights: Float32Array, someAreZero: boolean): BitSet {
  if (slots.length === 0) return BitSet.full(segment.size)
  const required = slots.filter((slot) => slot.required).sort((a, b) => cost(segment, a) - cost(segment, b))
  let found: BitSet | undefined
  for (const slot of required) {
    if (found && found.count * slot.sources.length * LOOK_UP < cost(segment, slot)) found = having(segment, found, slot.sources, attributeWeights)
    else {
      const own = documentsOf(segment, slot.sources, attributeWeights, someAreZero)
      found = found ? found.and(own) : own
    }
    if (found.count === 0) return found
  }
  return found ?? documentsWithAny(segment, slots, attributeWeights, someAreZero)
}

/** To look one document up in a long list costs as much as to read so many postings. */
const LOOK_UP = 24

/** Those of a few documents that one of the sources has. */
function having(segment: Segment, documents: BitSet, sources: readonly Source[], attributeWeights: Float32Array): BitSet {
  const { postingStart, postingDoc, postingAttribute } = segment.data
  const kept = new BitSet(segment.size)
  const docs = documents.toArray()
  for (const { term, phrase } of sources) {
    const list = phrase?.docs ?? postingDoc
    const end = phrase ? list.length : postingStart[term + 1]!
    let i = phrase ? 0 : postingStart[term]!
    for (const doc of docs) {
      i = firstPosting(list, doc, i, end)
      for (let at = i; at < end && list[at] === doc; at++) if (phrase || attributeWeights[postingAttribute[at]!]! > 0) kept.add(doc)
    }
  }
  return kept
}

export function documentsWithAny(segment: Segment, slots: readonly SlotSources[], attributeWeights: Float32Array, someAreZero: boolean): BitSet {
  return documentsOf(segment, slots.flatMap(({ sources }) => sources), attributeWeights, someAreZero)
}

const cost = (segment: Segment, { sources }: SlotSources) => {
  const { postingStart } = segment.data
  return sources.reduce((sum, { term, phrase }) => sum + (phrase ? phrase.docs.length : postingStart[term + 1]! - postingStart[term]!), 0)
}

export function documentsOf(segment: Segment, sources: readonly Source[], attributeWeights: Float32Array, someAreZero: boolean): BitSet {
  const words = new Uint32Array((segment.size + 31) >>> 5)
  const { postingStart, postingDoc, postingAttribute } = segment.data
  for (const { term, phrase } of sources) {
    if (phrase) for (const doc of phrase.docs) words[doc >>> 5]! |= 1 << (doc & 31)
    else if (someAreZero) {
      for (let i = postingStart[term]!; i < postingStart[term + 1]!; i++) if (attributeWeights[postingAttribute[i]!]! > 0) words[postingDoc[i]! >>> 5]! |= 1 << (postingDoc[i]! & 31)
    } else {
      const end = postingStart[term + 1]!
      for (let i = postingStart[term]!; i < end; i++) words[postingDoc[i]! >>> 5]! |= 1 << (postingDoc[i]! & 31)
    }
  }
  return new BitSet(segment.size, words)
}

/** For each document found, what a slot makes of it. */
export type SlotEvidence = {
  sources: Source[]
  /** Occurrences, each weighted by its attribute, the length of the text and its kind. 0: the slot is missing. */
  amount: Float32Array
  /** The strongest source there is, plus 1. */
  best: Uint16Array
}

let places = new Int32Array(0)

/** Adds up the evidence of each slot for the documents in `docs`, which are in order. */
export function gatherEvidence(segment: Segment, slots: readonly SlotSources[], docs: Uint32Array, attributeWeights: Float32Array): SlotEvidence[] {
  if (places.length < segment.size) places = new Int32Array(segment.size)
  for (let i = 0; i < docs.length; i++) places[docs[i]!] = i + 1
  const evidence = slots.map(({ sources }): SlotEvidence => {
    const one = { sources, amount: new Float32Array(docs.length), best: new Uint16Array(docs.length) }
    for (const [number, source] of sources.entries()) {
      if (source.phrase) addPhrase(one, source, number + 1)
      else addTerm(segment, one, source, number + 1, docs, attributeWeights)
    }
    return one
  })
  for (const doc of docs) places[doc] = 0
  return evidence
}

function addPhrase({ amount, best }: SlotEvidence, { phrase, weight }: Source, number: number) {
  for (const [i, doc] of phrase!.docs.entries()) {
    const at = places[doc]! - 1
    if (at < 0) continue
    amount[at]! += phrase!.weights[i]! * weight
    best[at] ||= number
  }
}

/** Completions do not add up: a document of many words that begin alike is no better than one with the right one. */
function addTerm(segment: Segment, { amount, best }: SlotEvidence, { term, weight, kind }: Source, number: number, docs: Uint32Array, attributeWeights: Float32Array) {
  const { postingStart, postingDoc, postingAttribute, postingImpact } = segment.data
  const adds = kind !== 'prefix' && kind !== 'typo'
  const scale = weight * 0.01
  const [start, end] = [postingStart[term]!, postingStart[term + 1]!]
  const add = (at: number, i: number) => {
    const value = attributeWeights[postingAttribute[i]!]! * postingImpact[i]! * scale
    if (value === 0) return
    if (adds) amount[at]! += value
    else if (value > amount[at]!) amount[at] = value
    if (best[at] === 0) best[at] = number
  }
  if (docs.length * 24 < end - start) {
    // Few documents in a long list: look each up.
    let from = start
    for (let at = 0; at < docs.length; at++) {
      from = firstPosting(postingDoc, docs[at]!, from, end)
      for (let i = from; i < end && postingDoc[i] === docs[at]; i++) add(at, i)
    }
    return
  }
  for (let i = start; i < end; i++) {
    const at = places[postingDoc[i]!]! - 1
    if (at >= 0) add(at, i)
  }
}

/** The first posting in `from … end` of a document not below `doc`. */
export function firstPosting(postingDoc: Uint32Array, doc: number, from: number, end: number): number {
  let [low, high] = [from, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (postingDoc[middle]! < doc) low = middle + 1
    else high = middle
  }
  return low
}
