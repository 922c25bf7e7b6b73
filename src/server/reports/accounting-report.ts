import type { Endpoint } from 'payload'
import { accountingWord } from '../../cms/accounting/accounting-words.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { lastMonth, type ReportSpan } from '../../domain/reports/report-span.ts'
import { askedSpan, reportEndpoint, type ReportOf } from './report-endpoint.ts'

/** A report of some days for the accountant, of the month before to begin with. */
export const accountingReport = (report: ReportOf<ReportSpan>): Endpoint =>
  reportEndpoint({
    ...report,
    isFor: (user) => {
      const role = roleOf(user)
      return allowed(role, 'tax-rates', 'read') && allowed(role, 'orders', 'read')
    },
    shape: askedSpan,
    usual: lastMonth,
    word: accountingWord,
  })
