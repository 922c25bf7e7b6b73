import { expect, test } from 'vitest'
import { stateAfter, stateWithReturns, type Fulfilment, type OrderAction, type OrderState } from './order-state.ts'

test.each<[OrderAction, OrderState, Fulfilment, boolean, OrderState | undefined]>([
  ['pay', 'placed', 'ship', false, 'paid'],
  ['pay', 'placed', 'pickup', true, undefined],
  ['pay', 'ready', 'pickup', false, 'ready'],
  ['pay', 'preparing', 'pickup', false, 'preparing'],
  ['pay', 'ready', 'pickup', true, undefined],
  ['prepare', 'paid', 'ship', true, 'preparing'],
  ['prepare', 'placed', 'pickup', false, 'preparing'],
  ['prepare', 'placed', 'ship', false, undefined],
  ['make-ready', 'preparing', 'pickup', false, 'ready'],
  ['make-ready', 'preparing', 'ship', true, undefined],
  ['ship', 'preparing', 'ship', true, 'shipped'],
  ['ship', 'paid', 'ship', true, undefined],
  ['deliver', 'shipped', 'ship', true, 'delivered'],
  ['deliver', 'ready', 'pickup', false, undefined],
  ['undo-hand-over', 'delivered', 'pickup', true, 'ready'],
  ['undo-hand-over', 'delivered', 'ship', true, undefined],
  ['deliver', 'paid', 'email', true, 'delivered'],
  ['deliver', 'paid', 'ship', true, undefined],
  ['prepare', 'paid', 'email', true, undefined],
  ['deliver', 'preparing', 'email', true, 'delivered'],
  ['deliver', 'preparing', 'pickup', true, undefined],
  ['cancel', 'delivered', 'email', true, 'cancelled'],
  ['cancel', 'delivered', 'ship', true, undefined],
  ['return', 'delivered', 'email', true, undefined],
  ['cancel', 'shipped', 'ship', true, undefined],
  ['cancel', 'shipped-in-part', 'ship', true, undefined],
  ['ship', 'shipped-in-part', 'ship', true, 'shipped'],
  ['deliver', 'returned-in-part', 'pickup', true, undefined],
  ['cancel', 'paid', 'ship', true, 'cancelled'],
  ['cancel-items', 'preparing', 'ship', true, 'preparing'],
  ['cancel-items', 'placed', 'ship', false, undefined],
  ['cancel-items', 'shipped', 'ship', true, undefined],
  ['return', 'delivered', 'ship', true, 'returned-in-part'],
  ['return', 'paid', 'ship', true, undefined],
  ['cancel', 'cancelled', 'ship', true, undefined],
])('%s of an order that is %s (%s, paid %s) leads to %s', (action, state, fulfilment, isPaid, to) =>
  expect(stateAfter(action, { state, fulfilment, isPaid })).toBe(to),
)

test.each<[OrderState, number[], OrderState]>([
  ['delivered', [0, 0], 'delivered'],
  ['delivered', [1, 0], 'returned-in-part'],
  ['shipped', [2, 1], 'returned'],
  ['returned-in-part', [2, 1], 'returned'],
  ['preparing', [2, 0], 'preparing'],
])('an order that is %s, of which %j units of 2 and 1 came back, is %s', (state, [first = 0, second = 0], after) => {
  const gift = { quantity: 1, returned: 0, taxClass: 'gift-card' as const }
  expect(
    stateWithReturns(state, [
      { quantity: 2, returned: first, taxClass: 'standard' },
      { quantity: 1, returned: second, taxClass: 'standard' },
      gift,
    ]),
  ).toBe(after)
})
