import { describe, expect, test } from 'vitest'
import { sampleLine, sampleOrder, sampleStore as store } from '../testing/sample-order.ts'
import type { PartState } from './order-parts.ts'
import { outstanding, shareOf } from './order-share.ts'

const parcel = (quantity: number) => ({
  carrier: 'UPS',
  code: '1',
  lines: [{ line: 0, quantity }],
  left: '2026-11-24T15:00:00.000Z',
})

/** Two units by parcel, and one to be picked up. */
const split = (sent: number[], ship: PartState, pickup: PartState) =>
  sampleOrder({
    lines: [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau', quantity: 1 })],
    parts: [
      { id: 'ship', fulfilment: 'ship', state: ship },
      { id: 'gatineau', fulfilment: 'pickup', store, state: pickup },
    ],
    parcels: sent.map(parcel),
  })

describe('the share of an order', () => {
  test.each([
    ['the only parcel', [2], 'whole'],
    ['the first of two parcels', [1], 'part'],
    ['the last of two parcels', [1, 1], 'rest'],
  ] as const)('that %s is', (_, sent, share) => expect(shareOf(sampleOrder({ parcels: sent.map(parcel) }))).toBe(share))

  test('that its only pickup is', () => expect(shareOf(sampleOrder({ fulfilment: 'pickup', store }))).toBe('whole'))

  test.each([
    ['the only parcel, the pickup still to come', 'ship', [2], 'shipped', 'preparing', 'part'],
    ['the only parcel, the pickup ready', 'ship', [2], 'shipped', 'ready', 'rest'],
    ['the first parcel, the pickup fetched', 'ship', [1], 'shipped-in-part', 'delivered', 'part'],
    ['the pickup, no parcel gone', 'gatineau', [], 'preparing', 'ready', 'part'],
    ['the pickup between two parcels', 'gatineau', [1], 'shipped-in-part', 'ready', 'part'],
    ['the pickup after the parcel', 'gatineau', [2], 'shipped', 'ready', 'rest'],
  ] as const)('in parts that is %s', (_, part, sent, ship, pickup, share) =>
    expect(shareOf(split([...sent], ship, pickup), part)).toBe(share),
  )

  test('that a parcel is where all of the pickup was cancelled', () => {
    const order = split([2], 'shipped', 'preparing')
    const lines = order.lines.map((line) => (line.part === 'ship' ? line : { ...line, cancelled: 1 }))
    expect(shareOf({ ...order, lines }, 'ship')).toBe('whole')
  })
})

test('what is outstanding is unpacked or awaited at a store, but for the part that is announced', () => {
  const order = split([1], 'shipped-in-part', 'preparing')
  expect(outstanding(order, 'ship')).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
  expect(outstanding(order, 'gatineau')).toEqual([{ line: 0, quantity: 1 }])
})
