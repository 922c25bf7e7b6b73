import { expect, test } from 'vitest'
import { shopDate, shopDay } from './shop-day.ts'

test('a night in Québec is still the evening before in the shop', () => {
  expect(shopDay(Date.parse('2026-11-21T06:59:00Z'))).toBe('2026-11-20')
  expect(shopDay(Date.parse('2026-11-21T08:00:00Z'))).toBe('2026-11-21')
})

test('in summer its day begins at seven in UTC', () => {
  expect(shopDay(Date.parse('2025-07-02T06:59:00Z'))).toBe('2025-07-01')
  expect(shopDay(Date.parse('2025-07-02T07:00:00Z'))).toBe('2025-07-02')
})

test('a time is told by the day of the shop, in the words of the language', () => {
  expect(shopDate('2026-11-21T06:59:00Z', 'en')).toBe('November 20, 2026')
  expect(shopDate('2026-11-21T06:59:00Z', 'fr')).toBe('20 novembre 2026')
})
