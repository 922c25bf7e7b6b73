import { BitSet } from '../index/bit-set.ts'
import type { Segment } from '../index/segment.ts'
import type { Source } from './source.ts'

/** The sources of one slot in one segment, and whether a document must have one of them. */
export type SlotSources = { sources: Source[]; required: boolean }

/** The documents that match every required slot. */
export function documentsWithAll(
  segment: Segment,
  slots: readonly SlotSources[],
  attributeWeights: Float32Array,
  someAreZero: boolean,
): BitSet {
  if (slots.length === 0) return BitSet.full(segment.size)
  const required = slots
    .filter((slot) => slot.required)
    .map((slot) => ({ sources: slot.sources, cost: cost(segment, slot) }))
    .sort((a, b) => a.cost - b.cost)
  const [first, second] = required
  if (!first) return documentsWithAny(segment, slots, attributeWeights, someAreZero)
  if (first.cost === 0) return new BitSet(segment.size)
  // Few documents are listed and looked up: to go through a set of all costs more.
  const few =
    second && !someAreZero && first.cost * second.sources.length * LOOK_UP < second.cost
      ? listed(segment, first.sources, first.cost)
      : undefined
  let found = few
    ? having(segment, few, second!.sources, attributeWeights)
    : documentsOf(segment, first.sources, attributeWeights, someAreZero)
  for (const slot of required.slice(few ? 2 : 1)) {
    if (found.count === 0) return found
    if (found.count * slot.sources.length * LOOK_UP < slot.cost)
      found = having(segment, found.toArray(), slot.sources, attributeWeights)
    else found.and(documentsOf(segment, slot.sources, attributeWeights, someAreZero))
  }
  return found
}

/** To look one document up in a long list costs as much as to read so many postings. */
export const LOOK_UP = 24

/** The documents of the sources, in order. */
function listed(segment: Segment, sources: readonly Source[], cost: number): Uint32Array {
  const { postingStart, postingDoc } = segment.data
  const docs = new Uint32Array(cost)
  let count = 0
  for (const { term, phrase } of sources) {
    const list = phrase?.docs ?? postingDoc.subarray(postingStart[term]!, postingStart[term + 1]!)
    docs.set(list, count)
    count += list.length
  }
  return sources.length > 1 ? docs.sort() : docs
}

/** Those of a few documents that one of the sources has. */
function having(
  segment: Segment,
  docs: Uint32Array,
  sources: readonly Source[],
  attributeWeights: Float32Array,
): BitSet {
  const { postingStart, postingDoc, postingAttribute } = segment.data
  const passing = new BitSet(segment.size)
  for (const { term, phrase } of sources) {
    const list = phrase?.docs ?? postingDoc
    const end = phrase ? list.length : postingStart[term + 1]!
    let i = phrase ? 0 : postingStart[term]!
    for (let place = 0; place < docs.length; place++) {
      const doc = docs[place]!
      i = firstPosting(list, doc, i, end)
      for (let at = i; at < end && list[at] === doc; at++)
        if (phrase || attributeWeights[postingAttribute[at]!]! > 0) passing.add(doc)
    }
  }
  return passing
}

export function documentsWithAny(
  segment: Segment,
  slots: readonly SlotSources[],
  attributeWeights: Float32Array,
  someAreZero: boolean,
): BitSet {
  return documentsOf(
    segment,
    slots.flatMap(({ sources }) => sources),
    attributeWeights,
    someAreZero,
  )
}

const cost = (segment: Segment, { sources }: SlotSources) => {
  const { postingStart } = segment.data
  return sources.reduce(
    (sum, { term, phrase }) => sum + (phrase ? phrase.docs.length : postingStart[term + 1]! - postingStart[term]!),
    0,
  )
}

export function documentsOf(
  segment: Segment,
  sources: readonly Source[],
  attributeWeights: Float32Array,
  someAreZero: boolean,
): BitSet {
  const words = new Uint32Array((segment.size + 31) >>> 5)
  const { postingStart, postingDoc, postingAttribute } = segment.data
  for (const { term, phrase } of sources) {
    if (phrase) for (const doc of phrase.docs) words[doc >>> 5]! |= 1 << (doc & 31)
    else if (someAreZero) {
      for (let i = postingStart[term]!; i < postingStart[term + 1]!; i++)
        if (attributeWeights[postingAttribute[i]!]! > 0) words[postingDoc[i]! >>> 5]! |= 1 << (postingDoc[i]! & 31)
    } else {
      const end = postingStart[term + 1]!
      for (let i = postingStart[term]!; i < end; i++) words[postingDoc[i]! >>> 5]! |= 1 << (postingDoc[i]! & 31)
    }
  }
  return new BitSet(segment.size, words)
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

/** The same where it is likely near: looked for in steps that grow. */
export function nextPosting(postingDoc: Uint32Array, doc: number, from: number, end: number): number {
  let [low, step] = [from, 1]
  while (low + step < end && postingDoc[low + step]! < doc) {
    low += step
    step *= 2
  }
  return firstPosting(postingDoc, doc, low, Math.min(low + step + 1, end))
}
