import type { Endpoint, Payload } from 'payload'
import { z } from 'zod'
import { accountingWord } from '../../cms/accounting/accounting-words.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Locale } from '../../domain/locale.ts'
import { isSpan, lastMonth, MOST_DAYS, type ReportSpan } from '../../domain/reports/report-span.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { download } from '../import-export/download.ts'

const asked = z.object({ from: z.iso.date(), to: z.iso.date(), format: z.literal('csv').optional() })

type Report = {
  path: `/${string}`
  /** The first word of the file's name. */
  file: (locale: Locale) => string
  json: (payload: Payload, span: ReportSpan) => Promise<object>
  csv: (payload: Payload, span: ReportSpan, locale: Locale) => Promise<string> | AsyncIterable<string>
}

/** A report of some days for the accountant, `?from=2026-10-01&to=2026-10-31`, with `&format=csv` as a file. */
export const accountingReport = ({ path, file, json, csv }: Report): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const locale = localeOf(req)
    const role = roleOf(req.user)
    if (!allowed(role, 'tax-rates', 'read') || !allowed(role, 'orders', 'read'))
      return Response.json({ message: accountingWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const given = asked.safeParse({ ...lastMonth(shopDay(Date.now())), ...req.query })
    if (!given.success || !isSpan(given.data))
      return Response.json({ message: accountingWord(locale, 'wrongPeriod', { most: MOST_DAYS }) }, { status: 400 })
    const { format, ...span } = given.data
    if (!format) return Response.json(await json(req.payload, span), { headers: { 'cache-control': 'no-store' } })
    return download(await csv(req.payload, span, locale), `${file(locale)}-${span.from}-${span.to}.csv`, 'text/csv')
  },
})
