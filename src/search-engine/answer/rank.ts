import type { SearchRecord } from '../index/record.ts'
import type { Segment } from '../index/segment.ts'
import { criteriaOf, raiseNeighbours, type Criterion } from '../ranking/criteria.ts'
import type { Matches } from '../ranking/relevance.ts'
import { top } from '../ranking/top.ts'
import type { Selection } from './select-documents.ts'

/** A document in its place; `keys` are what it was ranked by. */
export type Ranked = { matches: Matches; at: number; keys: number[] }

/** How many of the best are looked at more closely: where their words stand. Beyond, the order by relevance stays. */
const CLOSER_LOOK = 100
/** Candidates among which duplicates of a group are looked for. */
const MOST_GROUPED = 50_000

/** The `most` highest documents of a selection, in order. */
export function rank({ matches, ranking, idf }: Selection, most: number, distinct?: { path: string; most: number }): Ranked[] {
  const criteria = criteriaOf(ranking)
  const isNear = ranking.ranking.includes('relevance') && idf.length > 1
  const dear = criteria.some(({ isDear }) => isDear)
  const looked = Math.max(most, isNear || dear ? CLOSER_LOOK : 0)
  const ranked = matches.flatMap((each) => {
    const size = distinct ? Math.min(MOST_GROUPED, each.docs.length) : looked
    // What is dear is left to the second look; relevance stands for it in the first.
    const first = ordered(each, criteria.filter(({ isDear }) => !isDear), size)
    if (isNear) raiseNeighbours(each, first.subarray(0, CLOSER_LOOK), ranking.attributeWeights(each.segment), idf)
    const values = criteria.map((criterion) => criterion.of(each))
    const keysOf = (at: number, place: number): number[] => {
      const keys: number[] = []
      for (let i = 0; i < values.length; i++) keys.push(criteria[i]!.isDear && place >= CLOSER_LOOK ? Number.MAX_VALUE : values[i]!(at))
      keys.push(-each.relevance[at]!)
      return keys
    }
    const close = Array.from(first, (at, place): Ranked => ({ matches: each, at, keys: keysOf(at, place) }))
    return isNear || dear ? [...close.slice(0, CLOSER_LOOK).sort(byKeys), ...close.slice(CLOSER_LOOK)] : close
  })
  if (matches.length > 1) ranked.sort(byKeys)
  return (distinct ? firstOfGroups(ranked, distinct) : ranked).slice(0, most)
}

function ordered(matches: Matches, criteria: Criterion[], most: number): Uint32Array {
  const { relevance, flawed, docs } = matches
  // The usual beginning as one number, since nearly all comparisons end with it.
  const isUsual = criteria[0]?.name === 'match' && criteria[1]?.name === 'relevance'
  const values = criteria.slice(isUsual ? 2 : 0).map((criterion) => criterion.of(matches))
  const usual = isUsual ? criteria[1]!.of(matches) : undefined
  const first = new Int32Array(docs.length)
  if (usual) for (let at = 0; at < docs.length; at++) first[at] = Math.round(usual(at)) + (flawed[at] ? BEHIND : 0)
  const compare = (a: number, b: number) => {
    for (let i = 0; i < values.length; i++) {
      const difference = values[i]!(a) - values[i]!(b)
      if (difference !== 0) return difference
    }
    return relevance[b]! - relevance[a]! || a - b
  }
  return top(docs.length, most, compare, first)
}

/** More than any class of relevance. */
const BEHIND = 1 << 13

function byKeys(a: Ranked, b: Ranked): number {
  const [own, other] = [a.keys, b.keys]
  for (let i = 0; i < own.length; i++) if (own[i] !== other[i]) return own[i]! - other[i]!
  return a.matches === b.matches ? a.at - b.at : 0
}

/** The group of a document; one of its own where it has no value. */
export function groupOf(segment: Segment, doc: number, path: string): string {
  const column = Object.hasOwn(segment.data.facets, path) ? segment.data.facets[path] : undefined
  const at = column?.docStart[doc]
  return column && at !== undefined && at < column.docStart[doc + 1]! ? `=${segment.facetValues(path)[column.docValue[at]!]}` : `#${segment.idOf(doc)}`
}

function firstOfGroups(ranked: Ranked[], { path, most }: { path: string; most: number }): Ranked[] {
  const taken = new Map<string, number>()
  return ranked.filter(({ matches, at }) => {
    const group = groupOf(matches.segment, matches.docs[at]!, path)
    const count = (taken.get(group) ?? 0) + 1
    taken.set(group, count)
    return count <= most
  })
}

export const recordOf = ({ matches, at }: Ranked): SearchRecord => matches.segment.record(matches.docs[at]!)
