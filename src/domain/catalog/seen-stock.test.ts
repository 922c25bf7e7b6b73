import { expect, test } from 'vitest'
import { stockSeen, type StockSeen } from './seen-stock.ts'

test.each<[string, number | undefined, number | undefined, StockSeen]>([
  // Four are in stock, three are low.
  ['online', 4, 3, 'everywhere'],
  ['online', 3, 2, 'page'],
  ['online', 1, 0, 'everywhere'],
  ['online', 20, 12, 'page'],
  ['online', 99, 98, 'page'],
  ['online', 500, 99, 'nowhere'],
  ['online', undefined, 0, 'nowhere'],
  ['online', undefined, 7, 'everywhere'],
  ['online', 2, undefined, 'everywhere'],
  ['online', 0, 0, 'nowhere'],
  ['calgary', 0, 1, 'everywhere'],
  ['calgary', undefined, 5, 'everywhere'],
  ['calgary', 1, 0, 'everywhere'],
  ['calgary', 9, 1, 'nowhere'],
  ['calgary', undefined, 0, 'nowhere'],
])('%s from %s to %s is seen: %s', (location, before, after, seen) =>
  expect(stockSeen({ location, before, after })).toBe(seen),
)
