import { placeOf, readNumberOrder, type NumberOrder } from '../index/numbering.ts'
import { firstOf, type Segment } from '../index/segment.ts'
import { nearestOf, type GeoPoint } from './geo.ts'
import { bitsOf, classOf } from './relevance-class.ts'
import { FARTHEST, bestPlace, pairsOf } from './places.ts'
import { typosOf, type Matches } from './relevance.ts'

/** A value per candidate; the lower ranks higher. `isDear` ones read positions and are computed for the best only. */
export type Criterion = {
  name: string
  isDear: boolean
  isByClass?: boolean
  of(matches: Matches): (at: number) => number
}

/** The inputs of the criteria from the query and the settings. */
export type RankingContext = {
  /** Criteria by name; see `rankingOf`. */
  ranking: readonly string[]
  customRanking: readonly string[]
  centre?: GeoPoint | undefined
  /** Metres that count as equal. */
  precision: number
  minProximity: number
  rankOfAttribute(segment: Segment): (attribute: number) => { rank: number; isOrdered: boolean }
  attributeWeights(segment: Segment): Float32Array
  filterScore?: ((segment: Segment, doc: number) => number) | undefined
}

/** Ours: words, then relevance, then what the shop prefers. */
export const defaultRanking = ['match', 'geo', 'filters', 'relevance', 'custom'] as const

/** Criteria of a search; those after these would hardly ever decide, and each costs time for every document. */
const MOST_CRITERIA = 30

export function criteriaOf(context: RankingContext): Criterion[] {
  // A repeated criterion cannot break a tie it has already left.
  const names = new Set(context.ranking.flatMap((name) => (name === 'custom' ? context.customRanking : [name])))
  return [...names].slice(0, MOST_CRITERIA).flatMap((name): Criterion[] => {
    const order = readNumberOrder(name)
    if (order) return [{ ...byNumber(order), name }]
    const made = Object.hasOwn(byName, name) ? byName[name]?.(context) : undefined
    return made ? [{ ...made, name }] : []
  })
}

const cheap = (of: Criterion['of']): Criterion => ({ name: '', isDear: false, of })

const byName: Record<string, (context: RankingContext) => Criterion | undefined> = {
  match: () =>
    cheap(
      ({ flawed }) =>
        (at) =>
          flawed[at]!,
    ),
  relevance: ({ customRanking }) =>
    customRanking.length > 0
      ? { ...cheap(({ relevance }) => classes(relevance)), isByClass: true }
      : cheap(
          ({ relevance }) =>
            (at) =>
              -relevance[at]!,
        ),
  typo: () => cheap((matches) => (at) => typosOf(matches, at)),
  words: () =>
    cheap(
      ({ slots }) =>
        (at) =>
          -slots.reduce((sum, { best }) => sum + (best[at] ? 1 : 0), 0),
    ),
  exact: () =>
    cheap(
      ({ slots }) =>
        (at) =>
          -slots.reduce(
            (sum, { best, sources }) => sum + (best[at] && isExact(sources[best[at]! - 1]!.kind) ? 1 : 0),
            0,
          ),
    ),
  geo: ({ centre, precision }) =>
    centre
      ? cheap(
          ({ segment, docs }) =>
            (at) =>
              Math.floor(nearestOf(segment, docs[at]!, centre) / precision),
        )
      : undefined,
  filters: ({ filterScore }) =>
    filterScore
      ? cheap(
          ({ segment, docs }) =>
            (at) =>
              -filterScore(segment, docs[at]!),
        )
      : undefined,
  proximity: ({ attributeWeights, minProximity }) => ({
    name: '',
    isDear: true,
    of: (matches) =>
      memoized((at) =>
        pairsOf(matches, at, attributeWeights(matches.segment)).reduce(
          (sum, { distance }) => sum + Math.max(minProximity, distance),
          0,
        ),
      ),
  }),
  attribute: ({ rankOfAttribute }) => ({
    name: '',
    isDear: true,
    of: (matches) => memoized((at) => bestPlace(matches, at, rankOfAttribute(matches.segment))),
  }),
}

/** Where a custom ranking is to decide, relevances of one class count as equal. */
function classes(relevance: Float32Array): (at: number) => number {
  const bits = bitsOf(relevance)
  return (at) => classOf(bits[at]!)
}

const isExact = (kind: string) => kind === 'exact' || kind === 'form' || kind === 'synonym'

function byNumber({ path, sign }: NumberOrder): Criterion {
  return cheap(({ segment, docs }) => {
    const column = Object.hasOwn(segment.data.numbers, path) ? segment.data.numbers[path] : undefined
    return (at) => placeOf(column ? firstOf(column, docs[at]!) : Number.NaN, sign)
  })
}

function memoized(value: (at: number) => number) {
  const known = new Map<number, number>()
  return (at: number) => {
    const own = known.get(at)
    if (own !== undefined) return own
    const made = value(at)
    known.set(at, made)
    return made
  }
}

/** How much neighbours in the order of the query raise relevance, at most. */
const NEARNESS_WORTH = 0.35

/** Raises the relevance of documents in which the words of the query are adjacent, the more so in a heavy attribute. */
export function raiseNeighbours(
  matches: Matches,
  candidates: Iterable<number>,
  attributeWeights: Float32Array,
  idf: readonly number[],
): void {
  const heaviest = attributeWeights.reduce((most, each) => Math.max(most, each), 0) || 1
  let total = 0
  for (let slot = 1; slot < idf.length; slot++) total += idf[slot - 1]! + idf[slot]!
  if (total <= 0) return
  for (const at of candidates) {
    let sum = 0
    for (const {
      slots: [a, b],
      distance,
      attribute,
    } of pairsOf(matches, at, attributeWeights)) {
      if (distance < FARTHEST)
        sum += ((idf[a]! + idf[b]!) / distance) * (0.4 + (0.6 * attributeWeights[attribute]!) / heaviest)
    }
    if (sum > 0) matches.relevance[at]! *= 1 + NEARNESS_WORTH * Math.min(1, sum / total)
  }
}
