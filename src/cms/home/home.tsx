'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { averageOrder, growth } from '../../domain/reports/sales.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { reportNumbers } from '../views/report-numbers.ts'
import { isStaffMessage, staffText } from '../staff-words.ts'
import { writtenMoment } from '../written-moment.ts'
import { homeWord } from './home-words.ts'
import './home.css'

const takings = z.object({ orders: z.number(), revenue: z.number() })
const figures = z.object({
  toDo: z.array(
    z.object({
      what: z.string(),
      count: z.number(),
      href: z.string(),
      listed: z.number().optional(),
      since: z.string().optional(),
      about: z.object({ title: z.string(), reasons: z.array(z.string()) }).optional(),
    }),
  ),
  sales: z
    .object({
      periods: z.array(
        z.object({ days: z.number(), now: takings, before: takings, conversion: z.number().optional() }),
      ),
      best: z.array(z.object({ key: z.string(), name: z.string().optional(), units: z.number(), net: z.number() })),
    })
    .optional(),
})
type Figures = z.infer<typeof figures>

/** Above the collections: what waits for a person, and what was sold. */
export function Home() {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { api } = config.routes
  const [found, setFound] = useState<Figures | 'failed'>()
  useEffect(() => {
    const leave = new AbortController()
    fetch(`${api}/home`, { signal: leave.signal })
      .then(async (answer) => setFound(answer.ok ? figures.parse(await answer.json()) : 'failed'))
      .catch(() => leave.signal.aborted || setFound('failed'))
    return () => leave.abort()
  }, [api, user])
  const size = allowed(roleOf(user), 'orders', 'read') ? 'home--sales' : 'home--short'
  return (
    <section className={`home ${found ? '' : size}`} aria-live="polite" aria-busy={!found}>
      <h2>{homeWord(locale, 'toDo')}</h2>
      {found === 'failed' ? (
        <p role="alert">{homeWord(locale, 'failed')}</p>
      ) : found ? (
        <>
          <ToDos toDo={found.toDo} locale={locale} />
          {found.sales && <Sales sales={found.sales} locale={locale} />}
        </>
      ) : (
        <p>{homeWord(locale, 'loading')}</p>
      )}
    </section>
  )
}

/** Of what stands in the way of one document, as many are said on its card. */
const MOST_REASONS = 2

const isUrgent = (what: string): boolean =>
  ['late', 'mails', 'payments', 'notPublished', 'notUnpublished'].includes(what)

function ToDos({ toDo, locale }: { toDo: Figures['toDo']; locale: Locale }) {
  const waiting = toDo.filter(({ count }) => count > 0)
  const { count: written } = reportNumbers(locale)
  if (waiting.length === 0) return <p>{homeWord(locale, 'nothing')}</p>
  return (
    <ul className="home__cards">
      {waiting.map(({ what, count, href, listed, since, about }) => {
        const name = `home_do_${what}`
        return (
          <li key={`${what} ${href}`}>
            <Link href={href} prefetch={false} className={`home__card ${isUrgent(what) ? 'home__card--late' : ''}`}>
              <strong>{written(count)}</strong>
              <span>{isStaffMessage(name) ? staffText(locale, name, { count }) : what}</span>
              {since !== undefined && (
                <span className="home__note">{homeWord(locale, 'since', { at: writtenMoment(locale, since) })}</span>
              )}
              {about && (
                <span className="home__note">
                  {homeWord(locale, what === 'notUnpublished' ? what : 'notPublished', { title: about.title })}{' '}
                  {reasonsText(locale, about.reasons)}
                </span>
              )}
              {listed !== undefined && (
                <span className="home__note">{homeWord(locale, 'listed', { n: written(listed) })}</span>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The first of what stands in the way, and how much more: the rest is in the form. */
function reasonsText(locale: Locale, reasons: readonly string[]): string {
  const more = reasons.length - MOST_REASONS
  const left = more > 0 ? [homeWord(locale, 'moreReasons', { count: more })] : []
  return [...reasons.slice(0, MOST_REASONS), ...left].join(' ') || homeWord(locale, 'noReason')
}

function Sales({ sales: { periods, best }, locale }: { sales: NonNullable<Figures['sales']>; locale: Locale }) {
  const { count, share } = reportNumbers(locale)
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : money(cents, locale))
  // Where nothing was sold before there is nothing to compare with.
  const isCompared = periods.some(({ before }) => before.revenue > 0 || before.orders > 0)
  const hasConversion = periods.some(({ conversion }) => conversion !== undefined)
  return (
    <>
      <h2>{homeWord(locale, 'sales')}</h2>
      <div className="home__scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{homeWord(locale, 'figures')}</th>
              {periods.map(({ days }) => (
                <th key={days} scope="col">
                  {homeWord(locale, days === 1 ? 'today' : 'days', { n: days })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{homeWord(locale, 'revenue')}</th>
              {periods.map(({ days, now, before }) => (
                <td key={days}>
                  {amount(now.revenue)} <Growth of={growth(now.revenue, before.revenue)} locale={locale} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{homeWord(locale, 'orders')}</th>
              {periods.map(({ days, now, before }) => (
                <td key={days}>
                  {count(now.orders)} <Growth of={growth(now.orders, before.orders)} locale={locale} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{homeWord(locale, 'average')}</th>
              {periods.map(({ days, now, before }) => (
                <td key={days}>
                  {amount(averageOrder(now))}{' '}
                  <Growth of={growth(averageOrder(now), averageOrder(before))} locale={locale} />
                </td>
              ))}
            </tr>
            {hasConversion && (
              <tr>
                <th scope="row">{homeWord(locale, 'conversion')}</th>
                {periods.map(({ days, conversion }) => (
                  <td key={days}>{share(conversion)}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="home__note">
        {[
          homeWord(locale, 'compared'),
          isCompared && homeWord(locale, 'comparedDays'),
          hasConversion && homeWord(locale, 'comparedVisits'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {best.length > 0 && (
        <>
          <h3>{homeWord(locale, 'best')}</h3>
          <ol className="home__best">
            {best.map(({ key, name, units, net }) => (
              <li key={key}>
                <Link href={`/admin/collections/products?search=${encodeURIComponent(key)}`} prefetch={false}>
                  {name ?? key}
                </Link>{' '}
                <span className="home__note">{homeWord(locale, 'sold', { n: count(units), amount: amount(net) })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        <Link href="/admin/sales-report" prefetch={false}>
          {homeWord(locale, 'report')}
        </Link>
      </p>
    </>
  )
}

/** By how much it is more or less than before; nothing where there was nothing. */
function Growth({ of, locale }: { of: number | undefined; locale: Locale }) {
  if (of === undefined) return null
  const { share } = reportNumbers(locale)
  const text = `${of > 0 ? '+' : of < 0 ? '−' : '±'}${share(Math.abs(of))}`
  return <span className={of < 0 ? 'home__less' : 'home__more'}>{text}</span>
}
