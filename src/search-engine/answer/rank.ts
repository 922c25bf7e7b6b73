import type { SearchRecord } from '../index/record.ts'
import type { Segment } from '../index/segment.ts'
import { criteriaOf, raiseNeighbours, type Criterion } from '../ranking/criteria.ts'
import type { Matches } from '../ranking/relevance.ts'
import { DocumentOrder } from '../ranking/order.ts'
import type { Selection } from './select-documents.ts'

/** A document in its place; `keys` are what it was ranked by. */
export type Ranked = { matches: Matches; at: number; keys: number[] }

/**
 * How many of the best are looked at more closely: the positions of their words. Beyond, the order by relevance stays.
 */
const CLOSER_LOOK = 100
/** Candidates among which duplicates of a group are looked for. */
const MOST_GROUPED = 50_000

/**
 * The `most` highest documents of a selection, in order; with `distinct` those of as many groups, each at the position
 * of its best document.
 */
export function rank(
  { matches, ranking, idf }: Selection,
  most: number,
  distinct?: { path: string; most: number },
): Ranked[] {
  const criteria = criteriaOf(ranking)
  const isNear = ranking.ranking.includes('relevance') && idf.length > 1
  const wanted = distinct ? MOST_GROUPED : most
  const byClass = criteria.some(({ isByClass }) => isByClass)
  const isClose = isNear || criteria.some(({ isDear }) => isDear)
  const ranked = matches.flatMap((each) => {
    const order = isClose ? undefined : new DocumentOrder(each, criteria)
    const places = order
      ? order.top(order.highest(wanted), wanted)
      : closely(
          each,
          criteria,
          wanted,
          (close) => isNear && raiseNeighbours(each, close, ranking.attributeWeights(each.segment), idf),
        )
    // The sort keys across segments.
    const values = matches.length > 1 ? criteria.map((criterion) => criterion.of(each)) : []
    const keysOf = (at: number, place: number) => [
      ...values.map((value, i) => (criteria[i]!.isDear && place >= CLOSER_LOOK ? Number.MAX_VALUE : value(at))),
      byClass ? 0 : -each.relevance[at]!,
    ]
    return Array.from(places, (at, place): Ranked => ({
      matches: each,
      at,
      keys: matches.length > 1 ? keysOf(at, place) : [],
    }))
  })
  if (matches.length > 1) ranked.sort(byKeys)
  return distinct ? [...groupsOf(ranked, distinct).values()].slice(0, most).flat() : ranked.slice(0, most)
}

/** The best are found by cheap criteria and relevance, and the first of those are ranked again in detail. */
function closely(
  matches: Matches,
  criteria: Criterion[],
  wanted: number,
  raise: (close: Uint32Array) => void,
): Uint32Array {
  const cheap = criteria.filter(({ isDear }) => !isDear)
  const order = new DocumentOrder(matches, cheap)
  const found = order.highest(Math.max(wanted, CLOSER_LOOK))
  const first = wanted > CLOSER_LOOK ? order.top(found, wanted) : found
  const close = first.subarray(0, CLOSER_LOOK)
  raise(close)
  const best = (cheap.length < criteria.length ? new DocumentOrder(matches, criteria) : order).top(close, wanted)
  if (wanted <= CLOSER_LOOK) return best
  first.set(best)
  return first
}

function byKeys(a: Ranked, b: Ranked): number {
  const [own, other] = [a.keys, b.keys]
  for (let i = 0; i < own.length; i++) if (own[i] !== other[i]) return own[i]! - other[i]!
  return a.matches === b.matches ? a.at - b.at : 0
}

/** The group of a document; one of its own where it has no value. */
export function groupOf(segment: Segment, doc: number, path: string): string {
  const column = Object.hasOwn(segment.data.facets, path) ? segment.data.facets[path] : undefined
  const at = column?.docStart[doc]
  return column && at !== undefined && at < column.docStart[doc + 1]!
    ? `=${segment.facetValues(path)[column.docValue[at]!]}`
    : `#${segment.idOf(doc)}`
}

const groupOfRanked = ({ matches, at }: Ranked, path: string) => groupOf(matches.segment, matches.docs[at]!, path)

/** The first of each group. */
function groupsOf(ranked: Ranked[], { path, most }: { path: string; most: number }): Map<string, Ranked[]> {
  const groups = new Map<string, Ranked[]>()
  for (const each of ranked) {
    const name = groupOfRanked(each, path)
    const group = groups.get(name)
    if (!group) groups.set(name, [each])
    else if (group.length < most) group.push(each)
  }
  return groups
}

/** The groups from one number up to, not including, another, of hits that are grouped. */
export function pageOfGroups(ordered: Ranked[], path: string, from: number, to: number): Ranked[] {
  let number = -1
  let last: string | undefined
  return ordered.filter((each) => {
    const name = groupOfRanked(each, path)
    if (name !== last) number++
    last = name
    return number >= from && number < to
  })
}

export const recordOf = ({ matches, at }: Ranked): SearchRecord => matches.segment.record(matches.docs[at]!)

export const idOf = ({ matches, at }: Ranked): string => matches.segment.idOf(matches.docs[at]!)
