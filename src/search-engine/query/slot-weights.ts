import type { Segment } from '../index/segment.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { namingWord } from '../text/noun-phrase.ts'
import type { SlotSources } from './match.ts'

/** Statistics of one slot over all segments. */
export type SlotWeight = { idf: number; required: boolean }

/** How distinctive a word is that `count` of `total` documents have. */
const idfOf = (count: number, total: number): number =>
  Math.log(1 + (total - Math.min(count, total) + 0.5) / (Math.min(count, total) + 0.5))

/** What a word is worth that names what is wanted, beside those that say more about it. */
const NAMING = 1.3

type Part = { segment: Segment; slots: readonly SlotSources[] }

/** How rare each word is over all segments, by its best evidence; and how many edits it needs at least. */
export function weightSlots(
  parsed: ParsedQuery,
  parts: readonly Part[],
  language: string,
  removedSlots: readonly number[] = [],
): { slotWeights: SlotWeight[]; leastEdits: number[] } {
  const naming = namingWord(
    parsed.slots.map(({ word }) => word),
    language,
  )
  const total = parts.reduce((sum, { segment }) => sum + segment.alive, 0)
  const leastEdits = parsed.slots.map((_, at) =>
    parts.reduce((least, { slots }) => Math.min(least, slots[at]!.sources[0]?.edits ?? 2), 2),
  )
  const slotWeights = parsed.slots.map(({ optional }, at): SlotWeight => {
    let [own, any] = [0, 0]
    for (const { segment, slots } of parts) {
      for (const { term, phrase, kind, edits } of slots[at]!.sources) {
        const count = phrase ? phrase.docs.length : segment.data.documentCount[term]!
        any += count
        if (edits === leastEdits[at] && kind !== 'prefix') own += count
      }
    }
    // A word that is nowhere cannot be asked of a document.
    return {
      idf: idfOf(own || any, total) * (at === naming ? NAMING : 1),
      required: !optional && any > 0 && !removedSlots.includes(at),
    }
  })
  return { slotWeights, leastEdits }
}
