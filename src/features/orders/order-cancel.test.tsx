import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import type { Order } from '../../domain/orders/order.ts'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderCancel } from './order-cancel.tsx'

overwriteGetLocale(() => 'en')
const shown = (order: Partial<Order>, refusal?: CancelRefusal) =>
  renderToStaticMarkup(<OrderCancel order={sampleOrder(order)} action="/en/orders/P-100001" refusal={refusal} />)

test('an order that waits can be cancelled by a form, and says what becomes of the money', () => {
  const paid = shown({ state: 'paid' })
  expect(paid).toContain('action="/en/orders/P-100001"')
  expect(paid).toContain('We’ll refund everything you paid')
  expect(shown({ state: 'placed', isPaid: false, fulfilment: 'pickup' })).toContain('Nothing has been paid')
})

test('one that is being packed offers nothing, and says why where it was asked for', () => {
  expect(shown({ state: 'preparing' })).toBe('')
  const refused = shown({ state: 'preparing' }, 'being-packed')
  expect([refused.includes('We’ve started packing'), refused.includes('<form')]).toEqual([true, false])
})
