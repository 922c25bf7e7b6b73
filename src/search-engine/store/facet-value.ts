import type { Segment } from '../index/segment.ts'
import { wordsOf } from '../settings/synonyms.ts'

/** The values of facets by their folded words; cached as long as their segment, which never changes. */
const valuesByWords = new WeakMap<Segment, Map<string, Map<string, string>>>()

/** The value of a facet that consists of these words, as it is written in the first record that has it. */
export function facetValue(segments: readonly Segment[], facet: string, words: string): string | undefined {
  for (const segment of segments) {
    const value = byWords(segment, facet).get(words)
    if (value !== undefined) return value
  }
  return undefined
}

function byWords(segment: Segment, facet: string): Map<string, string> {
  let facets = valuesByWords.get(segment)
  if (!facets) valuesByWords.set(segment, (facets = new Map()))
  let values = facets.get(facet)
  if (!values)
    facets.set(
      facet,
      (values = new Map(
        segment
          .facetValues(facet)
          .toReversed()
          .map((value) => [wordsOf(value).join(' '), value]),
      )),
    )
  return values
}
