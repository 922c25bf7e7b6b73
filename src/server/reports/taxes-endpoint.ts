import type { Payload } from 'payload'
import { accountingWord } from '../../cms/accounting/accounting-words.ts'
import { taxAmounts } from '../../cms/accounting/tax-columns.ts'
import { tableForPeople } from '../../cms/csv-table.ts'
import { provinceNames } from '../../domain/address/province.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { taxRows, type ReportSums, type NetTaxRow, type TaxSummary } from '../../domain/tax/tax-summary.ts'
import { taxName } from '../../domain/tax/tax-rate.ts'
import { TaxRates } from '../checkout/tax-rates.ts'
import { cachedFor } from '../http/cached-for.ts'
import { accountingReport } from './accounting-report.ts'
import { readTaxes } from './read-taxes.ts'

export type TaxesCollected = { rows: (NetTaxRow & { registration: string })[]; sales: ReportSums; refunds: ReportSums }

const cached = cachedFor<TaxSummary>(60_000)

/** `GET /admin/api/taxes-collected`: what was collected and refunded of each tax in each province. */
export const taxesEndpoint = accountingReport({
  path: '/taxes-collected',
  file: (locale) => accountingWord(locale, 'taxesFile'),
  json: taxesCollected,
  csv: async (payload, span, locale) => fileOf(await taxesCollected(payload, span), locale),
})

async function taxesCollected(payload: Payload, { from, to }: ReportSpan): Promise<TaxesCollected> {
  const { sales, refunds, ...summary } = await cached(`${from} ${to}`, () => readTaxes(payload, from, to))
  const registrationOf = await new TaxRates(async () => payload).registrations()
  const rows = taxRows({ sales, refunds, ...summary }).map((row) => ({
    ...row,
    registration: registrationOf(row.code, row.province || undefined) ?? '',
  }))
  return { rows, sales, refunds }
}

/** Below the taxes all sales, as a return for GST and HST asks for them. */
function fileOf({ rows, sales, refunds }: TaxesCollected, locale: Locale): string {
  const names = ['code', 'province', 'registration'] as const
  return tableForPeople(
    [
      ...rows.map((row) => ({
        ...row,
        code: taxName({ code: row.code }, locale),
        province: row.province && provinceNames[row.province][locale],
      })),
      {
        code: accountingWord(locale, 'allSales'),
        province: '',
        registration: '',
        base: sales.goods,
        tax: '',
        refundedBase: refunds.goods,
        refundedTax: '',
        netBase: sales.goods - refunds.goods,
        netTax: '',
      },
    ],
    [
      ...names.map((key) => ({ key, title: accountingWord(locale, key) })),
      ...taxAmounts.map((key) => ({ key, title: accountingWord(locale, key), is: 'amount' as const })),
    ],
    locale,
  )
}
