'use client'
import { Button } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { carrierName, trackingUrl } from '../../domain/orders/tracking-url.ts'
import { moment, nameOfLine, sheetWord } from './order-sheet-words.ts'

type Props = {
  order: Order
  language: string
  busy: boolean
  /** Absent where no parcel is on its way, or for whoever may not. */
  onArrive?: (nth: number) => void
}

/** The parcels that left: the carrier, contents, shipping and delivery times, and packing slip of each. */
export function ParcelList({ order: { number, parcels, lines: sold }, language, busy, onArrive }: Props) {
  const locale = localeOr(language)
  const say = (word: Parameters<typeof sheetWord>[1]) => sheetWord(language, word)
  return (
    <ol aria-label={say('parcels')} className="order-sheet__parcels">
      {parcels.map(({ carrier, code, lines, left, arrived, ...parcel }, nth) => {
        const url = trackingUrl({ carrier, code, ...parcel }, locale)
        return (
          <li key={`${code} ${left}`}>
            <strong>{`${say('parcel')} ${nth + 1}`}</strong>
            <span>
              {carrierName(carrier, locale)}{' '}
              {url ? (
                <a href={url} rel="noreferrer">
                  {code}
                </a>
              ) : (
                code
              )}
            </span>
            <span>
              {lines.map(({ line, quantity }) => `${quantity}\u00a0× ${nameOfLine(language, sold[line])}`).join(', ')}
            </span>
            <span>
              {[`${say('left')} ${moment(language, left)}`, arrived && `${say('arrived')} ${moment(language, arrived)}`]
                .filter(Boolean)
                .join(', ')}
            </span>
            <a
              href={`/admin/api/orders/${number}/packing-slip?parcel=${nth}`}
              target="_blank"
              rel="noreferrer"
            >{`${say('parcelSlip')} ${nth + 1}`}</a>
            {onArrive && parcels.length > 1 && !arrived && (
              <Button size="small" buttonStyle="secondary" disabled={busy} onClick={() => onArrive(nth)}>
                {sheetWord(language, 'parcelArrived', { nth: String(nth + 1) })}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
