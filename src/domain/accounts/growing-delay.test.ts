import { expect, test } from 'vitest'
import { delayRules, growingDelay } from './growing-delay.ts'

const rule = { free: 5, firstMs: 1_000, mostMs: 60_000, forgetMs: 0 }

test.each([
  [1, 0],
  [4, 0],
  [5, 1_000],
  [6, 2_000],
  [10, 32_000],
  [11, 60_000],
  [10_000, 60_000],
])('after failure %i the next attempt waits %i ms', (failures, wait) => expect(growingDelay(failures, rule)).toBe(wait))

test('a stranger cannot keep the owner of an account out for longer than a minute', () =>
  expect(growingDelay(1e6, delayRules['sign-in account'])).toBeLessThanOrEqual(60_000))
