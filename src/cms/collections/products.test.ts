import type { Field } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { products } from './products.ts'

afterEach(() => void vi.useRealTimers())

const published = products.fields.find((field) => 'name' in field && field.name === 'publishedOn') as Field & {
  defaultValue(): string
}

test.each([
  // 18:30 and 23:59 in Toronto, when the day of UTC is tomorrow.
  ['2026-11-22T23:30:00Z', '2026-11-22'],
  ['2026-11-23T04:59:00Z', '2026-11-22'],
  ['2026-11-23T06:59:00Z', '2026-11-22'],
  ['2026-11-23T08:00:00Z', '2026-11-23'],
])('a product made at %s is published on the day of the shop, %s', (now, day) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  expect(published.defaultValue()).toBe(day)
})
