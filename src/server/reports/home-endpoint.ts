import type { Endpoint, Payload } from 'payload'
import { boundTo } from '../../cms/access/bound-to.ts'
import type { BoundTo } from '../../domain/stores/bound-to.ts'
import { allowed, roleOf, type Role } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { salesRows, type SalesRow, type Takings } from '../../domain/reports/sales.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { cachedFor } from '../http/cached-for.ts'
import { failedSchedules } from './failed-schedules.ts'
import { namesOf, readSales, readTakings } from './read-sales.ts'
import { readToDo, type ToDo } from './to-do.ts'

/** Days of each period; as many before it are what it is compared with. */
export const periods = [1, 7, 30] as const
const BEST = 5
const BEST_DAYS = 7

type Period = { days: number; now: Takings; before: Takings; conversion?: number }
export type HomeFigures = { toDo: ToDo[]; sales?: { periods: Period[]; best: SalesRow[] } }

const cached = cachedFor<NonNullable<HomeFigures['sales']>>(60_000)

/** `GET /admin/api/home`: what waits for a person, and what was sold, for whoever may see each. */
export const homeEndpoint: Endpoint = {
  path: '/home',
  method: 'get',
  handler: async (req) => {
    const [role, locale] = [roleOf(req.user), localeOf(req)]
    if (!role) return Response.json({ message: exchangeWord(locale, 'noStaff') }, { status: 403 })
    const now = Date.now()
    const { toDo, ...figures } = await readHome(req.payload, role, locale, now, boundTo(req.user), cached)
    const failed = await failedSchedules(req, now)
    return Response.json({ ...figures, toDo: [...failed, ...toDo] } satisfies HomeFigures, {
      headers: { 'cache-control': 'no-store' },
    })
  },
}

/** What is done is gone from the list at once; what was sold may come from a cache. */
export async function readHome(
  payload: Payload,
  role: Role,
  locale: Locale,
  now: number,
  stores?: BoundTo,
  cache: typeof cached = (_, read) => read(),
): Promise<HomeFigures> {
  const toDo = await readToDo(payload, role, now, stores, locale)
  if (stores || !allowed(role, 'orders', 'read')) return { toDo }
  return { toDo, sales: await cache(`${role} ${locale}`, () => readSold(payload, role, locale, now)) }
}

/** What was sold in each period, and what sold best. */
async function readSold(
  payload: Payload,
  role: Role,
  locale: Locale,
  now: number,
): Promise<NonNullable<HomeFigures['sales']>> {
  const today = shopDay(now)
  const found: Period[] = []
  for (const days of periods) {
    const from = addDays(today, 1 - days)
    const conversion = allowed(role, 'visit-events', 'read') ? await readConversion(payload, from) : undefined
    found.push({
      days,
      now: await readTakings(payload, from, today),
      before: await readTakings(payload, addDays(from, -days), addDays(from, -1)),
      ...(conversion !== undefined && { conversion }),
    })
  }
  const best = salesRows(await readSales(payload, addDays(today, 1 - BEST_DAYS), today), 'product').slice(0, BEST)
  const names = await namesOf(
    payload,
    'product',
    best.map(({ key }) => key),
    locale,
  )
  return { periods: found, best: best.map((row) => ({ ...row, name: names.get(row.key) ?? row.key })) }
}

/** The share of the visits that agreed to be counted in which something was bought; undefined without any visit. */
async function readConversion(payload: Payload, from: string): Promise<number | undefined> {
  const [row] = await rowsOf(payload)<{ visits: unknown; bought: unknown }>(
    sql`select count(distinct visit) as visits, count(distinct case when name = 'purchase' then visit end) as bought from visit_events where day >= ${from} and name <> 'web_vital'`,
  )
  return Number(row?.visits) > 0 ? Number(row?.bought) / Number(row?.visits) : undefined
}
