import { expect, test } from 'vitest'
import type { Order, OrderEvent } from '../orders/order.ts'
import type { PartState } from '../orders/order-parts.ts'
import type { Parcel } from '../orders/parcel-record.ts'
import { sampleLine, sampleOrder, sampleStore } from '../testing/sample-order.ts'
import { orderView } from './order-view.ts'

const words: Parameters<typeof orderView>[0]['words'] = {
  totals: { subtotal: 's', discount: 'd', delivery: 'f', total: 't', tax: ({ code }) => code },
  delivery: {
    rate: (code) => code,
    days: (groups) => groups.map(({ window }) => `${window?.earliest} to ${window?.latest}`).join(),
    pickup: 'p',
    promise: ({ day }) => `ready on ${day}`,
    isReady: (place) => `ready at ${place}`,
    isPickedUp: (place) => `fetched at ${place}`,
  },
}
const viewOf = (more: Partial<Order>, version: Parameters<typeof orderView>[0]['version'] = '2026-04-08') =>
  orderView({
    version,
    siteUrl: 'https://portage.example',
    order: sampleOrder(more),
    id: 'P-100001',
    checkoutId: 'c',
    permalink: '/en/order',
    locale: 'fr',
    words,
  })

const at = '2026-11-23T18:00:00.000Z'
const event = (kind: OrderEvent['kind'], amount?: number): OrderEvent => ({
  kind,
  at,
  by: '',
  ...(amount !== undefined && { amount }),
})

test.each<[string, OrderEvent[], [string, number][]]>([
  ['a cancellation', [event('paid', 100), event('refunded', 100), event('cancelled', 100)], [['cancellation', -100]]],
  ['a return', [event('refunded', 40), event('returned', 40)], [['return', -40]]],
  ['a correction', [event('refunded', 5), event('preparing')], [['refund', -5]]],
  [
    'each for itself',
    [event('refunded', 5), event('refunded', 20), event('cancelled', 20), event('refunded', 20), event('returned', 20)],
    [
      ['refund', -5],
      ['cancellation', -20],
      ['return', -20],
    ],
  ],
  ['nothing, where nothing was paid', [event('cancelled', 0)], []],
])('what was paid back is an adjustment, once: %s', (_, events, adjustments) => {
  const read = (version: '2026-04-08' | '2026-01-11') => viewOf({ events }, version)
  expect(read('2026-04-08')).toMatchObject({
    adjustments: adjustments.map(([type, amount]) => ({
      type,
      occurred_at: at,
      totals: [{ type: 'total', amount }],
    })),
  })
  expect(read('2026-01-11')).toMatchObject({
    adjustments: adjustments.map(([type, amount]) => ({ type, amount: -amount })),
  })
})

const parcel = (quantity: number): Parcel => ({ carrier: '', code: '', left: at, lines: [{ line: 0, quantity }] })
const store = { slug: 'gatineau', name: '', street: '', city: '', province: 'QC', postalCode: '' } as const
const inParts = (state: PartState): Partial<Order> => ({
  parts: [
    { id: 'ship', fulfilment: 'ship', state: 'preparing' },
    { id: 'gatineau', fulfilment: 'pickup', state, store },
  ],
  lines: [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau' })],
})
const giftCard = sampleLine({ quantity: 1, shippingClass: 'none', taxClass: 'gift-card' })

test.each<[string, Partial<Order>, string[]]>([
  ['sent', { state: 'shipped', parcels: [parcel(2)] }, ['2 of 2 fulfilled']],
  ['sent in part', { state: 'shipped-in-part', parcels: [parcel(1)] }, ['1 of 2 partial']],
  [
    'sent in part, of which some came back',
    { state: 'shipped-in-part', parcels: [parcel(2)], lines: [sampleLine({ quantity: 3, returned: 1 })] },
    ['1 of 2 partial'],
  ],
  [
    'cancelled as a whole',
    { state: 'cancelled', lines: [sampleLine(), giftCard] },
    ['0 of 0 removed', '0 of 0 removed'],
  ],
  ['to be picked up', { state: 'ready', fulfilment: 'pickup' }, ['0 of 2 processing']],
  ['picked up', { state: 'delivered', fulfilment: 'pickup' }, ['2 of 2 fulfilled']],
  [
    'picked up, of which one line came back',
    { state: 'returned-in-part', fulfilment: 'pickup', lines: [sampleLine(), sampleLine({ returned: 2 })] },
    ['2 of 2 fulfilled', '0 of 0 removed'],
  ],
  ['in parts, to be picked up', inParts('ready'), ['0 of 2 processing', '0 of 2 processing']],
  ['in parts, picked up', inParts('delivered'), ['0 of 2 processing', '2 of 2 fulfilled']],
  ['beside a gift card', { lines: [sampleLine(), giftCard] }, ['0 of 2 processing', '1 of 1 fulfilled']],
  ['a gift card', { state: 'paid', fulfilment: 'email', lines: [giftCard] }, ['1 of 1 fulfilled']],
  [
    'a gift card that is to be paid',
    { state: 'placed', fulfilment: 'email', isPaid: false, lines: [giftCard] },
    ['0 of 1 processing'],
  ],
])('of each line it says how much its buyer has: %s', (_, more, lines) =>
  expect(viewOf(more)).toMatchObject({
    line_items: lines.map((line) => {
      const [, fulfilled, total, status] = /^(\d) of (\d) (\w+)$/.exec(line) ?? []
      return { quantity: { fulfilled: Number(fulfilled), total: Number(total) }, status }
    }),
  }),
)

const step = (kind: OrderEvent['kind'], day: number, part?: string): OrderEvent => ({
  ...event(kind),
  at: `2026-11-${day}T18:00:00.000Z`,
  ...(part && { part }),
})
const [ready, fetched] = [step('ready', 24), step('delivered', 25)]

test.each<[string, Partial<Order>, string[]]>([
  ['as it was placed', { fulfilment: 'pickup', store: sampleStore, events: [step('preparing', 23)] }, []],
  [
    'as it waits',
    { state: 'ready', fulfilment: 'pickup', store: sampleStore, events: [ready], lines: [sampleLine(), giftCard] },
    ['ready_for_pickup 2026-11-24 2 × A-1 ready at Portage Gatineau'],
  ],
  [
    'as it was fetched, was not after all, and was then',
    { state: 'delivered', fulfilment: 'pickup', store: sampleStore, events: [ready, fetched, step('ready', 26)] },
    [
      'ready_for_pickup 2026-11-24 2 × A-1 ready at Portage Gatineau',
      'delivered 2026-11-25 2 × A-1 fetched at Portage Gatineau',
      'ready_for_pickup 2026-11-26 2 × A-1 ready at Portage Gatineau',
    ],
  ],
  [
    'in parts, of which one waits and another arrives, in the order of time',
    {
      parts: [
        { id: 'ship', fulfilment: 'ship', state: 'delivered' },
        { id: 'gatineau', fulfilment: 'pickup', state: 'ready', store: sampleStore },
      ],
      lines: [sampleLine({ part: 'ship' }), sampleLine({ sku: 'B-1', part: 'gatineau' })],
      parcels: [{ ...parcel(2), arrived: '2026-11-26T18:00:00.000Z' }],
      events: [step('shipped', 23, 'ship'), step('ready', 25, 'gatineau'), step('delivered', 26, 'ship')],
    },
    [
      'shipped 2026-11-23 2 × A-1',
      'ready_for_pickup 2026-11-25 2 × B-1 ready at Portage Gatineau',
      'delivered 2026-11-26 2 × A-1',
    ],
  ],
])('what happened to a pickup is in the log of what happened: %s', (_, more, log) => {
  const { fulfillment } = viewOf(more) as { fulfillment: { events: Logged[] } }
  const written = fulfillment.events.map(({ type, occurred_at, line_items, description }) =>
    [type, occurred_at.slice(0, 10), line_items.map(({ id, quantity }) => `${quantity} × ${id}`).join(), description]
      .filter(Boolean)
      .join(' '),
  )
  expect(written).toEqual(log)
})
type Logged = {
  type: string
  occurred_at: string
  line_items: { id: string; quantity: number }[]
  description?: string
}

test.each<[string, Partial<Order>, object]>([
  [
    'sent',
    { delivery: { code: 'regular', window: { earliest: '2026-11-26', latest: '2026-12-01' } } },
    { method_type: 'shipping', description: 'regular · 2026-11-26 to 2026-12-01' },
  ],
  [
    'sent once it is here',
    {
      groups: [
        {
          way: 'ship',
          id: 'parcel from 2027-03-01',
          skus: ['A-1'],
          goods: 'parcel',
          cost: 0,
          method: 'regular',
          window: { earliest: '2027-03-03', latest: '2027-03-08' },
          preorder: { from: '2027-03-01' },
        },
      ],
    },
    { description: 'regular · 2027-03-03 to 2027-03-08', fulfillable_on: '2027-03-01' },
  ],
  [
    'picked up',
    { fulfilment: 'pickup', store: { ...sampleStore, ready: { kind: 'from', day: '2026-12-09', at: 600 } } },
    { method_type: 'pickup', description: 'p · ready on 2026-12-09', fulfillable_on: '2026-12-09' },
  ],
])('what was promised has its days: %s', (_, more, expectation) =>
  expect(viewOf(more)).toMatchObject({ fulfillment: { expectations: [expectation] } }),
)
