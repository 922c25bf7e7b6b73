import type { SlotEvidence } from '../query/evidence.ts'
import { firstPosting } from '../query/match.ts'
import type { Matches } from './relevance.ts'

/** Words further apart than this are no neighbours; as in Algolia's proximity. */
export const FARTHEST = 8

/** Positions of the strongest evidence of a slot in a document: attribute and position alternate. */
function placesOf({ segment, docs, slots }: Matches, at: number, slot: number): number[] {
  const { sources, best } = slots[slot]!
  const source = sources[best[at]! - 1]
  if (!source) return []
  const doc = docs[at]!
  const { postingStart, postingDoc, postingAttribute, postingPosition } = segment.data
  const found: number[] = []
  if (source.phrase) {
    const i = firstPosting(source.phrase.docs, doc, 0, source.phrase.docs.length)
    if (source.phrase.docs[i] === doc) found.push(source.phrase.attributes[i]!, source.phrase.positions[i]!)
    return found
  }
  const end = postingStart[source.term + 1]!
  for (let i = firstPosting(postingDoc, doc, postingStart[source.term]!, end); i < end && postingDoc[i] === doc; i++)
    found.push(postingAttribute[i]!, postingPosition[i]!)
  return found
}

/** A pair of neighbouring slots: their smallest distance, from 1, and the weight of the attribute where it occurs. */
export type Pair = { slots: [number, number]; distance: number; attribute: number }

/**
 * The pairs of neighbouring slots that a document has, nearest occurrence first among equals the heaviest attribute.
 */
export function pairsOf(matches: Matches, at: number, attributeWeights: Float32Array): Pair[] {
  const { slots } = matches
  const pairs: Pair[] = []
  // Most documents of a wide search have one of the words.
  if (!hasTwo(slots, at)) return pairs
  let before: { slot: number; places: number[] } | undefined
  for (let slot = 0; slot < slots.length; slot++) {
    const { best, sources } = slots[slot]!
    if (best[at] === 0) continue
    const places = placesOf(matches, at, slot)
    if (before) {
      const source = sources[best[at]! - 1]!
      const earlier = slots[before.slot]!
      const isSame = source.width > 1 && earlier.sources[earlier.best[at]! - 1] === source
      pairs.push({
        slots: [before.slot, slot],
        ...(isSame
          ? { distance: 1, attribute: places[0] ?? 0 }
          : nearest(before.places, places, slot - before.slot, attributeWeights)),
      })
    }
    before = { slot, places }
  }
  return pairs
}

function hasTwo(slots: readonly SlotEvidence[], at: number): boolean {
  let count = 0
  for (let slot = 0; slot < slots.length && count < 2; slot++) if (slots[slot]!.best[at] !== 0) count++
  return count === 2
}

/** @param expected how many words they are apart in the query. In the wrong order they are one further apart. */
function nearest(
  first: number[],
  second: number[],
  expected: number,
  attributeWeights: Float32Array,
): { distance: number; attribute: number } {
  let [distance, attribute] = [FARTHEST, first[0] ?? 0]
  for (let i = 0; i < first.length; i += 2) {
    for (let j = 0; j < second.length; j += 2) {
      if (first[i] !== second[j]) continue
      const apart = second[j + 1]! - first[i + 1]!
      const own = Math.min(FARTHEST, Math.max(1, apart > 0 ? apart - expected + 1 : 1 - apart))
      if (own < distance || (own === distance && attributeWeights[first[i]!]! > attributeWeights[attribute]!))
        [distance, attribute] = [own, first[i]!]
    }
  }
  return { distance, attribute }
}

/** The most important attribute that has a word, and the place of the word in it: Algolia's `attribute` criterion. */
export function bestPlace(
  matches: Matches,
  at: number,
  rankOf: (attribute: number) => { rank: number; isOrdered: boolean },
): number {
  let best = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < matches.slots.length; slot++) {
    const places = placesOf(matches, at, slot)
    for (let i = 0; i < places.length; i += 2) {
      const { rank, isOrdered } = rankOf(places[i]!)
      best = Math.min(best, rank * 0x10000 + (isOrdered ? places[i + 1]! : 0))
    }
  }
  return Number.isFinite(best) ? best : Number.MAX_SAFE_INTEGER
}
