import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { orderStates } from './order-state.ts'
import { isUnderWay } from './under-way.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
type Facts = Parameters<typeof isUnderWay>[0]
const order = (more: Partial<Facts>): Facts => ({ state: 'paid', fulfilment: 'ship', parcels: [], ...more })
const parcel = (left: string, arrived?: string): Order['parcels'][number] => ({
  carrier: 'Postes Canada',
  code: '1',
  lines: [],
  left: `${left}T12:00:00Z`,
  ...(arrived && { arrived: `${arrived}T12:00:00Z` }),
})
const request: Facts['returnRequest'] = { at: '2026-11-20T12:00:00Z', lines: [], reason: 'too-small' }

test.each(orderStates)('%s: with a return asked for, or an outbox entry, the order is under way', (state) =>
  expect([
    isUnderWay(order({ state, returnRequest: request }), false, now),
    isUnderWay(order({ state }), true, now),
  ]).toEqual([true, true]),
)

test.each<[string, Partial<Facts>, boolean]>([
  ['placed', { state: 'placed' }, true],
  ['paid', { state: 'paid' }, true],
  ['preparing', { state: 'preparing' }, true],
  ['ready at its store', { state: 'ready', fulfilment: 'pickup' }, true],
  ['sent in part', { state: 'shipped-in-part', parcels: [parcel('2026-07-01')] }, true],
  ['sent yesterday', { state: 'shipped', parcels: [parcel('2026-11-21')] }, true],
  ['sent 29 days ago', { state: 'shipped', parcels: [parcel('2026-10-24')] }, true],
  ['sent 30 days ago, with no arrival recorded', { state: 'shipped', parcels: [parcel('2026-10-23')] }, false],
  ['arrived', { state: 'delivered', parcels: [parcel('2026-11-20', '2026-11-21')] }, false],
  ['fetched', { state: 'delivered', fulfilment: 'pickup' }, false],
  [
    'returned in part while another parcel is on its way',
    { state: 'returned-in-part', parcels: [parcel('2026-11-20')] },
    true,
  ],
  ['returned', { state: 'returned' }, false],
  ['cancelled', { state: 'cancelled' }, false],
  ['gift cards alone, all mailed', { state: 'paid', fulfilment: 'email' }, false],
  ['gift cards alone, not paid for yet', { state: 'placed', fulfilment: 'email' }, true],
])('%s: %#', (_, facts, expected) => expect(isUnderWay(order(facts), false, now)).toBe(expected))
