'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { z } from 'zod'
import { allowed, roleOf } from '../access/permissions.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { salesBy, type SalesBy } from '../../domain/reports/sales.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, formatDay } from '../../domain/time.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { ReportAnswer, ReportFile } from '../views/report-parts.tsx'
import { useReport } from '../views/use-report.ts'
import { homeWord } from './home-words.ts'
import { salesName } from './sales-name.ts'
import './home.css'

const report = z.object({
  count: z.number(),
  rows: z.array(
    z.object({ key: z.string(), name: z.string(), orders: z.number(), units: z.number(), net: z.number() }),
  ),
})
type Rows = z.infer<typeof report>

/** What was sold on some days, by what the reader chooses; and as a file. */
export function SalesReport() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [today] = useState(() => shopDay(Date.now()))
  const [by, setBy] = useState<SalesBy>('day')
  const [from, setFrom] = useState(addDays(today, -29))
  const [to, setTo] = useState(today)
  const { found, file } = useReport('/sales-report', { by, from, to }, report)
  return (
    <div className="home">
      <h1>{homeWord(locale, 'reportTitle')}</h1>
      <p>{homeWord(locale, 'reportText')}</p>
      <div className="home__form">
        <label>
          {homeWord(locale, 'by')}
          <select value={by} onChange={({ target }) => setBy(salesBy.find((each) => each === target.value) ?? 'day')}>
            {salesBy.map((each) => (
              <option key={each} value={each}>
                {homeWord(locale, `by_${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {homeWord(locale, 'from')}
          <input type="date" value={from} max={to} onChange={({ target }) => target.value && setFrom(target.value)} />
        </label>
        <label>
          {homeWord(locale, 'to')}
          <input type="date" value={to} min={from} onChange={({ target }) => target.value && setTo(target.value)} />
        </label>
        <ReportFile file={file} locale={locale} />
      </div>
      <ReportAnswer found={found} locale={locale}>
        {(sold) =>
          sold.rows.length === 0 ? <p>{homeWord(locale, 'noSales')}</p> : <Table found={sold} by={by} locale={locale} />
        }
      </ReportAnswer>
      {allowed(roleOf(user), 'tax-rates', 'read') && (
        <p>
          <Link href="/admin/tax-report" prefetch={false}>
            {homeWord(locale, 'taxes')}
          </Link>
        </p>
      )}
    </div>
  )
}

function Table({ found: { rows, count: all }, by, locale }: { found: Rows; by: SalesBy; locale: Locale }) {
  const { count } = reportNumbers(locale)
  return (
    <div className="home__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{homeWord(locale, `by_${by}`)}</th>
            {(['orders', 'units', 'net'] as const).map((column) => (
              <th key={column} scope="col" className="home__number">
                {homeWord(locale, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, orders, units, net }) => (
            <tr key={key}>
              <th scope="row" className="home__wide">
                {by === 'day' ? formatDay(key, locale, 'date') : salesName(by, { key, name }, locale)}
              </th>
              <td className="home__number">{count(orders)}</td>
              <td className="home__number">{count(units)}</td>
              <td className="home__number">{money(net, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > rows.length && <p>{homeWord(locale, 'more', { n: count(all - rows.length) })}</p>}
    </div>
  )
}
