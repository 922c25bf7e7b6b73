import type { Endpoint, Payload } from 'payload'
import {
  reportRanges,
  visitReport,
  type FollowedRecommendation,
  type VisitReport,
} from '../../domain/analytics/visit-report.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { addDays, type Day } from '../../domain/time.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'

const [MOST_SEARCHES, MOST_RECOMMENDED] = [20, 20]
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
    recommendations: await followedRecommendations(rows, from),
    vitals: vitals.map((row) => ({ name: row.name, value: number(row.value) })),
  })
}

type FollowedRow = Record<'product' | 'en' | 'fr', string | null> &
  Record<'visits' | 'added' | 'ordered' | 'value', unknown>

/** Each press, addition and order after one another in the same visit; a visit counts once for a product. */
async function followedRecommendations(rows: Rows, from: Day): Promise<FollowedRecommendation[]> {
  const found = await rows<FollowedRow>(sql`
    with pressed as (
      select visit, label, min(id) as first from visit_events
      where day >= ${from} and name = 'select_item' and label is not null group by visit, label
    ), added as (
      select p.visit, p.label, min(a.id) as first, sum(a.value) as value from pressed p
      join visit_events a on a.visit = p.visit and a.label = p.label and a.id > p.first
      where a.day >= ${from} and a.name = 'add_to_cart' group by p.visit, p.label
    ), ordered as (
      select a.visit, a.label, a.value from added a where exists (
        select 1 from visit_events o
        where o.day >= ${from} and o.name = 'purchase' and o.visit = a.visit and o.id > a.first
      )
    ), followed as (
      select p.label, count(*) as visits, count(a.visit) as added, count(o.visit) as ordered, sum(o.value) as value
      from pressed p
      left join added a on a.visit = p.visit and a.label = p.label
      left join ordered o on o.visit = p.visit and o.label = p.label
      group by p.label order by count(*) desc, p.label limit ${MOST_RECOMMENDED}
    )
    select f.label as product, f.visits, f.added, f.ordered, f.value, en.title as en, fr.title as fr from followed f
    left join products on products.code = f.label
    left join products_locales en on en._parent_id = products.id and en._locale = 'en'
    left join products_locales fr on fr._parent_id = products.id and fr._locale = 'fr'
    order by f.visits desc, f.label`)
  return found.map(({ product, en, fr, visits, added, ordered, value }) => ({
    id: product ?? '',
    ...(en && { title: { en, fr: fr ?? en } }),
    visits: Number(visits),
    added: Number(added),
    ordered: Number(ordered),
    value: Number(value ?? 0),
  }))
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
