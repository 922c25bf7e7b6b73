import { expect, test } from 'vitest'
import { shopZone } from '../shop-zone.ts'
import { instantInZone } from '../time.ts'
import { isUsable } from './api-scope.ts'

/** Minutes of November 27 in the shop. */
const [noon, lastMinute, midnight] = [12 * 60, 24 * 60 - 1, 24 * 60]

test.each([
  [{ active: true }, noon, true],
  [{ active: false }, noon, false],
  [{ active: true, lastDay: '2026-11-28' }, noon, true],
  [{ active: true, lastDay: '2026-11-27' }, noon, true],
  [{ active: true, lastDay: '2026-11-27' }, lastMinute, true],
  [{ active: true, lastDay: '2026-11-27' }, midnight, false],
  [{ active: true, lastDay: '2026-11-26' }, noon, false],
  [{ active: false, lastDay: '2026-11-28' }, noon, false],
])('%o at minute %s: %s', (key, minute, expected) =>
  expect(isUsable(key, instantInZone('2026-11-27', minute, shopZone()))).toBe(expected),
)
