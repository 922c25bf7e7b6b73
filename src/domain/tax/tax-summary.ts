import { provinceCodes, type ProvinceCode } from '../address/province.ts'
import type { Cents } from '../money.ts'
import type { LedgerEntry } from './tax-ledger.ts'
import { taxCodes, type TaxCode } from './tax-rate.ts'

/** What was taxed and the tax on it: of sales, and of what was refunded. */
export type TaxRow = {
  province: ProvinceCode | ''
  code: TaxCode
  base: Cents
  tax: Cents
  refundedBase: Cents
  refundedTax: Cents
}
/** `kept`: what was taken off refunds, for labels of returns. `total`: what was charged, or paid back. */
export type ReportSums = { goods: Cents; giftCards: Cents; taxes: Cents; kept: Cents; total: Cents }
export type TaxSummary = { rows: TaxRow[]; sales: ReportSums; refunds: ReportSums }

const nothing = (): ReportSums => ({ goods: 0, giftCards: 0, taxes: 0, kept: 0, total: 0 })
export const noTaxes = (): TaxSummary => ({ rows: [], sales: nothing(), refunds: nothing() })

/** Adds a sale or a refund. */
export function addToTaxes(
  { rows, sales, refunds }: TaxSummary,
  { kind, goods, giftCards, kept, shares }: LedgerEntry,
): void {
  const sums = kind === 'sale' ? sales : refunds
  const taxes = shares.reduce((all, { tax }) => all + tax, 0)
  sums.goods += goods
  sums.giftCards += giftCards
  sums.taxes += taxes
  sums.kept += kept
  sums.total += goods + giftCards + taxes - kept
  for (const { province, code, base, tax } of shares) {
    const found = rows.find((row) => row.province === province && row.code === code)
    const row = found ?? { province, code, base: 0, tax: 0, refundedBase: 0, refundedTax: 0 }
    if (!found) rows.push(row)
    row[kind === 'sale' ? 'base' : 'refundedBase'] += base
    row[kind === 'sale' ? 'tax' : 'refundedTax'] += tax
  }
}

/** With what is left of both after refunds. */
export type NetTaxRow = TaxRow & { netBase: Cents; netTax: Cents }

/** By tax, federal first, then by province. */
export const taxRows = ({ rows }: TaxSummary): NetTaxRow[] =>
  rows
    .map((row) => ({ ...row, netBase: row.base - row.refundedBase, netTax: row.tax - row.refundedTax }))
    .toSorted((a, b) => taxCodes.indexOf(a.code) - taxCodes.indexOf(b.code) || placeOf(a) - placeOf(b))

const placeOf = ({ province }: TaxRow): number => provinceCodes.findIndex((code) => code === province)
