'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { Children, useEffect, useState, type ReactNode } from 'react'
import { addressLines } from '../../domain/address/address-lines.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { namesOf, staffText, wordsOf } from '../staff-words.ts'
import type { CustomerSheet } from './customer-sheet.ts'
import { moment, sheetWord } from './order-sheet-words.ts'
import './order-sheet.css'

const say = wordsOf('customer')
const statusName = namesOf('customer_newsletter')

/** A customer's addresses, returns, gift cards, newsletter, and what staff noted on their orders. */
export function CustomerFacts() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const locale = localeOr(language)
  const [sheet, setSheet] = useState<CustomerSheet | 'failed'>()
  const { api } = config.routes
  useEffect(() => {
    if (id === undefined) return
    const leave = new AbortController()
    fetch(`${api}/customers/${encodeURIComponent(String(id))}/sheet`, { signal: leave.signal })
      .then(async (answer) => setSheet(answer.ok ? ((await answer.json()) as CustomerSheet) : 'failed'))
      .catch(() => leave.signal.aborted || setSheet('failed'))
    return () => leave.abort()
  }, [api, id])
  if (sheet === 'failed') return <p role="alert">{sheetWord(language, 'failed')}</p>
  if (!sheet) return <p role="status">{sheetWord(language, 'reading')}</p>
  const { addresses, newsletter, giftCards, returns, notes } = sheet
  return (
    <div className="order-sheet">
      <div className="order-sheet__facts">
        <Facts title={say(locale, 'addresses')} none={say(locale, 'none')}>
          {addresses.map((address) =>
            [...addressLines(address, locale), address.phone && phoneText(address.phone, locale)]
              .filter(Boolean)
              .join(', '),
          )}
        </Facts>
        <Facts title={say(locale, 'newsletter')} none="">
          {[
            [staffText(locale, statusName(newsletter.status)), newsletter.at && moment(language, newsletter.at)]
              .filter(Boolean)
              .join(', '),
          ]}
        </Facts>
        <Facts title={say(locale, 'giftCards')} none={say(locale, 'none')}>
          {giftCards.map(({ id: card, lastFour, amount, balance, isActive }) => (
            <Link key={card} href={`/admin/collections/gift-cards/${card}`} prefetch={false}>
              {say(locale, isActive ? 'giftCard' : 'giftCardOff', {
                digits: lastFour,
                balance: money(balance, locale),
                amount: money(amount, locale),
              })}
            </Link>
          ))}
        </Facts>
      </div>
      <Facts title={say(locale, 'returns')} none={say(locale, 'none')}>
        {returns.map(({ order, units, isAsked }) => (
          <span key={order.number}>
            <OrderLink {...order} />
            {`, ${[isAsked && say(locale, 'returnAsked'), units > 0 && say(locale, 'returned', { units })].filter(Boolean).join(', ')}`}
          </span>
        ))}
      </Facts>
      <Facts title={say(locale, 'notes')} none={say(locale, 'none')}>
        {notes.map(({ order, at, by, note }) => (
          <span key={`${order.number} ${at}`}>
            <OrderLink {...order} />
            {`, ${moment(language, at)}, ${by}${locale === 'fr' ? '\u00a0' : ''}: ${note}`}
          </span>
        ))}
      </Facts>
    </div>
  )
}

const OrderLink = ({ id, number }: { id: number; number: string }) => (
  <Link href={`/admin/collections/orders/${id}`} prefetch={false}>
    {number}
  </Link>
)

const Facts = ({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) => (
  <section>
    <h3>{title}</h3>
    {children.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    )}
  </section>
)
