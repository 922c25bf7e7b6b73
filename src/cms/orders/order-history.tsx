'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { Order, OrderEvent } from '../../domain/orders/order.ts'
import { actorName, eventNote, giftLetterTo, parcelOf, wayOf } from './event-words.ts'
import { eventName, moment, sheetWord } from './order-sheet-words.ts'

type Props = {
  order: Order
  language: string
  /** When the letters were sent that may be sent again. */
  resendable: readonly string[]
  onResend(at: string): Promise<unknown>
}

/** What happened to an order, and by whom; beside its letters, the button that sends one again. */
export function OrderHistory({ order, language, resendable, onResend }: Props) {
  const locale = localeOr(language)
  const [busy, setBusy] = useState(false)
  const resend = async (at: string, letter: string, email: string) => {
    if (!window.confirm(sheetWord(language, 'resendSure', { letter, email }))) return
    setBusy(true)
    await onResend(at)
    setBusy(false)
  }
  const nameOf = (event: OrderEvent) => {
    const nth = parcelOf(event, order)
    const what = eventName(language, event, wayOf(event, order))
    const name = nth ? sheetWord(language, 'eventOfParcel', { what, nth: String(nth) }) : what
    return event.amount === undefined ? name : `${name} ${money(event.amount, locale)}`
  }
  return (
    <section>
      <h3 id="order-history">{sheetWord(language, 'happened')}</h3>
      <ol aria-labelledby="order-history">
        {order.events.map((event) => {
          const { at, kind, by } = event
          const letter = eventNote(language, event, order)
          const to = giftLetterTo(event, order)
          const note = [letter, to].filter(Boolean).join(', ')
          return (
            <li key={`${at} ${kind} ${note}`}>
              <time dateTime={at}>{moment(language, at)}</time>
              <span>{`${nameOf(event)} (${actorName(language, by)})${note && `${locale === 'fr' ? '\u00a0' : ''}: ${note}`}`}</span>
              {kind === 'mail' && resendable.includes(at) && (
                <Button
                  size="small"
                  buttonStyle="secondary"
                  disabled={busy}
                  aria-label={sheetWord(language, 'resendLetter', { letter: note })}
                  onClick={() => void resend(at, letter, to ?? order.contact.email)}
                >
                  {sheetWord(language, 'resend')}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
