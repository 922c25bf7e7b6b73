import type { Endpoint } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord, staffText } from '../../cms/staff-words.ts'
import { locales } from '../../domain/locale.ts'
import { reportDays } from '../../domain/search/search-report.ts'
import { download } from '../import-export/download.ts'
import { searchFile } from './search-file.ts'
import { searchedQueries, searchReport } from './search-report.ts'

const asked = z.object({
  language: z.enum(locales),
  days: z.coerce.number().refine((days) => (reportDays as readonly number[]).includes(days)),
  format: z.literal('csv').nullable(),
})
const DAY = 86_400_000

/**
 * `GET /admin/api/search-report?language=en&days=30`: the search report, for staff who may see its rules; with
 * `&format=csv` a file of all searches.
 */
export const searchReportEndpoint: Endpoint = {
  path: '/search-report',
  method: 'get',
  handler: async (req) => {
    if (!allowed(roleOf(req.user), 'search-rules', 'read'))
      return Response.json({ message: exchangeWord(localeOf(req), req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const given = asked.safeParse(
      Object.fromEntries(['language', 'days', 'format'].map((name) => [name, req.searchParams.get(name)])),
    )
    if (!given.success)
      return Response.json({ message: staffText(localeOf(req), 'search_report_failed') }, { status: 400 })
    const { language, days, format } = given.data
    const since = Date.now() - days * DAY
    if (format) {
      const file = `${staffText(localeOf(req), 'search_report_file')}-${language}-${days}.csv`
      return download(searchFile(await searchedQueries(req.payload, language, since), localeOf(req)), file, 'text/csv')
    }
    return Response.json(await searchReport(req.payload, language, since), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}
