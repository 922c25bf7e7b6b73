import { expect, test } from 'vitest'
import { orderStates } from './order-state.ts'
import { openStates, waitingUnits } from './waiting-units.ts'

type Order = Parameters<typeof waitingUnits>[0]
const line = (sku: string, quantity: number, more: object = {}) => ({
  sku,
  quantity,
  location: 'online',
  shippingClass: 'standard',
  returned: 0,
  ...more,
})
const order = (more: object) =>
  ({
    state: 'preparing',
    fulfilment: 'ship',
    parcels: [],
    lines: [line('A', 3), line('B', 1), line('CARD', 1, { shippingClass: 'none' })],
    ...more,
  }) as unknown as Order
const parcel = { carrier: 'Postes Canada', code: '1', left: '2026-03-03T20:00:00.000Z' }

test.each<[string, object, string[]]>([
  ['all of what is sent, nothing of what is mailed', {}, ['3 A online', '1 B online']],
  [
    'what has not left',
    { state: 'shipped-in-part', parcels: [{ ...parcel, lines: [{ line: 0, quantity: 2 }] }] },
    ['1 A online', '1 B online'],
  ],
  ['not what could not be sent', { lines: [line('A', 3, { cancelled: 2 })] }, ['1 A online']],
  [
    'what is fetched, on the shelf it was taken from',
    {
      state: 'ready',
      fulfilment: 'pickup',
      lines: [line('A', 2, { location: 'calgary' }), line('B', 1), line('CARD', 1, { shippingClass: 'none' })],
    },
    ['2 A calgary', '1 B online'],
  ],
  [
    'nothing once it was fetched',
    { state: 'delivered', fulfilment: 'pickup', lines: [line('A', 2, { location: 'calgary' })] },
    [],
  ],
])('there waits %s', (_, more, units) =>
  expect(waitingUnits(order(more)).map(({ sku, location, quantity }) => `${quantity} ${sku} ${location}`)).toEqual(
    units,
  ),
)

test('of an order in parts, what of each part is still there', () => {
  const lines = [
    line('A', 3, { part: 'ship' }),
    line('B', 2, { part: 'calgary', location: 'calgary' }),
    line('C', 1, { part: 'halifax', location: 'halifax' }),
  ]
  const parts = [
    { id: 'ship', fulfilment: 'ship', state: 'preparing' },
    { id: 'calgary', fulfilment: 'pickup', store: {}, state: 'ready' },
    { id: 'halifax', fulfilment: 'pickup', store: {}, state: 'delivered' },
  ]
  expect(waitingUnits(order({ lines, parts })).map(({ sku }) => sku)).toEqual(['A', 'B'])
})

test('an order that is over reserves nothing', () => {
  const over = orderStates.filter((state) => !openStates.some((open) => open === state))
  expect(over).toEqual(['shipped', 'delivered', 'returned-in-part', 'returned', 'cancelled'])
  for (const state of over) expect(waitingUnits(order({ state }))).toEqual([])
})
