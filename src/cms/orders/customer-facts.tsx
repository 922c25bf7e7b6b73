'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { Children, useEffect, useState, type ReactNode } from 'react'
import { addressLines } from '../../domain/address/address-lines.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { postJson } from '../post-json.ts'
import { namesOf, staffText, wordsOf } from '../staff-words.ts'
import type { CustomerSheet } from './customer-sheet.ts'
import { CustomerDeletion } from './customer-deletion.tsx'
import { moment, sheetWord } from './order-sheet-words.ts'
import { StaffNote } from './staff-note.tsx'
import './order-sheet.css'

const say = wordsOf('customer')
const statusName = namesOf('customer_newsletter')

/** A customer's addresses, returns, gift cards, newsletter, and what staff noted on their orders and of them. */
export function CustomerFacts() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { language } = useTranslation().i18n
  const locale = localeOr(language)
  const [sheet, setSheet] = useState<CustomerSheet | 'failed'>()
  const { api } = config.routes
  const [problem, setProblem] = useState('')
  const [readAgain, setReadAgain] = useState(0)
  const own = `${api}/customers/${encodeURIComponent(String(id))}`
  useEffect(() => {
    if (id === undefined) return
    const leave = new AbortController()
    fetch(`${own}/sheet`, { signal: leave.signal })
      .then(async (answer) => setSheet(answer.ok ? ((await answer.json()) as CustomerSheet) : 'failed'))
      .catch(() => leave.signal.aborted || setSheet('failed'))
    return () => leave.abort()
  }, [own, id, readAgain])
  const add = async (note: string) => {
    const answer = await postJson(`${own}/note`, { note }).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as { message?: string } | undefined
    const isWritten = answer?.ok === true
    setProblem(isWritten ? '' : (body?.message ?? sheetWord(language, 'failed')))
    if (isWritten) setReadAgain((times) => times + 1)
    return isWritten
  }
  if (sheet === 'failed') return <p role="alert">{sheetWord(language, 'failed')}</p>
  if (!sheet) return <p role="status">{sheetWord(language, 'reading')}</p>
  const noteText = ({ at, by, note }: CustomerSheet['notes'][number]) =>
    `${moment(language, at)}, ${by}${locale === 'fr' ? '\u00a0' : ''}: ${note}`
  const { email, guestOrders, addresses, newsletter, giftCards, returns, notes, orderNotes } = sheet
  return (
    <div className="order-sheet">
      {guestOrders > 0 && (
        <Facts title={say(locale, 'guestOrders')} none="">
          {[
            <Link key="all" href={`/admin/collections/orders?search=${encodeURIComponent(email)}`} prefetch={false}>
              {say(locale, 'guestOrdersOf', { count: guestOrders, email })}
            </Link>,
          ]}
        </Facts>
      )}
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
      <Facts title={say(locale, 'orderNotes')} none={say(locale, 'none')}>
        {orderNotes.map(({ order, ...note }) => (
          <span key={`${order.number} ${note.at}`}>
            <OrderLink {...order} />
            {`, ${noteText(note)}`}
          </span>
        ))}
      </Facts>
      <Facts title={say(locale, 'notes')} none={say(locale, 'none')}>
        {notes.map(noteText)}
      </Facts>
      <StaffNote language={language} onNote={add} />
      {problem && <p role="alert">{problem}</p>}
      <CustomerDeletion api={own} email={email} locale={locale} />
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
