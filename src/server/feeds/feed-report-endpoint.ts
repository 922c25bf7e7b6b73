import type { Endpoint } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import { feedReport } from './feed-report.ts'

/**
 * `GET /admin/api/feed-report?after=`: what the rules of feeds complain of in the next products after a document, for
 * users who may see products.
 */
export const feedReportEndpoint = (siteUrl: string): Endpoint => ({
  path: '/feed-report',
  method: 'get',
  handler: async (req) => {
    if (!allowed(roleOf(req.user), 'products', 'read'))
      return Response.json(
        { message: exchangeWord(localeOf(req), req.user ? 'noRight' : 'noStaff') },
        { status: 403, headers: { 'cache-control': 'no-store' } },
      )
    const asked = Number(req.query?.after ?? 0)
    const after = Number.isSafeInteger(asked) && asked > 0 ? asked : 0
    return Response.json(await feedReport(req.payload, { siteUrl, after }), {
      headers: { 'cache-control': 'no-store' },
    })
  },
})
