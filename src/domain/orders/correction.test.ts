import { describe, expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import type { Correction } from './correction-record.ts'
import { corrected, isStillPossible, waitingAt } from './correction.ts'
import type { Order } from './order.ts'

const jacket = sampleLine({ sku: 'J-M', quantity: 2, unit: 50_00, regular: 50_00, amount: 100_00, net: 100_00 })
const plain = sampleOrder()
const order = sampleOrder({ lines: [jacket], totals: { ...plain.totals, merchandise: 100_00 } })
const calgary = {
  ...plain.address!,
  line1: '5 Centre St',
  city: 'Calgary',
  province: 'AB',
  postalCode: 'T2P 1B5',
} as const
const price = (unit: number) => ({ unit, regular: unit })
const swap = (now: number): Correction => ({
  kind: 'swap',
  line: 0,
  quantity: 1,
  to: { sku: 'J-L', now: price(now), soldNow: price(50_00) },
})
const move: Correction = { kind: 'address', address: calgary }
const recount = (one: Order): Order => ({ ...one, totals: { ...one.totals, total: one.totals.merchandise * 2 } })

describe('an order after its correction', () => {
  test.each([
    ['dearer', 60_00, 220_00],
    ['cheaper', 45_00, 190_00],
  ])('counts its taxes anew where the other variant is %s', (_name, now, total) => {
    const after = corrected(order, swap(now), recount)
    expect(after).toMatchObject({ lines: [{ sku: 'J-M' }, { sku: 'J-L', unit: now }], totals: { total } })
  })
  test('costs to the cent what it did where both variants cost the same', () =>
    expect(corrected(order, swap(50_00), recount)).toMatchObject({ totals: order.totals }))
  test('is taxed for where it goes only where that is another province', () => {
    expect(corrected(order, move, recount)).toMatchObject({ address: calgary, totals: { total: 200_00 } })
    const near = { ...plain.address!, line1: '9, rue Neuve' }
    expect(corrected(order, { kind: 'address', address: near }, recount)).toEqual({ ...order, address: near })
  })
  test.each([swap(60_00), move])('is refused where taxes of it went back already: %j', (correction) =>
    expect(corrected({ ...order, lines: [jacket, { ...jacket, cancelled: 1 }] }, correction, recount)).toBe(
      'refunded-in-part',
    ),
  )
})

const parcel = { carrier: 'X', code: '1', lines: [], left: '2026-11-22T12:00:00.000Z' }
test.each<[string, Partial<Order>, boolean, boolean]>([
  ['is paid', { state: 'paid' }, true, true],
  ['is being prepared', { state: 'preparing' }, true, true],
  ['is packed', { parcels: [parcel] }, false, false],
  ['is cancelled', { state: 'cancelled' }, false, false],
  ['has units cancelled', { lines: [jacket, { ...jacket, cancelled: 1 }] }, false, false],
  ['has too few units left', { lines: [{ ...jacket, quantity: 0 }] }, false, true],
  ['goes nowhere', { address: undefined }, true, false],
])('of an order that %s a swap is still possible: %j', (_name, change, bySwap, byMove) => {
  const { address = plain.address, ...rest } = change
  const now = { ...order, ...rest, ...('address' in change ? { address: change.address } : { address }) } as Order
  expect([isStillPossible(now, swap(60_00)), isStillPossible(now, move)]).toEqual([bySwap, byMove])
})

test('what waits is over at its end', () => {
  const correction = { id: 'one', correction: move, amount: 5, until: '2026-11-29T12:00:00.000Z' }
  const end = Date.parse(correction.until)
  expect([waitingAt({ correction }, end - 1), waitingAt({ correction }, end), waitingAt({}, 0)]).toEqual([
    correction,
    undefined,
    undefined,
  ])
})
