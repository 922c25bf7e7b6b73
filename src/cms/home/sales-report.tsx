'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { allowed, roleOf } from '../access/permissions.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { salesBy, type SalesBy } from '../../domain/reports/sales.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, formatDay } from '../../domain/time.ts'
import { reportNumbers } from '../views/report-numbers.ts'
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
const refused = z.object({ message: z.string() })

/** What was sold on some days, by what the reader chooses; and as a file. */
export function SalesReport() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [today] = useState(() => shopDay(Date.now()))
  const [by, setBy] = useState<SalesBy>('day')
  const [from, setFrom] = useState(addDays(today, -29))
  const [to, setTo] = useState(today)
  const [found, setFound] = useState<Rows | z.infer<typeof refused> | 'failed'>()
  const url = `${config.routes.api}/sales-report?${new URLSearchParams({ by, from, to }).toString()}`
  useEffect(() => {
    const leave = new AbortController()
    fetch(url, { signal: leave.signal })
      .then(async (answer) => setFound((answer.ok ? report : refused).parse(await answer.json())))
      .catch(() => leave.signal.aborted || setFound('failed'))
    return () => leave.abort()
  }, [url])
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
        <a className="btn btn--style-secondary btn--size-medium" href={`${url}&format=csv`} download>
          {homeWord(locale, 'exportCsv')}
        </a>
      </div>
      <div aria-live="polite">
        {found === 'failed' || (found && 'message' in found) ? (
          <p role="alert">{found === 'failed' ? homeWord(locale, 'failed') : found.message}</p>
        ) : !found ? (
          <p>{homeWord(locale, 'loading')}</p>
        ) : found.rows.length === 0 ? (
          <p>{homeWord(locale, 'noSales')}</p>
        ) : (
          <Table found={found} by={by} locale={locale} />
        )}
      </div>
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
