import { expect, test } from 'vitest'
import type { Order, OrderEvent } from '../orders/order.ts'
import { sampleOrder } from '../testing/sample-order.ts'
import { orderView } from './order-view.ts'

const words: Parameters<typeof orderView>[0]['words'] = {
  totals: { subtotal: 's', discount: 'd', delivery: 'f', total: 't', tax: ({ code }) => code },
  delivery: { rate: (code) => code, window: () => undefined, pickup: 'p' },
}
const viewOf = (more: Partial<Order>, version: Parameters<typeof orderView>[0]['version'] = '2026-04-08') =>
  orderView({
    version,
    siteUrl: 'https://portage.example',
    order: sampleOrder(more),
    id: 'P-100001',
    checkoutId: 'c',
    permalink: '/en/order',
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
