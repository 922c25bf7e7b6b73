import type { Endpoint } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import { kidsTaxedInFull } from './tax-report.ts'

/** `GET /admin/api/tax-report`: the products to check, for users who may see the rates. */
export const taxReportEndpoint: Endpoint = {
  path: '/tax-report',
  method: 'get',
  handler: async (req) =>
    allowed(roleOf(req.user), 'tax-rates', 'read')
      ? Response.json(await kidsTaxedInFull(req.payload), { headers: { 'cache-control': 'no-store' } })
      : Response.json({ message: exchangeWord(localeOf(req), req.user ? 'noRight' : 'noStaff') }, { status: 403 }),
}
