'use client'
import { money } from '../../domain/money.ts'
import type { Sheet } from './order-sheet.tsx'

const cell = { padding: '6px 12px 6px 0', textAlign: 'left', verticalAlign: 'top' } as const
const sum = { ...cell, textAlign: 'right' } as const
const dollars = (cents: number) => money(cents, 'en')

/** What was sold to whom, what it cost, and what happened since. */
export function OrderFacts({ sheet: { order, paid, due, payment } }: { sheet: Sheet }) {
  const { number, state, placedAt, contact, address, store, delivery, lines, totals, promo, refunded, tracking, events } = order
  const amounts: [string, number][] = [
    ['Merchandise', totals.merchandise], [promo ? `Promo code ${promo}` : 'Discount', -totals.discount], ['Delivery', totals.shipping - totals.shippingDiscount],
    ...totals.taxes.map(({ code, rate, amount }): [string, number] => [`${code} ${rate / 10_000} %`, amount]), ['Total', totals.total],
    ...totals.giftCards.map(({ id, amount }): [string, number] => [`Gift card ${id}`, -amount]), ['To pay', due], ['Paid', paid], ['Refunded', refunded],
  ]
  return (
    <div>
      <h2>{number}: {state}</h2>
      <p>{new Date(placedAt).toLocaleString('en-CA')}, {order.locale === 'fr' ? 'in French' : 'in English'}. {order.payment.isTest && <strong>Test mode: no real money moved. </strong>}{payment && `${payment.gateway}, ${payment.state}${payment.reference ? ` (${payment.reference})` : ''}`}</p>
      <p>{contact.email}, {contact.phone}</p>
      {address && <address>{[address.name, address.line1, address.line2, `${address.city} ${address.province} ${address.postalCode}`].filter(Boolean).join(', ')}</address>}
      {store && <p>Picked up at {store.name}</p>}
      {delivery && <p>{delivery.code}, expected {delivery.window.earliest} to {delivery.window.latest}</p>}
      {tracking && <p>{tracking.carrier} {tracking.url ? <a href={tracking.url}>{tracking.code}</a> : tracking.code}</p>}
      <table style={{ width: '100%', maxWidth: 800, margin: '16px 0' }}>
        <thead><tr>{['SKU', 'Product', 'From', 'Units', 'Each', 'Discount', 'Amount'].map((name) => <th key={name} style={cell}>{name}</th>)}</tr></thead>
        <tbody>
          {lines.map(({ sku, title, colour, size, location, quantity, returned, unit, discount, net, gift }) => (
            <tr key={sku}>
              <td style={cell}>{sku}</td>
              <td style={cell}>{[title.en, colour?.en, size?.en].filter(Boolean).join(', ')}{gift && <><br />For {gift.recipientName || gift.recipientEmail}{gift.sendOn && `, on ${gift.sendOn}`}</>}</td>
              <td style={cell}>{location}</td><td style={cell}>{quantity}{returned > 0 && ` (${returned} back)`}</td><td style={sum}>{dollars(unit)}</td><td style={sum}>{discount > 0 ? dollars(-discount) : ''}</td><td style={sum}>{dollars(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table style={{ marginBottom: 24 }}><tbody>{amounts.filter(([name, cents]) => cents !== 0 || name === 'Total').map(([name, cents]) => <tr key={name}><th style={cell}>{name}</th><td style={sum}>{dollars(cents)}</td></tr>)}</tbody></table>
      <h3>What happened</h3>
      <ol>{events.map(({ at, kind, by, note, amount }) => <li key={`${at} ${kind} ${note}`}>{new Date(at).toLocaleString('en-CA')}: {kind}{amount !== undefined && ` ${dollars(amount)}`} ({by}){note && `, ${note}`}</li>)}</ol>
    </div>
  )
}
