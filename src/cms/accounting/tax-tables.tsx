'use client'
import { z } from 'zod'
import { isProvinceCode, provinceNames } from '../../domain/address/province.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { taxCodes, taxName } from '../../domain/tax/tax-rate.ts'
import { accountingWord } from './accounting-words.ts'
import { taxAmounts } from './tax-columns.ts'

const moved = z.object({
  goods: z.number(),
  giftCards: z.number(),
  taxes: z.number(),
  kept: z.number(),
  total: z.number(),
})
const amounts = z.object({
  base: z.number(),
  tax: z.number(),
  refundedBase: z.number(),
  refundedTax: z.number(),
  netBase: z.number(),
  netTax: z.number(),
})
export const taxReport = z.object({
  rows: z.array(amounts.extend({ code: z.enum(taxCodes), province: z.string(), registration: z.string() })),
  sales: moved,
  refunds: moved,
})
type Report = z.infer<typeof taxReport>

/** What was collected and refunded of each tax in each province, and that it comes to what was sold. */
export function TaxTables({ found, locale }: { found: Report; locale: Locale }) {
  return (
    <>
      {found.rows.length === 0 ? <p>{accountingWord(locale, 'taxesNone')}</p> : <Taxes found={found} locale={locale} />}
      <h3>{accountingWord(locale, 'sums')}</h3>
      <Sums found={found} locale={locale} />
    </>
  )
}

function Taxes({ found: { rows }, locale }: { found: Report; locale: Locale }) {
  const sum = (of: Report['rows'], column: (typeof taxAmounts)[number]) => of.reduce((all, row) => all + row[column], 0)
  const federal = rows.filter(({ code }) => code === 'GST' || code === 'HST')
  return (
    <div className="home__scroll">
      <table>
        <thead>
          <tr>
            {(['code', 'province', 'registration'] as const).map((column) => (
              <th key={column} scope="col" className="home__wide">
                {accountingWord(locale, column)}
              </th>
            ))}
            {taxAmounts.map((column) => (
              <th key={column} scope="col" className="home__number home__wide">
                {accountingWord(locale, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, province, registration, ...row }) => (
            <tr key={`${code} ${province}`}>
              <th scope="row">{taxName({ code }, locale)}</th>
              <td>{isProvinceCode(province) ? provinceNames[province][locale] : '–'}</td>
              <td>{registration || '–'}</td>
              {taxAmounts.map((column) => (
                <td key={column} className="home__number">
                  {money(row[column], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(
            [
              ['federal', federal],
              ['all', rows],
            ] as const
          ).map(([name, of]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {accountingWord(locale, name)}
              </th>
              {taxAmounts.map((column) => (
                <td key={column} className="home__number">
                  {/* What two taxes are on is the same sale. */}
                  {name === 'all' && /base/i.test(column) ? '–' : money(sum(of, column), locale)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}

function Sums({ found: { sales, refunds }, locale }: { found: Report; locale: Locale }) {
  return (
    <div className="home__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{accountingWord(locale, 'line')}</th>
            {(['sold', 'refunded', 'net'] as const).map((column) => (
              <th key={column} scope="col" className="home__number">
                {accountingWord(locale, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['goods', 'taxes', 'giftCards', 'kept', 'total'] as const).map((line) => {
            const sign = line === 'kept' ? -1 : 1
            return (
              <tr key={line}>
                <th scope="row" className="home__wide">
                  {accountingWord(locale, `sum_${line}`)}
                </th>
                {[sales[line], refunds[line] * sign, sales[line] - refunds[line] * sign].map((amount, place) => (
                  <td key={place} className="home__number">
                    {money(amount, locale)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
