import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { orderStates } from './order-state.ts'
import { mayCancel } from './shopper-cancel.ts'

const store = { slug: 'calgary', name: 'Calgary' } as never
const order = (given: Partial<Order>) => ({ state: 'paid', fulfilment: 'ship', parcels: [], ...given }) as Order

test.each(orderStates)('an order that is %s can be cancelled by its shopper only before it is packed', (state) =>
  expect(mayCancel(order({ state }))).toBe(state === 'placed' || state === 'paid'),
)

test.each<[string, Partial<Order>, boolean]>([
  ['to be paid at the store', { state: 'placed', fulfilment: 'pickup' }, true],
  ['of gift cards by e-mail', { fulfilment: 'email' }, false],
  [
    'in parts that all wait',
    {
      parts: [
        { id: 'ship', state: 'placed', fulfilment: 'ship' },
        { id: 'calgary', state: 'placed', fulfilment: 'pickup', store },
      ],
    },
    true,
  ],
  [
    'in parts of which one is being packed',
    {
      parts: [
        { id: 'ship', state: 'placed', fulfilment: 'ship' },
        { id: 'calgary', state: 'preparing', fulfilment: 'pickup', store },
      ],
    },
    false,
  ],
])('an order %s: %j', (_, given, may) => expect(mayCancel(order(given))).toBe(may))
