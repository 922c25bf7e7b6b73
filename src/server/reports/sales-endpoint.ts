import type { Endpoint } from 'payload'
import { z } from 'zod'
import { boundTo } from '../../cms/access/bound-to.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { tableForPeople } from '../../cms/csv-table.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { homeWord } from '../../cms/home/home-words.ts'
import { salesName } from '../../cms/home/sales-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { isSpan, MOST_DAYS } from '../../domain/reports/report-span.ts'
import { salesBy, salesRows, type Sales, type SalesBy, type SalesRow } from '../../domain/reports/sales.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays } from '../../domain/time.ts'
import { download } from '../import-export/download.ts'
import { cachedFor } from '../http/cached-for.ts'
import { namesOf, readSales } from './read-sales.ts'

const SHOWN = 200

const asked = z.object({
  by: z.enum(salesBy),
  from: z.iso.date(),
  to: z.iso.date(),
  format: z.literal('csv').optional(),
})
const cached = cachedFor<Sales>(60_000)

/** `GET /admin/api/sales-report?by=day&from=2026-11-01&to=2026-11-23`, with `&format=csv` as a file. */
export const salesReportEndpoint: Endpoint = {
  path: '/sales-report',
  method: 'get',
  handler: async (req) => {
    const locale = localeOf(req)
    // What all stores sell is not for the staff of some.
    if (!allowed(roleOf(req.user), 'orders', 'read') || boundTo(req.user))
      return Response.json({ message: homeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const today = shopDay(Date.now())
    const given = asked.safeParse({ by: 'day', from: addDays(today, -29), to: today, ...req.query })
    if (!given.success || !isSpan(given.data))
      return Response.json({ message: homeWord(locale, 'wrongPeriod', { most: MOST_DAYS }) }, { status: 400 })
    const { by, from, to, format } = given.data
    const rows = salesRows(await cached(`${from} ${to}`, () => readSales(req.payload, from, to)), by)
    const shown = format ? rows : rows.slice(0, SHOWN)
    const names =
      by === 'product' || by === 'category'
        ? await namesOf(
            req.payload,
            by,
            shown.map(({ key }) => key),
            locale,
          )
        : new Map<string, string>()
    const named = shown.map((row) => ({ ...row, name: names.get(row.key) ?? row.key }))
    if (!format)
      return Response.json({ from, to, rows: named, count: rows.length }, { headers: { 'cache-control': 'no-store' } })
    return download(fileOf(named, by, locale), `${homeWord(locale, 'file')}-${from}-${to}.csv`, 'text/csv')
  },
}

/** A day stays as it is: spreadsheets know it so, and sort by it. */
const fileOf = (rows: readonly SalesRow[], by: SalesBy, locale: Locale): string =>
  tableForPeople(
    rows.map((row) => ({ ...row, code: row.key, name: salesName(by, row, locale) })),
    [
      ...(by === 'product' ? ([{ key: 'code', title: homeWord(locale, 'code') }] as const) : []),
      { key: 'name', title: homeWord(locale, `by_${by}`) },
      { key: 'orders', title: homeWord(locale, 'orders') },
      { key: 'units', title: homeWord(locale, 'units') },
      { key: 'net', title: homeWord(locale, 'net'), is: 'amount' },
    ],
    locale,
  )
