import { describe, expect, test } from 'vitest'
import type { Order, OrderEvent } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import type { OrderPart } from './order-parts.ts'
import type { Parcel } from './parcel-record.ts'
import type { ReturnWay } from './return-reason.ts'
import { areOut, returnable, returnOffer, returnRefusal, returnUntil, sameReturn } from './return-request.ts'

const event = (kind: OrderEvent['kind'], day: string): OrderEvent => ({ kind, at: `${day}T20:00:00.000Z`, by: '' })
const line = (quantity: number, more: Partial<OrderLine> = {}) => sampleLine({ quantity, net: 100, ...more })
const parcel = (left: string, arrived?: string, quantity = 2): Parcel => ({
  carrier: '',
  code: '',
  lines: [{ line: 0, quantity }],
  left: `${left}T20:00:00.000Z`,
  ...(arrived && { arrived: `${arrived}T20:00:00.000Z` }),
})
const order = (more: Partial<Order> = {}) =>
  ({
    ...sampleOrder(),
    state: 'delivered',
    placedAt: '2026-03-01T20:00:00.000Z',
    parcels: [parcel('2026-03-03', '2026-03-06')],
    lines: [line(2), line(1, { taxClass: 'gift-card' })],
    ...more,
  }) as Order
const window = (latest: string) =>
  ({ code: 'regular', window: { earliest: latest, latest } }) as NonNullable<Order['delivery']>

describe('the last day of a return', () => {
  test.each<[string, Partial<Order>, string | undefined]>([
    ['60 days from delivery', {}, '2026-05-05'],
    [
      'from the promised day, where no delivery was recorded',
      { parcels: [parcel('2026-03-03')], delivery: window('2026-03-10') },
      '2026-05-09',
    ],
    [
      'from its leaving, where that was later than promised',
      { parcels: [parcel('2026-03-12')], delivery: window('2026-03-10') },
      '2026-05-11',
    ],
    ['none, where it is still here', { state: 'preparing', parcels: [] }, undefined],
    [
      'a gift of November 1 until January 31',
      { placedAt: '2026-11-01T20:00:00.000Z', parcels: [parcel('2026-11-05', '2026-11-05')] },
      '2027-01-31',
    ],
    [
      'a gift of December 24 for 60 days, which is later',
      { placedAt: '2026-12-24T20:00:00.000Z', parcels: [parcel('2026-12-30', '2026-12-30')] },
      '2027-02-28',
    ],
    [
      'no gift on December 25',
      { placedAt: '2026-12-25T20:00:00.000Z', parcels: [parcel('2026-12-25', '2026-12-25')] },
      '2027-02-23',
    ],
  ])('%s', (_, more, until) => expect(returnUntil(order(more), 0)).toBe(until))

  test('an order keeps the days that the shop had when it was placed', () =>
    expect(returnUntil(order({ returnDays: 30 }), 0)).toBe('2026-04-05'))
})

describe('what can be asked back', () => {
  test('all that is out, but no gift card', () =>
    expect(returnOffer(order(), '2026-05-05')).toEqual({ lines: [{ line: 0, left: 2, until: '2026-05-05' }] }))
  test.each<[string, Partial<Order>, string]>([
    ['after the last day', {}, '2026-05-06'],
    ['of an order that is being prepared', { state: 'preparing', parcels: [] }, '2026-03-02'],
    ['of one that is cancelled', { state: 'cancelled', parcels: [] }, '2026-03-02'],
    ['when all is back', { lines: [line(2, { returned: 2 })] }, '2026-03-07'],
  ])('nothing %s', (_, more, today) => expect(returnOffer(order(more), today)).toBeUndefined())
})

test.each<[string, number, number, boolean]>([
  ['all that left', 0, 2, true],
  ['more than that', 0, 3, false],
  ['a line that there is not', 5, 1, false],
  ['a gift card, which is refused elsewhere', 1, 1, true],
])('staff take back %s', (_, place, quantity, isTaken) =>
  expect(areOut(order(), [{ line: place, quantity }])).toBe(isTaken),
)

describe('each parcel and each part of an order comes back for itself', () => {
  const pickup: OrderPart = {
    id: 'gatineau',
    fulfilment: 'pickup',
    state: 'delivered',
    arrived: '2026-03-20T20:00:00.000Z',
    store: { slug: 'gatineau', name: '', street: '', city: '', province: 'QC', postalCode: '' },
  }
  const waiting: OrderPart = { ...pickup, state: 'ready', arrived: '' }
  const split = (store: OrderPart, ...parcels: Parcel[]): Order =>
    order({
      state: 'preparing',
      delivery: window('2026-03-10'),
      events: [event('delivered', '2026-03-20')],
      parts: [{ id: 'ship', fulfilment: 'ship', state: 'shipped' }, store],
      parcels,
      lines: [line(2, { part: 'ship' }), line(1, { part: 'gatineau' }), line(1, { taxClass: 'gift-card' })],
    })

  test.each<[string, Order, ReturnType<typeof returnOffer>]>([
    [
      'what was sent, while the rest waits in the store',
      split(waiting, parcel('2026-03-03')),
      { lines: [{ line: 0, left: 2, until: '2026-05-09' }] },
    ],
    [
      'what was fetched, while the parcel is packed',
      split(pickup),
      { lines: [{ line: 1, left: 1, until: '2026-05-19' }] },
    ],
    [
      'not what was cancelled before the rest was fetched',
      {
        ...split(pickup),
        lines: [line(2, { part: 'ship' }), line(3, { part: 'gatineau', cancelled: 1 })],
      },
      { lines: [{ line: 1, left: 2, until: '2026-05-19' }] },
    ],
    [
      'each until its own day',
      split(pickup, parcel('2026-03-03')),
      {
        lines: [
          { line: 0, left: 2, until: '2026-05-09' },
          { line: 1, left: 1, until: '2026-05-19' },
        ],
      },
    ],
    [
      'from the day the parcel arrived',
      split(waiting, parcel('2026-03-03', '2026-03-05')),
      { lines: [{ line: 0, left: 2, until: '2026-05-04' }] },
    ],
    [
      'as much as has left',
      split(waiting, parcel('2026-03-03', '2026-03-05', 1)),
      { lines: [{ line: 0, left: 1, until: '2026-05-04' }] },
    ],
    [
      'until the day of the last parcel',
      split(waiting, parcel('2026-03-03', '2026-03-05', 1), parcel('2026-03-14', '2026-03-18', 1)),
      { lines: [{ line: 0, left: 2, until: '2026-05-17' }] },
    ],
    [
      'by the history, where no part has its day',
      split((({ arrived: _, ...rest }) => rest)(pickup) as OrderPart),
      { lines: [{ line: 1, left: 1, until: '2026-05-19' }] },
    ],
    ['nothing, while all is here', split(waiting), undefined],
    [
      'nothing of a part that was removed, as none of it could be sent',
      order({
        events: [event('delivered', '2026-03-20')],
        parts: [pickup],
        parcels: [],
        lines: [line(2, { part: 'ship', cancelled: 2 }), line(1, { part: 'gatineau' })],
      }),
      { lines: [{ line: 1, left: 1, until: '2026-05-19' }] },
    ],
  ])('%s', (_, sold, offer) => expect(returnOffer(sold, '2026-03-25')).toEqual(offer))

  test('one whose time is over is not offered with the other', () =>
    expect(returnOffer(split(pickup, parcel('2026-03-03')), '2026-05-12')?.lines.map((one) => one.line)).toEqual([1]))
  test('staff take back what has left, whatever the day', () =>
    expect(returnable(split(waiting, parcel('2020-03-03')))).toEqual([{ line: 0, left: 2 }]))
})

describe('a request', () => {
  const asked = { lines: [{ line: 0, quantity: 1 }], reason: 'too-small' as const }
  test.each<[string, Partial<Order>, { line: number; quantity: number }[], ReturnType<typeof returnRefusal>]>([
    ['is taken', {}, asked.lines, undefined],
    ['wants a line', {}, [], 'nothing-chosen'],
    ['wants no more than was sold', {}, [{ line: 0, quantity: 3 }], 'not-so-many'],
    ['wants no gift card', {}, [{ line: 1, quantity: 1 }], 'not-so-many'],
    ['names a line once', {}, [...asked.lines, ...asked.lines], 'not-so-many'],
    ['is the only open one', { returnRequest: { ...asked, at: '' } }, asked.lines, 'already-open'],
    ['comes in time', { parcels: [parcel('2025-12-26', '2025-12-28')] }, asked.lines, 'not-now'],
    [
      'wants no more than has left',
      { state: 'shipped-in-part', lines: [line(3)] },
      [{ line: 0, quantity: 3 }],
      'not-so-many',
    ],
  ])('%s', (_, more, lines, refusal) =>
    expect(returnRefusal(order(more), { ...asked, lines }, '2026-03-10')).toBe(refusal),
  )

  test.each<[string, ReturnWay, number[], ReturnType<typeof returnRefusal>]>([
    ['a canoe to a store', 'store', [1], undefined],
    ['a canoe by carrier', 'carrier', [1], undefined],
    ['a canoe by mail', 'mail', [1], 'too-large-to-mail'],
    ['a canoe and a tent by mail', 'mail', [0, 1], 'too-large-to-mail'],
    ['a canoe and a tent by carrier', 'carrier', [0, 1], undefined],
    ['the tent of the two by mail', 'mail', [0], undefined],
    ['a tent by carrier', 'carrier', [0], 'no-carrier'],
  ])('comes back as its lines can: %s', (_, way, chosen, refusal) => {
    const lines = [line(1), line(1, { shippingClass: 'oversize' })]
    const left = [0, 1].map((one) => ({ ...parcel('2026-03-03', '2026-03-06'), lines: [{ line: one, quantity: 1 }] }))
    const back = { ...asked, way, lines: chosen.map((one) => ({ line: one, quantity: 1 })) }
    expect(returnRefusal(order({ lines, parcels: left }), back, '2026-03-10')).toBe(refusal)
  })

  test('that is sent twice is the same one', () => {
    expect(sameReturn(asked, { ...asked, lines: [{ quantity: 1, line: 0 }] })).toBe(true)
    expect(sameReturn(asked, { ...asked, note: 'Torn' })).toBe(false)
    expect(sameReturn({ ...asked, way: 'mail' }, { ...asked, way: 'store' })).toBe(false)
  })
})
