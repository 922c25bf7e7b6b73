import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { localeOf } from '../../cms/locale-of.ts'
import type { Locale } from '../../domain/locale.ts'
import { isSpan, MOST_DAYS, type ReportSpan } from '../../domain/reports/report-span.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { Day } from '../../domain/time.ts'
import { download } from '../import-export/download.ts'

/** What every report is asked for. */
export const askedSpan = z.object({ from: z.iso.date(), to: z.iso.date(), format: z.literal('csv').optional() })

/** The one report that is asked for. */
export type ReportOf<Asked> = {
  path: `/${string}`
  /** The first word of the file's name. */
  file: (locale: Locale) => string
  json: (payload: Payload, asked: Asked, locale: Locale) => Promise<object>
  csv: (payload: Payload, asked: Asked, locale: Locale) => Promise<string> | AsyncIterable<string>
}

/** Who may ask for what, and the words of a refusal. */
type Asking<Asked> = {
  isFor: (user: PayloadRequest['user']) => boolean
  shape: z.ZodType<Asked & { format?: 'csv' | undefined }>
  /** What is meant where nothing is said. */
  usual: (today: Day) => Asked
  word: (locale: Locale, word: 'noRight' | 'noStaff' | 'wrongPeriod', values?: { most: number }) => string
}

/** A report of some days, `?from=2026-10-01&to=2026-10-31`, with `&format=csv` as a file. */
export const reportEndpoint = <Asked extends ReportSpan>({
  path,
  file,
  json,
  csv,
  isFor,
  shape,
  usual,
  word,
}: ReportOf<Asked> & Asking<Asked>): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const locale = localeOf(req)
    if (!isFor(req.user))
      return Response.json({ message: word(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const given = shape.safeParse({ ...usual(shopDay(Date.now())), ...req.query })
    if (!given.success || !isSpan(given.data))
      return Response.json({ message: word(locale, 'wrongPeriod', { most: MOST_DAYS }) }, { status: 400 })
    const { data: asked } = given
    if (!asked.format)
      return Response.json(await json(req.payload, asked, locale), { headers: { 'cache-control': 'no-store' } })
    return download(await csv(req.payload, asked, locale), `${file(locale)}-${asked.from}-${asked.to}.csv`, 'text/csv')
  },
})
