import type { Endpoint, Payload } from 'payload'
import { reportRanges, visitReport, type VisitReport } from '../../domain/analytics/visit-report.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { addDays } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'

const MOST_SEARCHES = 20
/** The newest page views are enough to know how fast pages are. */
const MOST_VITALS = 20_000

/** Counts the visits of the last `days` days. */
export async function readVisitReport(payload: Payload, days: number, now: number): Promise<VisitReport> {
  const rows = rowsOf(payload)
  const to = shopDay(now)
  const from = addDays(to, 1 - days)
  const number = (value: unknown) => Number(value)
  const [perDay, whole, searches, vitals] = [
    await rows<{ day: string; language: string; name: string; visits: unknown }>(
      sql`select day, language, name, count(distinct visit) as visits from visit_events where day >= ${from} and name in ('page_view', 'search') group by day, language, name`,
    ),
    await rows<{ language: string; name: string; visits: unknown }>(
      sql`select language, name, count(distinct visit) as visits from visit_events where day >= ${from} and name <> 'web_vital' group by language, name`,
    ),
    await rows<{ term: string; visits: unknown; without: unknown }>(
      sql`select label as term, count(distinct visit) as visits, count(distinct case when value = 0 then visit end) as without from visit_events where day >= ${from} and name = 'search' and label is not null group by label order by visits desc, label limit ${MOST_SEARCHES}`,
    ),
    await rows<{ name: string; value: unknown }>(
      sql`select label as name, value from visit_events where day >= ${from} and name = 'web_vital' and value is not null order by id desc limit ${MOST_VITALS}`,
    ),
  ]
  return visitReport(to, days, {
    perDay: perDay.map((row) => ({ ...row, visits: number(row.visits) })),
    whole: whole.map((row) => ({ ...row, visits: number(row.visits) })),
    searches: searches.map((row) => ({ term: row.term, visits: number(row.visits), without: number(row.without) })),
    vitals: vitals.map((row) => ({ name: row.name, value: number(row.value) })),
  })
}

/** `GET /admin/api/visits-report?days=30`, for staff who may read visits. */
export const visitReportEndpoint: Endpoint = {
  path: '/visits-report',
  method: 'get',
  handler: async ({ user, payload, searchParams, i18n }) => {
    if (!allowed(roleOf(user), 'visit-events', 'read'))
      return Response.json(
        { errors: [{ message: exchangeWord(localeOf({ i18n }), user ? 'noRight' : 'noStaff') }] },
        { status: 403 },
      )
    const asked = Number(searchParams.get('days'))
    const days = reportRanges.find((range) => range === asked) ?? reportRanges[0]
    return Response.json(await readVisitReport(payload, days, Date.now()), { headers: { 'cache-control': 'no-store' } })
  },
}
