import type { Segment } from '../index/segment.ts'
import type { PhraseHits } from './source.ts'

/** Finds the documents in which words stand beside each other in one attribute; empty where a word is unknown. */
export function phraseHits(segment: Segment, words: readonly string[], attributeWeights: Float32Array): PhraseHits {
  const terms = words.map((word) => segment.dictionary.find(word))
  if (terms.some((term) => term < 0)) return { docs: new Uint32Array(), weights: new Float32Array(), attributes: new Uint8Array(), positions: new Uint16Array() }
  const { postingStart, postingDoc, postingAttribute, postingPosition, postingImpact } = segment.data
  const next = terms.map((term) => postingStart[term]!)
  const end = terms.map((term) => postingStart[term + 1]!)
  const found: { doc: number; weight: number; attribute: number; position: number }[] = []
  for (let i = next[0]!; i < end[0]!; i++) {
    const [doc, attribute, position] = [postingDoc[i]!, postingAttribute[i]!, postingPosition[i]!]
    const weight = attributeWeights[attribute]! * postingImpact[i]! * 0.01
    if (weight === 0) continue
    if (!terms.every((_, at) => at === 0 || follows(at, doc, attribute, position + at))) continue
    const last = found.at(-1)
    if (last?.doc === doc) last.weight += weight
    else found.push({ doc, weight, attribute, position })
  }
  return {
    docs: Uint32Array.from(found, ({ doc }) => doc),
    weights: Float32Array.from(found, ({ weight }) => weight),
    attributes: Uint8Array.from(found, ({ attribute }) => attribute),
    positions: Uint16Array.from(found, ({ position }) => position),
  }

  function follows(at: number, doc: number, attribute: number, position: number): boolean {
    while (next[at]! < end[at]! && postingDoc[next[at]!]! < doc) next[at]!++
    for (let i = next[at]!; i < end[at]! && postingDoc[i] === doc; i++) if (postingAttribute[i] === attribute && postingPosition[i] === position) return true
    return false
  }
}
