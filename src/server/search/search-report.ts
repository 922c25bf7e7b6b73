import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { kindLines, partsOf, unknownOf, wordLines, type CountedText } from '../../domain/search/logged-understanding.ts'
import type { ExportedQuery, QueryLine, SearchReport, SoldLine } from '../../domain/search/search-report.ts'
import { rowsOf, sql, sqlList, type SQL } from '../database/database.ts'

/** Lines of each table. */
const LINES = 50

/** Different texts that are added up, and products named for a query. */
const [MOST_TEXTS, SOLD_PRODUCTS] = [2000, 3]

type Numbers = Record<string, number | string | null>
type Line = Numbers & { query: string; understood: string | null; unknown_words: string | null }
const number = (value: number | string | null | undefined) => Number(value ?? 0)

/**
 * What was searched in a language since an instant, in milliseconds. A search is clicked or bought by once, however
 * often; the position is the mean of all clicks, from 1.
 */
export async function searchReport(payload: Payload, language: Locale, since: number): Promise<SearchReport> {
  const rows = rowsOf(payload)
  const { said, counted } = columnsOf(language, since)
  const [total] = await rows<Numbers>(sql`select count(distinct q.query) as queries, ${counted}`)
  const top = await rows<Line>(
    sql`select q.query, ${said}, ${counted} group by q.query order by searches desc, q.query limit ${LINES}`,
  )
  const without = await rows<Line>(
    sql`select q.query, ${said}, ${counted} and q.hits = 0 group by q.query order by searches desc, q.query limit ${LINES}`,
  )
  const [empty] = await rows<Numbers>(
    sql`select count(distinct query) as queries from search_queries where language = ${language} and at >= ${since} and hits = 0`,
  )
  const readings = await counts(payload, sql`understood`, language, since)
  const unknown = wordLines(await counts(payload, sql`unknown`, language, since))
  const { sold, queries } = await soldAfter(payload, language, since)
  return {
    ...rates(total ?? {}),
    without: number(total?.['without']),
    understood: readings.reduce((sum, { searches }) => sum + searches, 0),
    top: top.map(lineOf),
    empty: without.map(lineOf),
    kinds: kindLines(readings),
    unknown: unknown.slice(0, LINES),
    sold,
    counts: {
      top: number(total?.['queries']),
      empty: number(empty?.['queries']),
      unknown: unknown.length,
      sold: queries,
    },
  }
}

/** Everything that was searched, the most frequent first. */
export async function searchedQueries(payload: Payload, language: Locale, since: number): Promise<ExportedQuery[]> {
  const { said, counted } = columnsOf(language, since)
  const lines = await rowsOf(payload)<Line>(
    sql`select q.query, ${said}, ${counted} group by q.query order by searches desc, q.query`,
  )
  return lines.map((line) => ({ ...lineOf(line), without: number(line['without']) }))
}

/** What a query tells of the searches it groups: what was said of them, and their figures with where those are from. */
function columnsOf(language: Locale, since: number): { said: SQL; counted: SQL } {
  const done = sql`select query_id, max(case when kind = 'click' then 1 else 0 end) as clicked, max(case when kind <> 'click' then 1 else 0 end) as bought, sum(position) as places, count(position) as placed from search_events where at >= ${since} group by query_id`
  const counted = sql`count(*) as searches, sum(case when q.hits = 0 then 1 else 0 end) as without, count(q.query_id) as tracked, sum(coalesce(e.clicked, 0)) as clicked, sum(coalesce(e.bought, 0)) as bought, sum(coalesce(e.places, 0)) as places, sum(coalesce(e.placed, 0)) as placed from search_queries q left join (${done}) e on e.query_id = q.query_id where q.language = ${language} and q.at >= ${since}`
  const said = sql`max(q.hits) as hits, max(q.understood) as understood, max(q.unknown) as unknown_words`
  return { said, counted }
}

const lineOf = ({ query, hits, understood, unknown_words, ...rest }: Line): QueryLine => ({
  query,
  hits: number(hits),
  parts: partsOf(understood),
  unknown: unknownOf(unknown_words),
  ...rates(rest),
})

/** How often each text of a column occurs, the most frequent first. */
async function counts(payload: Payload, column: SQL, language: Locale, since: number): Promise<CountedText[]> {
  const rows = await rowsOf(payload)<{ stored: string; searches: number | string }>(
    sql`select ${column} as stored, count(*) as searches from search_queries where language = ${language} and at >= ${since} and ${column} <> '' group by ${column} order by searches desc limit ${MOST_TEXTS}`,
  )
  return rows.map(({ stored, searches }) => ({ stored, searches: Number(searches) }))
}

/** What was bought after which words: an order counts once for its search, a product once for each order. */
async function soldAfter(
  payload: Payload,
  language: Locale,
  since: number,
): Promise<{ sold: SoldLine[]; queries: number }> {
  const rows = rowsOf(payload)
  const bought = sql`from search_events e join search_queries q on q.query_id = e.query_id where e.kind = 'purchase' and q.language = ${language} and q.at >= ${since}`
  const lines = await rows<{ query: string; orders: number | string }>(
    sql`select q.query, count(distinct e.query_id) as orders ${bought} group by q.query order by orders desc, q.query limit ${LINES}`,
  )
  if (lines.length === 0) return { sold: [], queries: 0 }
  const [all] = await rows<Numbers>(sql`select count(distinct q.query) as queries ${bought}`)
  const products = await rows<{ query: string; product: string }>(
    sql`select q.query, e.product, count(distinct e.query_id) as orders ${bought} and q.query in (${sqlList(lines.map(({ query }) => query))}) group by q.query, e.product order by orders desc, e.product limit ${MOST_TEXTS}`,
  )
  const of = (query: string) =>
    products
      .filter((each) => each.query === query)
      .slice(0, SOLD_PRODUCTS)
      .map(({ product }) => product)
  const shown = lines.map(({ query, orders }) => ({ query, orders: Number(orders), products: of(query) }))
  const titles = await titlesOf(payload, language, new Set(shown.flatMap(({ products: codes }) => codes)))
  const sold = shown.map((line) => ({ ...line, products: line.products.map((code) => titles.get(code) ?? code) }))
  return { sold, queries: number(all?.['queries']) }
}

/** The names of products by their codes; one that is gone has none. */
async function titlesOf(payload: Payload, locale: Locale, codes: ReadonlySet<string>): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { code: { in: [...codes] } },
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { code: true, title: true },
  })
  return new Map(docs.map(({ code, title }) => [code, title]))
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
