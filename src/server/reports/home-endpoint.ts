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
import { cachedForAMinute } from './cached-for.ts'
import { namesOf, readSales, readTakings } from './read-sales.ts'
import { readToDo, type ToDo } from './to-do.ts'

/** Days of each period; as many before it are what it is compared with. */
export const periods = [1, 7, 30] as const
const BEST = 5
const BEST_DAYS = 7

type Period = { days: number; now: Takings; before: Takings; conversion?: number }
export type HomeFigures = { toDo: ToDo[]; sales?: { periods: Period[]; best: SalesRow[] } }

const cached = cachedForAMinute<HomeFigures>()

/** `GET /admin/api/home`: what waits for a person, and what was sold, for whoever may see each. */
export const homeEndpoint: Endpoint = {
  path: '/home',
  method: 'get',
  handler: async (req) => {
    const [role, locale] = [roleOf(req.user), localeOf(req)]
    if (!role) return Response.json({ message: exchangeWord(locale, 'noStaff') }, { status: 403 })
    const stores = boundTo(req.user)
    const figures = await cached(`${role} ${locale} ${stores?.join() ?? ''}`, () =>
      readHome(req.payload, role, locale, Date.now(), stores),
    )
    return Response.json(figures, { headers: { 'cache-control': 'no-store' } })
  },
}

export async function readHome(
  payload: Payload,
  role: Role,
  locale: Locale,
  now: number,
  stores?: BoundTo,
): Promise<HomeFigures> {
  const toDo = await readToDo(payload, role, now, stores)
  if (!allowed(role, 'orders', 'read') || stores) return { toDo }
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
  return {
    toDo,
    sales: { periods: found, best: best.map((row) => ({ ...row, name: names.get(row.key) ?? row.key })) },
  }
}

/** The share of the visits that agreed to be counted in which something was bought; undefined without any visit. */
async function readConversion(payload: Payload, from: string): Promise<number | undefined> {
  const [row] = await rowsOf(payload)<{ visits: unknown; bought: unknown }>(
    sql`select count(distinct visit) as visits, count(distinct case when name = 'purchase' then visit end) as bought from visit_events where day >= ${from} and name <> 'web_vital'`,
  )
  return Number(row?.visits) > 0 ? Number(row?.bought) / Number(row?.visits) : undefined
}
