import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { QueryLine, SearchReport } from '../../domain/search/search-report.ts'
import { rowsOf, sql } from '../database/database.ts'

/** Lines of each table. */
const LINES = 50

type Numbers = Record<string, number | string | null>
const number = (value: number | string | null | undefined) => Number(value ?? 0)

/**
 * What was searched in a language since an instant, in milliseconds. A search is clicked or bought by once, however
 * often; the position is the mean of all clicks, from 1.
 */
export async function searchReport(payload: Payload, language: Locale, since: number): Promise<SearchReport> {
  const rows = rowsOf(payload)
  const done = sql`select query_id, max(case when kind = 'click' then 1 else 0 end) as clicked, max(case when kind <> 'click' then 1 else 0 end) as bought, sum(position) as places, count(position) as placed from search_events where at >= ${since} group by query_id`
  const counted = sql`count(*) as searches, sum(case when q.hits = 0 then 1 else 0 end) as without, count(q.query_id) as tracked, sum(coalesce(e.clicked, 0)) as clicked, sum(coalesce(e.bought, 0)) as bought, sum(coalesce(e.places, 0)) as places, sum(coalesce(e.placed, 0)) as placed from search_queries q left join (${done}) e on e.query_id = q.query_id where q.language = ${language} and q.at >= ${since}`
  const [total] = await rows<Numbers>(sql`select ${counted}`)
  const top = await rows<Numbers & { query: string }>(
    sql`select q.query, max(q.hits) as hits, ${counted} group by q.query order by searches desc, q.query limit ${LINES}`,
  )
  const without = await rows<Numbers & { query: string }>(
    sql`select q.query, max(q.hits) as hits, ${counted} and q.hits = 0 group by q.query order by searches desc, q.query limit ${LINES}`,
  )
  const line = ({ query, hits, ...rest }: Numbers & { query: string }): QueryLine => ({
    query,
    hits: number(hits),
    ...rates(rest),
  })
  return { ...rates(total ?? {}), without: number(total?.['without']), top: top.map(line), empty: without.map(line) }
}

function rates(row: Numbers) {
  const [searches, tracked, placed] = [number(row['searches']), number(row['tracked']), number(row['placed'])]
  const share = (part: number | string | null | undefined) => (tracked > 0 ? number(part) / tracked : undefined)
  return {
    searches,
    clickRate: share(row['clicked']),
    conversionRate: share(row['bought']),
    position: placed > 0 ? number(row['places']) / placed : undefined,
  }
}

/** What shoppers searched and found something by since then, at least so often. */
export async function successfulSearches(
  payload: Payload,
  language: Locale,
  since: number,
  least: number,
): Promise<{ query: string; times: number }[]> {
  const rows = await rowsOf(payload)<{ query: string; times: number | string }>(
    sql`select query, count(*) as times from search_queries where language = ${language} and at >= ${since} and hits > 0 group by query having count(*) >= ${least} order by times desc limit 500`,
  )
  return rows.map(({ query, times }) => ({ query, times: Number(times) }))
}
