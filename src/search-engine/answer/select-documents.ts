import type { Segment } from '../index/segment.ts'
import { filterOf, optionalFilterOf } from '../filter/filter-lists.ts'
import { partsOf, type Filter } from '../filter/filter.ts'
import { select } from '../filter/select.ts'
import { gatherEvidence } from '../query/evidence.ts'
import { find, type Finding } from '../query/find.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { weightSlots } from '../query/slot-weights.ts'
import { attributeUse, type AttributeUse } from '../ranking/attribute-weights.ts'
import type { RankingContext } from '../ranking/criteria.ts'
import { defaultRanking } from '../ranking/criteria.ts'
import { centreOf, geoFilter } from '../ranking/geo.ts'
import { scored, typosOf, type Matches } from '../ranking/relevance.ts'
import type { SearchParams } from '../settings/params.ts'
import { languagesOf, type Settings } from '../settings/settings.ts'
import type { SynonymIndex } from '../settings/synonyms.ts'
import { languageOf } from '../text/language.ts'
import { Deadline } from './deadline.ts'

/** An index as a search sees it. */
export type IndexView = { segments: readonly Segment[]; settings: Settings; synonyms?: SynonymIndex }

/** A search before ranking: the matches, their evidence, and the ranking to apply. */
export type Selection = {
  parsed: ParsedQuery
  finding: Finding
  matches: Matches[]
  ranking: RankingContext
  idf: number[]
  useOf(segment: Segment): AttributeUse
}

/** Fewer documents than half a first page are too few: then misspellings and missing words are allowed. */
const TOO_FEW = 10
/** Documents without all words whose relevance is less than this share of the best are left out. */
const WORTH_SHOWING = 0.15
/** Metres within which places count as equal, by default. */
const PLACE_PRECISION = 1

type Bounds = {
  deadline?: Deadline
  /** The objectIDs of records that are not to be found. */
  hidden?: readonly string[]
}

/** Finds the documents a request asks for. Throws a Refusal where it cannot be understood. */
export function selectDocuments(
  { segments, settings, synonyms }: IndexView,
  query: string,
  params: SearchParams,
  { deadline = new Deadline(), hidden = [] }: Bounds = {},
): Selection {
  const languages = languagesOf({
    ...settings,
    ...(params.queryLanguages ? { queryLanguages: params.queryLanguages } : {}),
  })
  const parsed = parseQuery(query, params, languages, synonyms)
  const uses = new Map(
    segments.map((segment) => [segment, attributeUse(segment, settings, params.restrictSearchableAttributes)]),
  )
  const useOf = (segment: Segment) => uses.get(segment)!
  const language = languageOf(Array.isArray(params.ignorePlurals) ? params.ignorePlurals : languages)
  const isSorted = /^(?:asc|desc)\(/.test((params.ranking ?? defaultRanking)[0] ?? '')
  const finding = find(segments, parsed, {
    expansion: (segment) => ({
      language,
      forms: params.ignorePlurals !== false,
      splits: params.decompoundQuery !== false,
      attributeWeights: useOf(segment).weights,
      firstLetterCosts: 2,
    }),
    isRestricted: [...uses.values()].some((use) => use.isRestricted),
    typoBelow: isSorted ? 1 : (params.typoBelow ?? TOO_FEW),
    relaxation: params.removeWordsIfNoResults ?? 'allOptional',
    // Where the caller sets what happens without results, or sorts by something else, that means none at all.
    relaxBelow: params.relaxBelow ?? (params.removeWordsIfNoResults !== undefined || isSorted ? 1 : TOO_FEW),
    isLate: () => deadline.isPast,
  })
  const meetsPlace = geoFilter(params)
  const filter = filterOf(params)
  for (const each of finding.found) {
    if (filter.kind !== 'and' || filter.of.length > 0) each.documents.and(select(each.segment, filter, deadline))
    for (const id of hidden) each.documents.delete(each.segment.docOf(id))
  }
  const inTime = (at: number) => {
    if (at % 1024 === 0) deadline.check()
    return true
  }
  const { slotWeights, leastEdits } = weightSlots(parsed, finding.found, languages[0] ?? '', finding.removedSlots)
  const matches = finding.found.map(({ segment, documents, slots }) => {
    const all = documents.toArray()
    const docs = meetsPlace ? all.filter((doc, at) => inTime(at) && meetsPlace(segment, doc)) : all
    return scored(segment, docs, gatherEvidence(segment, slots, docs, useOf(segment).weights), slotWeights, leastEdits)
  })
  return {
    parsed,
    finding,
    matches: worthReturning(matches, finding, params),
    ranking: rankingOf(params, filter, useOf, deadline),
    idf: slotWeights.map(({ idf }) => idf),
    useOf,
  }
}

/**
 * Of the documents without all words those far behind the best are left out. And, under `typoTolerance`, those with
 * more typos than needed.
 */
function worthReturning(matches: Matches[], { isRelaxed }: Finding, { typoTolerance }: SearchParams): Matches[] {
  if (isRelaxed) {
    const least = WORTH_SHOWING * matches.reduce((best, { relevance }) => Math.max(best, highestOf(relevance)), 0)
    return matches.map((each) => only(each, worthShowing(each, least)))
  }
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return matches
  const least = matches.reduce(
    (fewest, each) => each.docs.reduce((own, _, at) => Math.min(own, typosOf(each, at)), fewest),
    Infinity,
  )
  const most = least + (typoTolerance === 'strict' ? 1 : 0)
  return matches.map((each) =>
    only(
      each,
      each.docs.map((_, at) => at).filter((at) => typosOf(each, at) <= most),
    ),
  )
}

function highestOf(relevance: Float32Array): number {
  let best = 0
  for (let at = 0; at < relevance.length; at++) if (relevance[at]! > best) best = relevance[at]!
  return best
}

/** The places of those without a flaw, or of at least that relevance. */
function worthShowing({ relevance, flawed }: Matches, least: number): Uint32Array {
  const places = new Uint32Array(relevance.length)
  let count = 0
  for (let at = 0; at < relevance.length; at++) if (relevance[at]! >= least || flawed[at] === 0) places[count++] = at
  return places.subarray(0, count)
}

/** Amounts are not asked for any more once documents are scored. */
const NONE = new Float32Array()

/** The matches at some places, which are in order. */
function only(matches: Matches, places: Uint32Array): Matches {
  const { segment, docs, slots, relevance, flawed } = matches
  if (places.length === docs.length) return matches
  const picked = <T extends Float32Array | Uint8Array | Uint16Array | Uint32Array>(array: T): T => {
    const own = new (array.constructor as new (length: number) => T)(places.length)
    for (let i = 0; i < own.length; i++) own[i] = array[places[i]!]!
    return own
  }
  return {
    segment,
    docs: picked(docs),
    relevance: picked(relevance),
    flawed: picked(flawed),
    slots: slots.map(({ sources, best }) => ({ sources, amount: NONE, best: picked(best) })),
  }
}

const scoreOf = (part: Filter) => (part.kind === 'facet' ? part.score : 1)

function rankingOf(
  params: SearchParams,
  filter: Filter,
  useOf: (segment: Segment) => AttributeUse,
  deadline: Deadline,
): RankingContext {
  const inFilters = partsOf(filter).filter(({ kind }) => kind === 'facet')
  const scored = [
    ...optionalFilterOf(params).flatMap(partsOf),
    ...(inFilters.some((part) => scoreOf(part) !== 1) ? inFilters : []),
  ]
  const scores = new Map<Segment, { documents: ReturnType<typeof select>; score: number }[]>()
  let asked = 0
  const filterScore = (segment: Segment, doc: number) => {
    if (++asked % 256 === 0) deadline.check()
    let own = scores.get(segment)
    if (!own)
      scores.set(
        segment,
        (own = scored.map((each) => ({ documents: select(segment, each, deadline), score: scoreOf(each) }))),
      )
    const met = own.filter(({ documents }) => documents.has(doc)).map(({ score }) => score)
    return params.sumOrFiltersScores ? met.reduce((sum, score) => sum + score, 0) : Math.max(0, ...met)
  }
  return {
    ranking: params.ranking ?? defaultRanking,
    customRanking: params.customRanking ?? [],
    centre: centreOf(params),
    precision: Math.max(1, params.aroundPrecision ?? PLACE_PRECISION),
    minProximity: params.minProximity ?? 1,
    rankOfAttribute: (segment) => (attribute) => useOf(segment).ranks[attribute] ?? { rank: 0, isOrdered: false },
    attributeWeights: (segment) => useOf(segment).weights,
    ...(scored.length > 0 ? { filterScore } : {}),
  }
}
