'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderAction } from '../../domain/orders/order-state.ts'
import type { Sheet } from './order-sheet.tsx'

const names: Record<OrderAction, string> = { pay: 'Paid at the till', prepare: 'Begin to prepare', 'make-ready': 'Ready for pickup', ship: 'Shipped', deliver: 'Handed over / delivered', cancel: 'Cancel and refund', return: 'Take back and refund' }
const row = { display: 'flex', gap: '12px', flexWrap: 'wrap', alignItems: 'end', margin: '8px 0' } as const

/** The buttons for what may be done now; shipping asks for the tracking number, a return for what came back. */
export function OrderActions({ sheet: { order, actions }, act }: { sheet: Sheet; act(body: object): Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [tracking, setTracking] = useState({ carrier: 'Postes Canada / Canada Post', code: '', url: '' })
  const [back, setBack] = useState<Record<number, number>>({})
  const [shipping, setShipping] = useState(false)
  const [restock, setRestock] = useState(true)
  const run = async (action: OrderAction) => {
    if (action === 'cancel' && !window.confirm(`Cancel ${order.number} and pay everything back?`)) return
    setBusy(true)
    const lines = Object.entries(back).filter(([, quantity]) => quantity > 0).map(([line, quantity]) => ({ line: Number(line), quantity }))
    await act({ action, ...(note && { note }), ...(action === 'ship' && { tracking }), ...(action === 'return' && { back: { lines, shipping }, restock }) })
    setBusy(false)
    setNote('')
    setBack({})
  }
  const field = (name: keyof typeof tracking, label: string) => <label>{label} <input value={tracking[name]} onChange={(event) => setTracking({ ...tracking, [name]: event.target.value })} /></label>
  return (
    <section aria-label="Actions" style={{ borderBottom: '1px solid var(--theme-elevation-150)', marginBottom: 24, paddingBottom: 16 }}>
      <div style={row}>
        {actions.filter((action) => action !== 'ship' && action !== 'return').map((action) => <Button key={action} size="small" buttonStyle={action === 'cancel' ? 'secondary' : 'primary'} disabled={busy} onClick={() => void run(action)}>{names[action]}</Button>)}
        <a href={`/admin/api/orders/${order.number}/packing-slip`} target="_blank" rel="noreferrer">Packing slip (PDF)</a>
      </div>
      {actions.includes('ship') && <div style={row}>{field('carrier', 'Carrier')}{field('code', 'Tracking number')}{field('url', 'Link (https)')}<Button size="small" disabled={busy || !tracking.code} onClick={() => void run('ship')}>{names.ship}</Button></div>}
      {actions.includes('return') && (
        <div style={row}>
          {order.lines.map(({ title, sku, quantity, returned }, index) => quantity > returned && <label key={sku}>{title.en} <input type="number" min={0} max={quantity - returned} value={back[index] ?? 0} style={{ width: 60 }} onChange={(event) => setBack({ ...back, [index]: Number(event.target.value) })} /> of {quantity - returned}</label>)}
          <label><input type="checkbox" checked={shipping} onChange={(event) => setShipping(event.target.checked)} /> delivery too</label>
          <label><input type="checkbox" checked={restock} onChange={(event) => setRestock(event.target.checked)} /> put back into stock</label>
          <Button size="small" disabled={busy} onClick={() => void run('return')}>{names.return}</Button>
        </div>
      )}
      {actions.length > 0 && <label style={{ display: 'block' }}>Note for the audit trail <input value={note} maxLength={500} style={{ width: '100%', maxWidth: 480 }} onChange={(event) => setNote(event.target.value)} /></label>}
    </section>
  )
}
