import type { Payload } from 'payload'
import { z } from 'zod'
import { boundTo } from '../../cms/access/bound-to.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { tableForPeople } from '../../cms/csv-table.ts'
import { homeWord } from '../../cms/home/home-words.ts'
import { salesName } from '../../cms/home/sales-name.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { salesBy, salesRows, type Sales, type SalesBy, type SalesRow } from '../../domain/reports/sales.ts'
import { addDays } from '../../domain/time.ts'
import { cachedFor } from '../http/cached-for.ts'
import { namesOf, readSales } from './read-sales.ts'
import { askedSpan, reportEndpoint } from './report-endpoint.ts'

const SHOWN = 200

type Asked = ReportSpan & { by: SalesBy }
const cached = cachedFor<Sales>(60_000)

/** `GET /admin/api/sales-report?by=day&from=2026-11-01&to=2026-11-23`, with `&format=csv` as a file. */
export const salesReportEndpoint = reportEndpoint<Asked>({
  path: '/sales-report',
  // What all stores sell is not for the staff of some.
  isFor: (user) => allowed(roleOf(user), 'orders', 'read') && !boundTo(user),
  shape: askedSpan.extend({ by: z.enum(salesBy) }),
  usual: (today) => ({ by: 'day', from: addDays(today, -29), to: today }),
  word: homeWord,
  file: (locale) => homeWord(locale, 'file'),
  json: async (payload, asked, locale) => {
    const { by, from, to } = asked
    const rows = await salesOf(payload, asked)
    return { from, to, rows: await named(payload, rows.slice(0, SHOWN), by, locale), count: rows.length }
  },
  csv: async (payload, asked, locale) =>
    fileOf(await named(payload, await salesOf(payload, asked), asked.by, locale), asked.by, locale),
})

const salesOf = async (payload: Payload, { by, from, to }: Asked): Promise<SalesRow[]> =>
  salesRows(await cached(`${from} ${to}`, () => readSales(payload, from, to)), by)

async function named(payload: Payload, rows: readonly SalesRow[], by: SalesBy, locale: Locale) {
  const keys = rows.map(({ key }) => key)
  const names = by === 'product' || by === 'category' ? await namesOf(payload, by, keys, locale) : undefined
  return rows.map((row) => ({ ...row, name: names?.get(row.key) ?? row.key }))
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
