import { nearestOf } from '../ranking/geo.ts'
import { bestPlace, pairsOf } from '../ranking/places.ts'
import type { Ranked } from './rank.ts'
import type { Selection } from './select-documents.ts'

/** Why a hit is where it is: Algolia’s names, and our relevance beside them. */
export type RankingInfo = {
  nbTypos: number
  words: number
  nbExactWords: number
  proximityDistance: number
  firstMatchedWord: number
  geoDistance: number
  geoPrecision: number
  filters: number
  userScore: number
  promoted: boolean
  relevance: number
}

/** Why a hit has its rank, as requested by `getRankingInfo`. */
export function rankingInfo({ matches, at }: Ranked, { ranking }: Selection, promoted: boolean): RankingInfo {
  const { segment, slots } = matches
  const doc = matches.docs[at]!
  const best = slots.flatMap((slot) => (slot.best[at] ? [slot.sources[slot.best[at]! - 1]!] : []))
  const place = best.length > 0 ? bestPlace(matches, at, ranking.rankOfAttribute(segment)) : 0
  const away = ranking.centre ? nearestOf(segment, doc, ranking.centre) : 0
  return {
    nbTypos: best.reduce((sum, { edits }) => sum + edits, 0),
    words: best.length,
    nbExactWords: best.filter(({ kind }) => kind === 'exact' || kind === 'form' || kind === 'synonym').length,
    proximityDistance: pairsOf(matches, at, ranking.attributeWeights(segment)).reduce(
      (sum, pair) => sum + pair.distance,
      0,
    ),
    firstMatchedWord: Math.min(place, 0xffffff),
    geoDistance: Number.isFinite(away) ? Math.round(away) : 0,
    geoPrecision: ranking.precision,
    filters: ranking.filterScore?.(segment, doc) ?? 0,
    userScore: segment.size - doc,
    promoted,
    relevance: Math.round(matches.relevance[at]! * 1000) / 1000,
  }
}
