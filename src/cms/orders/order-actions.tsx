'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { cancellable } from '../../domain/orders/cancel-items.ts'
import type { OrderAction } from '../../domain/orders/order-state.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { refundFor, type Return } from '../../domain/orders/refund.ts'
import { isLabelOff, returnLabelOf } from '../../domain/orders/return-label.ts'
import { areOut, notTakenBack, returnable } from '../../domain/orders/return-request.ts'
import type { OrderSheetData } from './sheet.ts'
import { RefundButton } from './refund-button.tsx'
import { isUnpaid, questionBefore } from './question-before.ts'
import { waysOfRefund } from './refund-ways.ts'
import { Refusal } from './refusal.tsx'
import { ReturnRequestPanel } from './return-request.tsx'
import { Check } from './check.tsx'
import { LabelChoice } from './label-choice.tsx'
import { ParcelForm } from './parcel-form.tsx'
import { ParcelList } from './parcel-list.tsx'
import { actionName, nameOfLine, partName, sheetWord, stateName, type SheetWord } from './order-sheet-words.ts'
import { chosen, UnitFields, type Units } from './unit-fields.tsx'
import { UnsentForm } from './unsent-form.tsx'

type Props = {
  sheet: OrderSheetData
  language: string
  /** Whether it was done. */
  act(body: object, path?: string): Promise<boolean>
}

const stageOf = (units: readonly LineUnits[]) => units.map(({ line, quantity }) => `${line}:${quantity}`).join()

/** The buttons for what may be done now; sending asks for the parcel, a return for what came back. */
export function OrderActions({ sheet, language, act }: Props) {
  const { order, actions, parts = [], shippingReturned } = sheet
  const say = (word: SheetWord) => sheetWord(language, word)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [label, setLabel] = useState<Parameters<typeof ParcelForm>[0]['typed']>({})
  const [back, setBack] = useState<Units>(() =>
    Object.fromEntries((order.returnRequest?.lines ?? []).map(({ line, quantity }) => [line, quantity])),
  )
  const [delivery, setDelivery] = useState(false)
  const [restock, setRestock] = useState(true)
  const asked = order.returnRequest
  const seen = asked?.at ?? ''
  const [labelOff, setLabelOff] = useState(isLabelOff(order, asked))
  const [isWayMissing, setWayMissing] = useState(false)
  const [why, setWhy] = useState('')
  const returned = chosen(back)
  const out = returnable(order).map(({ line, left }) => ({ line, quantity: left }))
  const isPossible = areOut(order, returned)
  const comesBack: Return = { lines: returned, shipping: delivery, label: labelOff }
  const refund = isPossible ? refundFor(order, comesBack) : 0
  const isDelivery = returned.length === 0 && delivery
  const isUnclear = labelOff === undefined && !isDelivery
  const declined = (isDelivery ? [] : notTakenBack(asked, returned))
    .map(({ line, quantity }) => `${quantity}\u00a0× ${nameOfLine(language, order.lines[line])}`)
    .join(', ')
  const run = async (action: OrderAction, part?: string, more: object = {}) => {
    const question = questionBefore(sheet, language, action, part)
    if (question && !window.confirm(question)) return
    setBusy(true)
    const isDone = await act({
      action,
      ...(part && { part }),
      ...(note && { note }),
      ...more,
      ...(action === 'return' && {
        back: comesBack,
        restock,
        why,
        seen,
      }),
    })
    setBusy(false)
    if (!isDone) return
    setNote('')
    if (action === 'ship') setLabel({})
    if (action === 'return') clearReturn()
  }
  const clearReturn = () => {
    setBack({})
    setDelivery(false)
    setLabelOff(undefined)
    setWhy('')
  }
  const refuse = async () => {
    setBusy(true)
    const isDone = await act({ why, seen }, 'refuse-return')
    setBusy(false)
    if (isDone) clearReturn()
  }
  const sendLabel = async (code: string) => {
    setBusy(true)
    await act({ code, seen }, 'label-sent')
    setBusy(false)
  }
  // Input for parts that no longer exist is discarded.
  const stage = stageOf(unpacked(order))
  const sending = (part?: string) => (
    <ParcelForm
      key={`parcel ${stage}`}
      order={order}
      language={language}
      busy={busy}
      typed={label}
      onType={setLabel}
      onSend={(parcel) => void run('ship', part, { parcel })}
    />
  )
  // Where there are several parcels each has a button of its own, too.
  const parcels = (mayDeliver: boolean, part?: string) =>
    order.parcels.length > 0 && (
      <ParcelList
        order={order}
        language={language}
        busy={busy}
        {...(mayDeliver && { onArrive: (nth) => void run('deliver', part, { nth }) })}
      />
    )
  return (
    <section aria-label={say('actions')} className="order-sheet__box">
      <div className="order-sheet__row">
        {actions
          .filter((action) => action !== 'ship' && action !== 'return' && action !== 'cancel-items')
          .map((action) => (
            <Button
              key={action}
              size="medium"
              buttonStyle={action === 'cancel' || action === 'undo-hand-over' ? 'secondary' : 'primary'}
              disabled={busy}
              onClick={() => void run(action)}
            >
              {action === 'cancel' && isUnpaid(sheet) ? say('cancelUnpaid') : actionName(language, action)}
            </Button>
          ))}
        {order.fulfilment !== 'email' && (
          <Button
            el="anchor"
            size="medium"
            buttonStyle="secondary"
            newTab
            url={`/admin/api/orders/${order.number}/packing-slip`}
          >
            {say('slip')}
          </Button>
        )}
      </div>
      {parts.map(({ id, actions: own }) => {
        const part = order.parts?.find((one) => one.id === id)
        const name = partName(language, part ?? {})
        return (
          <fieldset key={id} className="order-sheet__row" aria-label={name}>
            <strong>{part ? `${name}, ${stateName(language, part.state, part.fulfilment)}` : name}</strong>
            {own
              .filter((action) => action !== 'ship')
              .map((action) => (
                <Button
                  key={action}
                  size="medium"
                  buttonStyle={action === 'undo-hand-over' ? 'secondary' : 'primary'}
                  disabled={busy}
                  onClick={() => void run(action, id)}
                >
                  {actionName(language, action)}
                </Button>
              ))}
            {!part?.store && parcels(own.includes('deliver'), id)}
            {own.includes('ship') && sending(id)}
          </fieldset>
        )
      })}
      {parts.length === 0 && parcels(actions.includes('deliver'))}
      {actions.includes('ship') && sending()}
      {actions.includes('cancel-items') && (
        <UnsentForm
          key={`unsent ${stageOf(cancellable(order))}`}
          sheet={sheet}
          language={language}
          busy={busy}
          onCancel={(what) => void run('cancel-items', undefined, what)}
        />
      )}
      {order.returnRequest && (
        <ReturnRequestPanel
          order={order}
          request={order.returnRequest}
          language={language}
          busy={busy}
          why={why}
          onWhy={setWhy}
          onRefuse={actions.includes('return') ? () => void refuse() : undefined}
          onLabel={actions.includes('return') ? (code) => void sendLabel(code) : undefined}
        />
      )}
      {actions.includes('return') && (
        <fieldset className="order-sheet__row" aria-label={say('back')}>
          <p className="order-sheet__wide">
            <strong>{say('back')}</strong>
          </p>
          <UnitFields order={order} language={language} most={out} units={back} onChange={setBack} />
          {!shippingReturned && <Check label={say('deliveryToo')} on={delivery} onChange={setDelivery} />}
          <LabelChoice
            language={language}
            price={returnLabelOf(order)}
            off={labelOff}
            onChange={(off) => {
              setLabelOff(off)
              setWayMissing(false)
            }}
          />
          <Check label={say('restock')} on={restock} onChange={setRestock} />
          {declined && <p role="status">{sheetWord(language, 'notTakenBack', { units: declined })}</p>}
          <RefundButton
            amount={refund}
            ways={waysOfRefund(sheet, refund, language)}
            words={isDelivery ? say('refundDelivery') : actionName(language, 'return')}
            question={isUnclear ? undefined : 'sureReturn'}
            language={language}
            disabled={busy || !isPossible || (returned.length === 0 && refund === 0)}
            onRefund={() => (isUnclear ? setWayMissing(true) : void run('return'))}
          />
          {isWayMissing && <Refusal words={say('labelMissing')} />}
        </fieldset>
      )}
      {actions.length + parts.flatMap((part) => part.actions).length > 0 && (
        <label className="order-sheet__field">
          {say('note')}
          <input value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </label>
      )}
    </section>
  )
}
