'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { addressLines } from '../../domain/address/address-lines.ts'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { WaitingCorrection as Waiting } from '../../domain/orders/correction-record.ts'
import { swapNames } from '../../domain/orders/swap-names.ts'
import type { Order } from '../../domain/orders/order.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { sheetWord } from './order-sheet-words.ts'
import { wordsOf } from '../staff-words.ts'

const say = wordsOf('order')

type Props = {
  waiting: Waiting
  lines: Order['lines']
  language: string
  /** Only for whoever may. */
  onWithdraw?: (() => Promise<void>) | undefined
}

/** What of the order changes once the customer has paid the difference. */
export function WaitingCorrection({ waiting: { correction, amount, until }, lines, language, onWithdraw }: Props) {
  const locale = localeOr(language)
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    await onWithdraw?.()
    setBusy(false)
  }
  const { before, after } =
    correction.kind === 'swap' ? swapNames(lines, correction, locale) : { before: '', after: '' }
  return (
    <section aria-label={sheetWord(language, 'waiting_title')} className="order-sheet__box">
      <h3>{sheetWord(language, 'waiting_title')}</h3>
      <p>{correction.kind === 'swap' ? `${before} → ${after}` : addressLines(correction.address, locale).join(', ')}</p>
      <p>{say(locale, 'waiting_amount', { amount: money(amount, locale), date: shopDate(until, locale) })}</p>
      {onWithdraw && (
        <div className="order-sheet__row">
          <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => void withdraw()}>
            {sheetWord(language, 'waiting_withdraw')}
          </Button>
        </div>
      )}
    </section>
  )
}
