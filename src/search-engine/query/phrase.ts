import type { Segment } from '../index/segment.ts'
import { nextPosting } from './match.ts'
import type { PhraseHits } from './source.ts'

/** Finds the documents in which words are adjacent in one attribute; empty where a word is unknown. */
export function phraseHits(segment: Segment, words: readonly string[], attributeWeights: Float32Array): PhraseHits {
  const terms = words.map((word) => segment.dictionary.find(word))
  if (terms.some((term) => term < 0))
    return {
      words,
      docs: new Uint32Array(),
      weights: new Float32Array(),
      attributes: new Uint8Array(),
      positions: new Uint16Array(),
    }
  const { postingStart, postingDoc, postingAttribute, postingPosition, postingImpact } = segment.data
  const next = terms.map((term) => postingStart[term]!)
  const end = terms.map((term) => postingStart[term + 1]!)
  // The rarest word is gone through, the others are looked up.
  const rarest = terms.reduce((best, _, at) => (end[at]! - next[at]! < end[best]! - next[best]! ? at : best), 0)
  const found: { doc: number; weight: number; attribute: number; position: number }[] = []
  for (let i = next[rarest]!; i < end[rarest]!; i++) {
    const doc = postingDoc[i]!
    const attribute = postingAttribute[i]!
    const position = postingPosition[i]! - rarest
    const weight = attributeWeights[attribute]! * postingImpact[i]! * 0.01
    if (weight === 0 || !terms.every((_, at) => at === rarest || occursAt(at, doc, attribute, position + at))) continue
    const last = found.at(-1)
    if (last?.doc === doc) last.weight += weight
    else found.push({ doc, weight, attribute, position })
  }
  return {
    words,
    docs: Uint32Array.from(found, ({ doc }) => doc),
    weights: Float32Array.from(found, ({ weight }) => weight),
    attributes: Uint8Array.from(found, ({ attribute }) => attribute),
    positions: Uint16Array.from(found, ({ position }) => position),
  }

  function occursAt(at: number, doc: number, attribute: number, position: number): boolean {
    next[at] = nextPosting(postingDoc, doc, next[at]!, end[at]!)
    for (let i = next[at]!; i < end[at]! && postingDoc[i] === doc; i++)
      if (postingAttribute[i] === attribute && postingPosition[i] === position) return true
    return false
  }
}
