import { both } from '../filter/filter.ts'
import { filterOf } from '../filter/filter-lists.ts'
import { select } from '../filter/select.ts'
import { geoFilter } from '../ranking/geo.ts'
import type { SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import type { RuleOutcome } from '../settings/rules.ts'
import { bareName, modifiersOf, searchableOf } from '../settings/settings.ts'
import { Deadline } from './deadline.ts'
import { facetOf, searchValues, statsOf, type Documents, type FacetHit, type FacetStats } from './facets.ts'
import { Highlighter } from './highlighter.ts'
import { hitOf, hitOptions, type Hit } from './hit.ts'
import { promote } from './promotions.ts'
import { groupOf, idOf, pageOfGroups, rank, recordOf } from './rank.ts'
import { rankingInfo, type RankingInfo } from './ranking-info.ts'
import { pageOf, type Page } from './page.ts'
import { selectDocuments, type IndexView, type Selection } from './select-documents.ts'

export type SearchAnswer = Page & {
  hits: (Hit & { _rankingInfo?: RankingInfo })[]
  nbHits: number
  query: string
  /** Words left out so that something is found, struck through in `<em>`. */
  queryAfterRemoval?: string
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, FacetStats>
  exhaustive: { nbHits: boolean; typo: boolean; facetsCount: boolean }
  exhaustiveNbHits: boolean
  exhaustiveTypo: boolean
  exhaustiveFacetsCount?: boolean
  renderingContent?: SearchParams['renderingContent']
  userData?: unknown[]
  appliedRules?: { objectID: string }[]
  parsedQuery?: string
  aroundLatLng?: string
  message?: string
}

/** Bytes of UTF-8; longer queries are refused, as by Algolia. */
const LONGEST_QUERY = 512
/** Milliseconds more in which hits are written out. */
const SHOWN_WITHIN = 80
const encoder = new TextEncoder()

/**
 * Answers a search.
 * @param params settings, request and rules put together
 * @param rules what rules ask for besides
 * @param pinsMeet the filters for promoted records, where rules want them to meet any: without those that were read
 *   from the words
 */
export function search(
  index: IndexView,
  query: string,
  params: SearchParams,
  rules?: RuleOutcome,
  pinsMeet: SearchParams = params,
): SearchAnswer {
  if (query.length > LONGEST_QUERY || encoder.encode(query).length > LONGEST_QUERY)
    throw new Refusal(`Query is too long, at most ${LONGEST_QUERY} bytes`)
  const deadline = new Deadline()
  const { page, from, to, message } = pageOf(params, index.settings)
  const selection = selectDocuments(index, query, params, { deadline, hidden: rules?.hide ?? [] })
  const promotions = (rules?.promote ?? []).flatMap(({ objectIDs, position }) =>
    objectIDs.map((objectID, i) => ({ objectID, position: position + i })),
  )
  const distinct =
    params.distinct && index.settings.attributeForDistinct
      ? { path: index.settings.attributeForDistinct, most: params.distinct }
      : undefined
  const ranked = rank(selection, to + promotions.length, distinct)
  // Where nothing is what was read, nothing was: the pins will be those of the words.
  const within = selection.matches.some(({ docs }) => docs.length > 0) ? pinsMeet : params
  const { ordered, added } = promote(index, selection, ranked, promotions, rules?.filterPromotes ? within : undefined)
  const nbHits =
    (distinct ? groups(selection, distinct) : selection.matches.reduce((sum, { docs }) => sum + docs.length, 0)) + added
  // A page has so many groups, as in Algolia: https://www.algolia.com/doc/api-reference/api-parameters/distinct
  const shown = distinct ? pageOfGroups(ordered, distinct.path, from, to) : ordered.slice(from, to)
  const options = hitOptions(
    params,
    searchableOf(index.settings)?.map(({ name }) => name),
    index.settings.unretrievableAttributes,
  )
  const highlighter = new Highlighter(selection.parsed, selection.finding.found)
  const showing = deadline.longer(SHOWN_WITHIN)
  const hits = shown.map((each): SearchAnswer['hits'][number] => {
    showing.check()
    const hit = hitOf(recordOf(each), options, highlighter)
    return params.getRankingInfo
      ? {
          ...hit,
          _rankingInfo: rankingInfo(
            each,
            selection,
            promotions.some(({ objectID }) => objectID === idOf(each)),
          ),
        }
      : hit
  })
  const reachable = Math.min(nbHits, index.settings.paginationLimitedTo ?? 1000)
  return {
    hits,
    nbHits,
    ...page(reachable),
    query,
    ...removal(selection),
    ...facetsOf(index, selection, params, distinct),
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(params.renderingContent || rules ? { renderingContent: params.renderingContent ?? {} } : {}),
    ...(rules && rules.userData.length > 0
      ? { userData: rules.userData }
      : index.settings.userData === undefined
        ? {}
        : { userData: [index.settings.userData] }),
    ...(rules && rules.applied.length > 0 ? { appliedRules: rules.applied.map((objectID) => ({ objectID })) } : {}),
    ...(params.getRankingInfo
      ? {
          parsedQuery: selection.parsed.slots.map(({ word }) => word).join(' '),
          ...(params.aroundLatLng ? { aroundLatLng: params.aroundLatLng } : {}),
        }
      : {}),
    ...(message ? { message } : {}),
  }
}

const groups = ({ matches }: Selection, { path }: { path: string }) => {
  const all = new Set<string>()
  for (const { segment, docs } of matches) for (const doc of docs) all.add(groupOf(segment, doc, path))
  return all.size
}

function removal({ finding: { removedSlots }, parsed }: Selection): { queryAfterRemoval?: string } {
  if (removedSlots.length === 0) return {}
  return {
    queryAfterRemoval: parsed.slots
      .map(({ word }, at) => (removedSlots.includes(at) ? `<em>${word}</em>` : word))
      .join(' '),
  }
}

function facetsOf(
  index: IndexView,
  selection: Selection,
  params: SearchParams,
  distinct: { path: string; most: number } | undefined,
) {
  if (!params.facets?.length) return {}
  const declared = (index.settings.attributesForFaceting ?? [])
    .filter((entry) => !modifiersOf(entry).includes('filterOnly'))
    .map((entry) => ({ path: bareName(entry), isAfter: modifiersOf(entry).includes('afterDistinct') }))
  const wanted = params.facets.includes('*')
    ? declared
    : declared.filter(({ path }) => params.facets!.some((each) => bareName(each) === path))
  const grouped =
    distinct && (params.facetingAfterDistinct || wanted.some(({ isAfter }) => isAfter))
      ? onePerGroup(selection, distinct)
      : undefined
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, FacetStats> = {}
  for (const { path, isAfter } of wanted) {
    const parts: readonly Documents[] =
      grouped && (params.facetingAfterDistinct || isAfter) ? grouped : selection.matches
    const { values } = facetOf(
      parts,
      path,
      Math.min(1000, params.maxValuesPerFacet ?? 100),
      params.sortFacetValuesBy ?? 'count',
    )
    if (Object.keys(values).length > 0) facets[path] = values
    const own = statsOf(parts, path)
    if (own) stats[path] = own
  }
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}), exhaustiveFacetsCount: true }
}

function onePerGroup({ matches }: Selection, { path }: { path: string }): Documents[] {
  const seen = new Set<string>()
  return matches.map(({ segment, docs }) => ({
    segment,
    docs: docs.filter((doc) => {
      const group = groupOf(segment, doc, path)
      return !seen.has(group) && Boolean(seen.add(group))
    }),
  }))
}

export type FacetAnswer = { facetHits: FacetHit[]; exhaustiveFacetsCount: boolean }

/** Searches the values of one facet among the documents of a search. */
export function searchFacet(
  index: IndexView,
  path: string,
  facetQuery: string,
  query: string,
  params: SearchParams,
): FacetAnswer {
  const declared = (index.settings.attributesForFaceting ?? []).find((entry) => bareName(entry) === path)
  if (!declared || !modifiersOf(declared).includes('searchable'))
    throw new Refusal(
      `Cannot search in \`${path}\` attribute, you need to add \`searchable(${path})\` to attributesForFaceting.`,
    )
  if (facetQuery.length > LONGEST_QUERY)
    throw new Refusal(`Facet query is too long, at most ${LONGEST_QUERY} characters`)
  const { matches } = selectDocuments(index, query, params)
  const marks = { pre: params.highlightPreTag ?? '<em>', post: params.highlightPostTag ?? '</em>' }
  return {
    facetHits: searchValues(
      matches,
      path,
      facetQuery,
      Math.min(100, params.maxFacetHits ?? 10),
      marks,
      params.sortFacetValuesBy ?? 'count',
    ),
    exhaustiveFacetsCount: true,
  }
}

/**
 * The objectIDs of everything that meets the filters and is at the place, and that has the words of the query if there
 * is one.
 */
export function idsMeeting(index: IndexView, params: SearchParams): string[] {
  if (params.query)
    return selectDocuments(index, params.query, {
      ...index.settings,
      ...params,
      removeWordsIfNoResults: 'none',
    }).matches.flatMap(({ segment, docs }) => Array.from(docs, segment.idOf))
  const filter = both(filterOf(params))
  const meetsPlace = geoFilter(params) ?? (() => true)
  return index.segments.flatMap((segment) =>
    Array.from(
      select(segment, filter)
        .andNot(segment.dead)
        .toArray()
        .filter((doc) => meetsPlace(segment, doc)),
      segment.idOf,
    ),
  )
}
