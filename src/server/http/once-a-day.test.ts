import { expect, test } from 'vitest'
import { onceADay } from './once-a-day.ts'

const HOUR = 3_600_000

test('a thing counts once for a network and day of the shop, whoever else is there', () => {
  let now = Date.parse('2026-11-22T04:30:00Z')
  const isFirst = onceADay(() => now)
  expect(isFirst('192.0.2.1', 'tent')).toBe(true)
  expect(isFirst('192.0.2.1', 'tent')).toBe(false)
  expect(isFirst('192.0.2.1', 'stove')).toBe(true)
  expect(isFirst('192.0.2.2', 'tent')).toBe(true)
  // One connection has all of a /64.
  expect([isFirst('2001:db8::1', 'tent'), isFirst('2001:db8::2', 'tent')]).toEqual([true, false])
  // Midnight is Vancouver's.
  now += HOUR
  expect(isFirst('192.0.2.1', 'tent')).toBe(false)
  now += 3 * HOUR
  expect(isFirst('192.0.2.1', 'tent')).toBe(true)
})

test('a flood from one network fills no more than its own places: others are counted as before', () => {
  const isFirst = onceADay(() => 0)
  let counted = 0
  for (let i = 0; i < 100_000; i++) if (isFirst('192.0.2.1', `thing ${i}`)) counted++
  expect(counted).toBeLessThanOrEqual(65_536)
  let others = 0
  for (let i = 0; i < 1000; i++) if (isFirst(`198.51.${i >> 8}.${i & 255}`, 'tent')) others++
  expect(others).toBeGreaterThan(970)
})
