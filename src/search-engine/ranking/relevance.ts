import type { Segment } from '../index/segment.ts'
import type { SlotEvidence } from '../query/evidence.ts'
import type { SlotWeight } from '../query/slot-weights.ts'

/**
 * BM25F: occurrences of a word are added up over the attributes, each with its weight, before they saturate; so a word
 * in a title and in a text is one piece of evidence (Robertson, Zaragoza, Taylor 2004). At this amount half of the
 * worth is reached: nearly one word in the heaviest attribute, which has weight 5. A missing word costs what it would
 * have been worth and nothing besides: to punish it more ranks a rare word somewhere in a text above the name of the
 * thing in a title (bench/search/rated.ts).
 */
const HALF_AT = 4

/** Documents found in one segment, with what speaks for each. */
export type Matches = {
  segment: Segment
  docs: Uint32Array
  slots: SlotEvidence[]
  relevance: Float32Array
  /** 0 where every required word is there as it is spelt; 1 where one is missing or misspelt. */
  flawed: Uint8Array
}

/** The edits of a document's words, those at place `at`, by which they differ from what was asked. */
export const typosOf = ({ slots }: Matches, at: number): number =>
  slots.reduce((sum, { best, sources }) => sum + (best[at] ? sources[best[at]! - 1]!.edits : 0), 0)

/**
 * @param leastEdits per slot, the edits that cannot be avoided: a word that is nowhere as spelt is not a flaw of the
 * document
 */
export function scored(
  segment: Segment,
  docs: Uint32Array,
  slots: SlotEvidence[],
  slotWeights: readonly SlotWeight[],
  leastEdits: readonly number[],
): Matches {
  const size = docs.length
  const [relevance, flawed] = [new Float32Array(size), new Uint8Array(size)]
  for (const [at, { amount, best, sources }] of slots.entries()) {
    const { idf, required } = slotWeights[at]!
    // Sources are in the order of their edits: those past this one have more than needed.
    const spelt = sources.reduce((count, { edits }) => (edits <= leastEdits[at]! ? count + 1 : count), 0)
    // Without branches: which document has which word can not be guessed.
    for (let i = 0; i < size; i++) {
      const own = amount[i]!
      relevance[i]! += (idf * own) / (own + HALF_AT)
    }
    if (!required) continue
    for (let i = 0; i < size; i++) flawed[i]! |= ((spelt - best[i]!) >>> 31) | ((best[i]! - 1) >>> 31)
  }
  return { segment, docs, slots, relevance, flawed }
}
