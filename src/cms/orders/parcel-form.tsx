'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { Order } from '../../domain/orders/order.ts'
import { packable, unpacked } from '../../domain/orders/parcel.ts'
import { unitCount, type LineUnits, type Parcel } from '../../domain/orders/parcel-record.ts'
import { carrierName, carrierOfCode, otherCarrier } from '../../domain/orders/tracking-url.ts'
import { actionName, sheetWord } from './order-sheet-words.ts'
import { chosen, UnitFields, type Units } from './unit-fields.tsx'

type Label = Pick<Parcel, 'carrier' | 'code'> & { url: string }
type Props = {
  order: Order
  language: string
  busy: boolean
  /** What was typed of it: the order may change before it is sent, and that stays. */
  typed: Partial<Label>
  onType(typed: Partial<Label>): void
  onSend(parcel: Label & { lines: LineUnits[] }): void
}

/** A parcel that leaves: its carrier, and its contents, by default what can leave today. */
export function ParcelForm({ order, language, busy, typed, onType, onSend }: Props) {
  const rest = unpacked(order)
  const [now] = useState(() => packable(order, shopDay(Date.now())))
  const locale = localeOr(language)
  const carrier = carrierName(carrierOfCode(typed.code ?? '') ?? order.parcels.at(-1)?.carrier ?? 'Canada Post', locale)
  const label: Label = { carrier, code: '', url: '', ...typed }
  const [units, setUnits] = useState<Units>(() => Object.fromEntries(now.map(({ line, quantity }) => [line, quantity])))
  const other = otherCarrier(label)
  const lines = chosen(units)
  // Of one unit that can leave there is nothing to choose.
  const isChoice = now.length === 0 || unitCount(rest) > 1
  const field = (name: keyof Label) => (
    <label className="order-sheet__field">
      {sheetWord(language, name)}
      <input value={label[name]} onChange={(event) => onType({ ...typed, [name]: event.target.value })} />
    </label>
  )
  return (
    <fieldset className="order-sheet__row" aria-label={sheetWord(language, 'shipping')}>
      {isChoice && (
        <div role="group" aria-label={sheetWord(language, 'inParcel')} className="order-sheet__row">
          <UnitFields order={order} language={language} most={rest} units={units} onChange={setUnits} />
        </div>
      )}
      {field('carrier')}
      {field('code')}
      {field('url')}
      <p role="status" className="order-sheet__wide">
        {other && sheetWord(language, 'otherCarrier', { other: carrierName(other, locale), carrier: label.carrier })}
      </p>
      <Button size="medium" disabled={busy} onClick={() => onSend({ ...label, lines })}>
        {actionName(language, 'ship')}
      </Button>
    </fieldset>
  )
}
