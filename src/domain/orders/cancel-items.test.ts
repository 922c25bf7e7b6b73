import { describe, expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import { actionsOf, moved } from './move.ts'
import type { Order } from './order.ts'
import { stateOfParts, type OrderPart } from './order-parts.ts'
import type { LineUnits, Parcel } from './parcel-record.ts'

const at = '2026-03-05T20:00:00.000Z'
const parcel = (quantity: number, more: Partial<Parcel> = {}): Parcel => ({
  carrier: 'Postes Canada',
  code: '7035',
  left: '2026-03-03T20:00:00.000Z',
  lines: [{ line: 0, quantity }],
  ...more,
})
const cancel = (order: Order, lines: LineUnits[]) =>
  moved(order, { action: 'cancel-items', back: { lines, shipping: false } }, at)
const units = (...quantities: number[]): LineUnits[] =>
  quantities.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []))

const stove = sampleLine({ sku: 'B-1', quantity: 1 })
const card = sampleLine({ sku: 'G-1', quantity: 1, shippingClass: 'none', taxClass: 'gift-card' })
const order = (more: Partial<Order> = {}) => sampleOrder({ lines: [sampleLine({ quantity: 3 }), stove], ...more })
const inPart = order({ state: 'shipped-in-part', parcels: [parcel(2)] })

describe('units that cannot be sent', () => {
  test.each<[string, Order, LineUnits[], Order['state'], number[]]>([
    ['before anything left: the order goes on', order(), units(1, 0), 'preparing', [1, 0]],
    ['and some is still to be sent', inPart, units(1, 0), 'shipped-in-part', [1, 0]],
    ['and nothing is left to send', inPart, units(1, 1), 'shipped', [1, 1]],
    [
      'and all parcels have come',
      order({ state: 'shipped-in-part', parcels: [parcel(2, { arrived: at })] }),
      units(1, 1),
      'delivered',
      [1, 1],
    ],
    [
      'after something came back',
      order({
        state: 'shipped-in-part',
        parcels: [parcel(2)],
        lines: [sampleLine({ quantity: 3, returned: 1 }), stove],
      }),
      units(1, 1),
      'returned-in-part',
      [1, 1],
    ],
    [
      'after all that was sent came back',
      order({
        state: 'shipped-in-part',
        parcels: [parcel(2)],
        lines: [sampleLine({ quantity: 3, returned: 2 }), stove],
      }),
      units(1, 1),
      'returned',
      [1, 1],
    ],
    [
      'of a pickup: the rest still waits',
      order({ fulfilment: 'pickup', state: 'ready' }),
      units(2, 1),
      'ready',
      [2, 1],
    ],
    [
      'of a pickup, beside a gift card, which was mailed',
      order({ fulfilment: 'pickup', state: 'ready', lines: [sampleLine(), card] }),
      units(2),
      'delivered',
      [2, 0],
    ],
    ['beside a gift card, which was mailed', order({ lines: [sampleLine(), card] }), units(2), 'delivered', [2, 0]],
  ])('%s', (_, sold, back, state, cancelled) => {
    const after = cancel(sold, back)
    expect(after).toMatchObject({ state, parcels: sold.parcels })
    expect(typeof after === 'object' && after.lines?.map((line) => line.cancelled ?? 0)).toEqual(cancelled)
  })

  test.each<[string, Order, LineUnits[], string]>([
    ['nothing is chosen', inPart, [], 'not-here'],
    ['more than is here', inPart, units(2, 0), 'not-here'],
    ['a line twice', inPart, [...units(1), ...units(1)], 'not-here'],
    ['half a unit', inPart, units(0.5), 'not-here'],
    [
      'what was cancelled already',
      order({ lines: [sampleLine({ quantity: 3, cancelled: 3 }), stove] }),
      units(1),
      'not-here',
    ],
    ['a gift card', order({ lines: [sampleLine(), card] }), units(0, 1), 'not-here'],
    ['all of it, and nothing was sent', order(), units(3, 1), 'all-of-it'],
    [
      'the last of it, and nothing was sent',
      order({ lines: [sampleLine({ quantity: 3, cancelled: 3 }), stove] }),
      units(0, 1),
      'all-of-it',
    ],
    ['all has left', order({ state: 'shipped', parcels: [parcel(3, { lines: units(3, 1) })] }), units(1), 'not-now'],
    ['it is not paid', order({ state: 'placed', isPaid: false }), units(1), 'not-now'],
    ['it is cancelled', order({ state: 'cancelled' }), units(1), 'not-now'],
    ['it was picked up', order({ fulfilment: 'pickup', state: 'delivered' }), units(1), 'not-now'],
    [
      'it waits at a store, unpaid',
      order({ fulfilment: 'pickup', state: 'ready', isPaid: false }),
      units(1),
      'not-now',
    ],
    ['all of it waits at a store', order({ fulfilment: 'pickup', state: 'ready' }), units(3, 1), 'all-of-it'],
  ])('are not cancelled where %s', (_, sold, back, refusal) => expect(cancel(sold, back)).toBe(refusal))
})

describe('in an order of several parts', () => {
  const store = {
    slug: 'gatineau',
    name: 'Portage Gatineau',
    street: '1',
    city: 'Gatineau',
    province: 'QC',
    postalCode: 'J8T 1A1',
  } as const
  const pickup: OrderPart = { id: 'gatineau', fulfilment: 'pickup', store, state: 'ready' }
  const split = (state: OrderPart['state'], parcels: Parcel[] = []): Order =>
    order({
      state: stateOfParts([{ state }, pickup], true),
      parcels,
      parts: [{ id: 'ship', fulfilment: 'ship', state }, pickup],
      lines: [sampleLine({ quantity: 3, part: 'ship' }), sampleLine({ part: 'gatineau' })],
    })

  test.each<[string, OrderPart['state'], Parcel[], number, object]>([
    ['some of it: the pickup goes on', 'shipped', [parcel(3)], 1, { state: 'ready', parts: [{ id: 'ship' }, pickup] }],
    ['the last of it: what was sent remains', 'shipped', [parcel(3)], 2, { state: 'shipped', parts: [{ id: 'ship' }] }],
    ['while the rest is still to be sent', 'shipped-in-part', [parcel(2)], 2, { state: 'shipped-in-part' }],
    ['before anything was sent', 'preparing', [], 2, { state: 'preparing', parts: [{ id: 'ship' }] }],
  ])('what was not picked up is cancelled, %s', (_, state, parcels, quantity, expected) => {
    const after = cancel(split(state, parcels), units(0, quantity))
    expect(after).toMatchObject({ ...expected, lines: [{ quantity: 3 }, { cancelled: quantity }] })
  })
  test('when what was sent arrived is still known after the pickup is cancelled', () => {
    const sold = split('delivered', [parcel(3, { arrived: at })])
    const parts: OrderPart[] = [
      { id: 'ship', fulfilment: 'ship', state: 'delivered', arrived: '2026-03-04T20:00:00.000Z' },
      pickup,
    ]
    expect(cancel({ ...sold, state: 'ready', parts }, units(0, 2))).toMatchObject({
      state: 'delivered',
      parts: [parts[0]],
    })
  })
  test('what was a part of it, before this cancellation or by it, is still known', () => {
    const former: OrderPart = { ...pickup, id: 'calgary' }
    const after = cancel({ ...split('shipped', [parcel(3)]), formerParts: [former] }, units(0, 2))
    expect(after).toMatchObject({ formerParts: [former, pickup] })
    expect(cancel(split('shipped', [parcel(3)]), units(0, 1))).not.toHaveProperty('formerParts')
  })
  test('more than waits at the store, or what was picked up, is not cancelled', () => {
    expect(cancel(split('shipped', [parcel(3)]), units(0, 3))).toBe('not-here')
    const sold = split('preparing')
    const fetched: Order['parts'] = [sold.parts![0]!, { ...pickup, state: 'delivered' }]
    expect(cancel({ ...sold, parts: fetched }, units(0, 1))).toBe('not-here')
  })
  test('the part that is sent ends as its parcels do', () => {
    expect(cancel(split('shipped-in-part', [parcel(2)]), units(1))).toMatchObject({
      state: 'ready',
      parts: [{ id: 'ship', state: 'shipped' }, pickup],
    })
    expect(cancel(split('shipped-in-part', [parcel(2, { arrived: at })]), units(1))).toMatchObject({
      state: 'ready',
      parts: [{ state: 'delivered', arrived: at }, pickup],
    })
  })
  test('a part of which nothing was sent goes; the rest is fetched, or cancelled', () => {
    const after = cancel(split('preparing'), units(3))
    expect(after).toMatchObject({ state: 'ready', parts: [pickup], formerParts: [{ id: 'ship' }] })
    expect(typeof after === 'object' && actionsOf({ ...split('preparing'), ...after }, at)).toEqual({
      actions: ['cancel', 'cancel-items'],
      parts: [{ id: 'gatineau', actions: ['deliver'] }],
    })
  })
})
