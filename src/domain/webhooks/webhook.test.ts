import { expect, test } from 'vitest'
import { orderEventKinds } from '../orders/order.ts'
import { isGivenUp, PATIENCE_MS, waitAfter, webhookOf } from './webhook.ts'

test('a message is tried again ten times in three days, each time later', () => {
  const waits = Array.from({ length: 10 }, (_, failed) => waitAfter(failed + 1, 0))
  expect(waits).toEqual(
    [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined].map((s) => s && s * 1000),
  )
  expect(waitAfter(1, 1)).toBe(5500)
})

test('a receiver is given up once it took nothing for as long as the attempts of a message last', () => {
  const all = Array.from({ length: 9 }, (_, failed) => waitAfter(failed + 1, 0) ?? 0).reduce(
    (sum, wait) => sum + wait,
    0,
  )
  expect([isGivenUp(0, all), isGivenUp(0, PATIENCE_MS - 1)]).toEqual([true, false])
})

test('what only staff note of an order is not a message', () => {
  expect(orderEventKinds.filter((kind) => webhookOf(kind) === undefined)).toEqual([
    'payment-failed',
    'mail',
    'note',
    'packing-slip',
    'tagged',
  ])
})
