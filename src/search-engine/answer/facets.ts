import type { Segment } from '../index/segment.ts'
import { fold } from '../text/characters.ts'
import { wordsOf } from '../settings/synonyms.ts'
import type { Marks } from './highlighter.ts'

/** Documents of one segment, in order. */
export type Documents = { segment: Segment; docs: Uint32Array }
export type FacetStats = { min: number; max: number; avg: number; sum: number }

/** How many documents have each value of a facet, over all segments. */
function countValues(parts: readonly Documents[], path: string): Map<string, number> {
  const total = new Map<string, number>()
  for (const { segment, docs } of parts) {
    const column = Object.hasOwn(segment.data.facets, path) ? segment.data.facets[path] : undefined
    if (!column) continue
    const values = segment.facetValues(path)
    const counts = new Uint32Array(values.length)
    if (docs.length === segment.size)
      for (let value = 0; value < counts.length; value++)
        counts[value] = column.valueStart[value + 1]! - column.valueStart[value]!
    else
      for (const doc of docs)
        for (let i = column.docStart[doc]!; i < column.docStart[doc + 1]!; i++) counts[column.docValue[i]!]!++
    for (const [value, count] of counts.entries())
      if (count > 0) total.set(values[value]!, (total.get(values[value]!) ?? 0) + count)
  }
  return total
}

type Counted = { values: Record<string, number>; isExhaustive: boolean }

/** The values with the most documents, or the first of the alphabet. */
export function facetOf(parts: readonly Documents[], path: string, most: number, order: 'count' | 'alpha'): Counted {
  const counts = [...countValues(parts, path)]
  const byName = (a: [string, number], b: [string, number]) => (a[0] < b[0] ? -1 : 1)
  counts.sort(order === 'alpha' ? byName : (a, b) => b[1] - a[1] || byName(a, b))
  return { values: Object.fromEntries(counts.slice(0, most)), isExhaustive: true }
}

/** Least, greatest, mean and sum of a number; undefined where no document has it. */
export function statsOf(parts: readonly Documents[], path: string): FacetStats | undefined {
  let [min, max, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  const take = (value: number) => {
    if (Number.isNaN(value)) return
    if (value < min) min = value
    if (value > max) max = value
    sum += value
    count++
  }
  for (const { segment, docs } of parts) {
    const column = Object.hasOwn(segment.data.numbers, path) ? segment.data.numbers[path] : undefined
    if (!column) continue
    const { start, values } = column
    if (!start) for (const doc of docs) take(values[doc]!)
    else for (const doc of docs) for (let i = start[doc]!; i < start[doc + 1]!; i++) take(values[i]!)
  }
  return count > 0 ? { min, max, avg: sum / count, sum } : undefined
}

export type FacetHit = { value: string; highlighted: string; count: number }

/** Values of a facet whose words begin with the words searched for, each of them. */
export function searchValues(
  parts: readonly Documents[],
  path: string,
  query: string,
  most: number,
  { pre, post }: Marks,
  order: 'count' | 'alpha',
): FacetHit[] {
  const wanted = wordsOf(query)
  const plain = fold(query).trim()
  const meets = (value: string) => {
    if (wanted.length === 0) return plain === '' || fold(value).includes(plain)
    const own = wordsOf(value)
    return wanted.every((word) => own.some((each) => each.startsWith(word)))
  }
  const found = [...countValues(parts, path)].filter(([value]) => meets(value))
  found.sort((a, b) => (order === 'alpha' ? 0 : b[1] - a[1]) || (a[0] < b[0] ? -1 : 1))
  return found
    .slice(0, most)
    .map(([value, count]) => ({ value, highlighted: markBeginnings(value, wanted, pre, post), count }))
}

const markBeginnings = (value: string, wanted: readonly string[], pre: string, post: string): string =>
  value.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const folded = fold(word)
    const begun = wanted.filter((each) => folded.startsWith(each)).sort((a, b) => b.length - a.length)[0]
    if (begun === undefined) return word
    let end = 0
    while (end < word.length && fold(word.slice(0, end)).length < begun.length) end++
    return `${pre}${word.slice(0, end)}${post}${word.slice(end)}`
  })
