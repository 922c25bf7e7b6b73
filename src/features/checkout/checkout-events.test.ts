import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { CheckoutState } from '../../domain/checkout/checkout.ts'
import { checkoutEvents } from './use-track-checkout.ts'

const line = (more: Partial<CartLine> = {}): CartLine => ({
  sku: 'A',
  productId: '5101-204',
  href: '/x',
  title: 'Jacket',
  brand: 'Nordik',
  quantity: 2,
  unitPrice: 100_00,
  regularPrice: 100_00,
  shippingClass: 'standard',
  left: 5,
  ...more,
})
const tracked = (state: Partial<CheckoutState>, lines = [line()]) =>
  checkoutEvents({ cart: { version: 1, lines }, state: { giftCards: [], ...state } })
const names = (state: Partial<CheckoutState>) => tracked(state).map(({ name, event }) => `${name}: ${event.event}`)

test.each<[Partial<CheckoutState>, string[]]>([
  [{}, ['begin: begin_checkout']],
  [{ delivery: { kind: 'ship', code: 'express' } }, ['begin: begin_checkout', 'shipping express: add_shipping_info']],
  [
    { delivery: { kind: 'pickup', store: 'calgary' }, payment: { method: 'store' } },
    ['begin: begin_checkout', 'shipping pickup: add_shipping_info', 'payment store: add_payment_info'],
  ],
])('of %j, %j is tracked', (state, events) => expect(names(state)).toEqual(events))

test('a line that cannot be bought is not tracked', () =>
  expect(tracked({}, [line(), line({ sku: 'B', problem: 'sold-out' })])[0]?.event.ecommerce.items).toHaveLength(1))
test('no card data is tracked', () =>
  expect(JSON.stringify(tracked({ payment: { method: 'card', token: 'test_approve' } }))).not.toContain('test_'))
