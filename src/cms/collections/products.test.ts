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

test('what is never the same of several products cannot be set of many at once; where they are shown can', () => {
  type Part = { name?: string; fields?: Part[]; tabs?: Part[]; admin?: { disableBulkEdit?: boolean } }
  const named = (parts: Part[]): Part[] =>
    parts.flatMap((part) => (part.name ? [part] : named([...(part.fields ?? []), ...(part.tabs ?? [])])))
  const names = named(products.fields as Part[])
    .filter(({ admin }) => admin?.disableBulkEdit)
    .map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['title', 'slug', 'description', 'pictures', 'variants', 'colours', 'sizes']),
  )
  for (const name of ['categories', 'collections', 'tags', 'brand', 'isNew']) expect(names).not.toContain(name)
})

test('the list of products begins with what leads to the product', () =>
  expect(products.admin?.defaultColumns?.[0]).toBe('title'))
