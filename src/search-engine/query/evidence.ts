import type { Segment } from '../index/segment.ts'
import { firstPosting, LOOK_UP, type SlotSources } from './match.ts'
import type { Source } from './source.ts'

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
export function gatherEvidence(
  segment: Segment,
  slots: readonly SlotSources[],
  docs: Uint32Array,
  attributeWeights: Float32Array,
): SlotEvidence[] {
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
  for (let i = 0; i < docs.length; i++) places[docs[i]!] = 0
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
const addsUp = ({ kind }: Source) => kind !== 'prefix' && kind !== 'typo'

/** Adds the postings from one up to, not including, another. */
function addPostings(
  { data }: Segment,
  { amount, best }: SlotEvidence,
  source: Source,
  number: number,
  from: number,
  end: number,
  attributeWeights: Float32Array,
) {
  const { postingDoc, postingAttribute, postingImpact } = data
  const scale = source.weight * 0.01
  const adds = addsUp(source)
  for (let i = from; i < end; i++) {
    const at = places[postingDoc[i]!]! - 1
    if (at < 0) continue
    const value = attributeWeights[postingAttribute[i]!]! * postingImpact[i]! * scale
    if (value === 0) continue
    if (adds) amount[at]! += value
    else if (value > amount[at]!) amount[at] = value
    if (best[at] === 0) best[at] = number
  }
}

function addTerm(
  segment: Segment,
  evidence: SlotEvidence,
  source: Source,
  number: number,
  docs: Uint32Array,
  attributeWeights: Float32Array,
) {
  const { postingStart, postingDoc } = segment.data
  const [start, end] = [postingStart[source.term]!, postingStart[source.term + 1]!]
  if (docs.length * LOOK_UP >= end - start)
    return addPostings(segment, evidence, source, number, start, end, attributeWeights)
  // Few documents in a long list: each is looked up.
  let from = start
  for (let at = 0; at < docs.length; at++) {
    from = firstPosting(postingDoc, docs[at]!, from, end)
    let next = from
    while (next < end && postingDoc[next] === docs[at]) next++
    if (next > from) addPostings(segment, evidence, source, number, from, next, attributeWeights)
    from = next
  }
}
