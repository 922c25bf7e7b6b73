'use client'
import { useState } from 'react'
import { cancellable } from '../../domain/orders/cancel-items.ts'
import { areOf } from '../../domain/orders/parcel.ts'
import { refundFor, type Return } from '../../domain/orders/refund.ts'
import { Check } from './check.tsx'
import { RefundButton } from './refund-button.tsx'
import { waysOfRefund } from './refund-ways.ts'
import type { OrderSheetData } from './sheet.ts'
import { actionName, sheetWord, type SheetWord } from './order-sheet-words.ts'
import { chosen, UnitFields, type Units } from './unit-fields.tsx'

type Props = {
  sheet: Pick<OrderSheetData, 'order' | 'refundableToCard' | 'shippingReturned'>
  language: string
  busy: boolean
  onCancel(what: { back: Return; restock: boolean }): void
}

/**
 * Units that cannot be sent or were not picked up: how many of which lines, the refund for them, and whether they were
 * found again.
 */
export function UnsentForm({ sheet, language, busy, onCancel }: Props) {
  const { order, shippingReturned } = sheet
  const say = (word: SheetWord) => sheetWord(language, word)
  const [units, setUnits] = useState<Units>({})
  const [shipping, setShipping] = useState(false)
  const [restock, setRestock] = useState(false)
  const rest = cancellable(order)
  const back: Return = { lines: chosen(units), shipping }
  const isPossible = areOf(rest, back.lines)
  const amount = isPossible ? refundFor(order, back) : 0
  return (
    <fieldset className="order-sheet__row" aria-label={say('cancelItems')}>
      <p className="order-sheet__wide">
        <strong>{say('cancelItems')}</strong> {say('cancelItemsHint')}
      </p>
      <UnitFields order={order} language={language} most={rest} units={units} onChange={setUnits} />
      {!shippingReturned && <Check label={say('deliveryToo')} on={shipping} onChange={setShipping} />}
      <Check label={say('restock')} on={restock} onChange={setRestock} />
      <RefundButton
        amount={amount}
        ways={waysOfRefund(sheet, amount, language)}
        words={actionName(language, 'cancel-items')}
        question={isPossible ? 'sureItems' : undefined}
        language={language}
        disabled={busy}
        secondary
        onRefund={() => onCancel({ back, restock })}
      />
    </fieldset>
  )
}
