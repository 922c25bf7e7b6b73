'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import type { OrderAction } from '../../domain/orders/order-state.ts'
import { returnable } from '../../domain/orders/return-request.ts'
import type { Sheet } from './order-sheet.tsx'
import { AskedBack } from './asked-back.tsx'
import { actionName, partName, sheetWord, stateName, type SheetWord } from './order-sheet-words.ts'

type Props = { sheet: Sheet; language: string; act(body: object, path?: string): Promise<void> }

/** The buttons for what may be done now; shipping asks for the tracking number, a return for what came back. */
export function OrderActions({ sheet: { order, actions, parts = [] }, language, act }: Props) {
  const say = (word: SheetWord) => sheetWord(language, word)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [tracking, setTracking] = useState({ carrier: 'Postes Canada / Canada Post', code: '', url: '' })
  const [back, setBack] = useState<Record<number, number>>(() => Object.fromEntries((order.returnRequest?.lines ?? []).map(({ line, quantity }) => [line, quantity])))
  const [delivery, setDelivery] = useState(false)
  const [restock, setRestock] = useState(true)
  const returned = Object.entries(back).filter(([, quantity]) => quantity > 0).map(([line, quantity]) => ({ line: Number(line), quantity }))
  const run = async (action: OrderAction, part?: string) => {
    if (action === 'cancel' && !window.confirm(say('sure'))) return
    setBusy(true)
    await act({ action, ...(part && { part }), ...(note && { note }), ...(action === 'ship' && { tracking }), ...(action === 'return' && { back: { lines: returned, shipping: delivery }, restock }) })
    setBusy(false)
    setNote('')
    setBack({})
    setDelivery(false)
  }
  const refuse = async (why: string) => {
    setBusy(true)
    await act({ why }, 'refuse-return')
    setBusy(false)
    setBack({})
  }
  const field = (name: keyof typeof tracking) => (
    <label className="order-sheet__field">
      {say(name)}
      <input value={tracking[name]} onChange={(event) => setTracking({ ...tracking, [name]: event.target.value })} />
    </label>
  )
  const check = (word: SheetWord, on: boolean, set: (on: boolean) => void) => (
    <label className="order-sheet__check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} /> {say(word)}
    </label>
  )
  const shipping = (part?: string) => (
    <>
      {field('carrier')}
      {field('code')}
      {field('url')}
      <Button size="medium" disabled={busy || !tracking.code.trim()} onClick={() => void run('ship', part)}>{actionName(language, 'ship')}</Button>
    </>
  )
  return (
    <section aria-label={say('actions')} className="order-sheet__box">
      <div className="order-sheet__row">
        {actions.filter((action) => action !== 'ship' && action !== 'return').map((action) => (
          <Button key={action} size="medium" buttonStyle={action === 'cancel' ? 'secondary' : 'primary'} disabled={busy} onClick={() => void run(action)}>
            {actionName(language, action)}
          </Button>
        ))}
        <Button el="anchor" size="medium" buttonStyle="secondary" newTab url={`/admin/api/orders/${order.number}/packing-slip`}>
          {say('slip')}
        </Button>
      </div>
      {parts.map(({ id, actions: own }) => {
        const part = order.parts?.find((one) => one.id === id)
        const name = partName(language, part ?? {})
        return (
          <fieldset key={id} className="order-sheet__row" aria-label={name}>
            <strong>{part ? `${name}, ${stateName(language, part.state)}` : name}</strong>
            {own.filter((action) => action !== 'ship').map((action) => (
              <Button key={action} size="medium" disabled={busy} onClick={() => void run(action, id)}>
                {actionName(language, action)}
              </Button>
            ))}
            {own.includes('ship') && shipping(id)}
          </fieldset>
        )
      })}
      {actions.includes('ship') && (
        <fieldset className="order-sheet__row" aria-label={say('shipping')}>
          {shipping()}
        </fieldset>
      )}
      {order.returnRequest && <AskedBack order={order} request={order.returnRequest} language={language} busy={busy} onRefuse={actions.includes('return') ? (why) => void refuse(why) : undefined} />}
      {actions.includes('return') && (
        <fieldset className="order-sheet__row" aria-label={say('back')}>
          {returnable(order).map(({ line, left }) => (
            <label key={line} className="order-sheet__field">
              {`${order.lines[line]?.title[localeOr(language)]} (${say('of')} ${left})`}
              <input type="number" min={0} max={left} value={back[line] ?? 0} onChange={(event) => setBack({ ...back, [line]: Number(event.target.value) })} />
            </label>
          ))}
          {check('deliveryToo', delivery, setDelivery)}
          {check('restock', restock, setRestock)}
          <Button size="medium" disabled={busy || (returned.length === 0 && !delivery)} onClick={() => void run('return')}>{actionName(language, 'return')}</Button>
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
