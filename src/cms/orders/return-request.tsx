'use client'
import { Button } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { labelSent, LONGEST_NOTE } from '../../domain/orders/event-note.ts'
import type { Order } from '../../domain/orders/order.ts'
import { ReturnLabel } from './return-label.tsx'
import { moment, reasonName, returnWayName, sheetWord } from './order-sheet-words.ts'

type Props = {
  order: Order
  request: NonNullable<Order['returnRequest']>
  language: string
  busy: boolean
  /** Why it is refused, or what of it. */
  why: string
  onWhy(why: string): void
  /** Absent for whoever may not refund. */
  onRefuse?: (() => void) | undefined
  /** That its label was sent, with the tracking number where one is known; absent for whoever may not. */
  onLabel?: ((code: string) => void) | undefined
}

/**
 * The shopper's return request: prefilled below, and closed by accepting the return, or by refusing it, or what of it
 * is not taken back, with a note to the shopper.
 */
export function ReturnRequestPanel(props: Props) {
  const { order, language, busy, why, onWhy, onRefuse, onLabel } = props
  const { at, lines, reason, way, note } = props.request
  const locale = localeOr(language)
  return (
    <fieldset className="order-sheet__box" aria-label={sheetWord(language, 'returnRequested')}>
      <strong>{`${sheetWord(language, 'returnRequested')} – ${moment(language, at)}`}</strong>
      <ul>
        {lines.map(({ line, quantity }) => (
          <li key={line}>
            {`${quantity} × ${order.lines[line]?.title[locale] ?? ''} (${order.lines[line]?.sku ?? ''})`}
            {order.lines[line]?.seller && (
              <strong>{`${sheetWord(language, 'soldBy')} ${order.lines[line].seller.name}: ${order.lines[line].seller.returns[locale]}`}</strong>
            )}
          </li>
        ))}
      </ul>
      <p>{[reasonName(language, reason), way && returnWayName(language, way), note].filter(Boolean).join(' – ')}</p>
      {way === 'mail' && <ReturnLabel sent={labelSent(order.events, props.request)} {...{ language, busy, onLabel }} />}
      {onRefuse && (
        <div className="order-sheet__row">
          <label className="order-sheet__field">
            {sheetWord(language, 'refuseWhy')}
            <input value={why} maxLength={LONGEST_NOTE} onChange={(event) => onWhy(event.target.value)} />
          </label>
          <Button size="medium" buttonStyle="secondary" disabled={busy || !why.trim()} onClick={onRefuse}>
            {sheetWord(language, 'refuse')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
