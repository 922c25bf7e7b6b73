import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

const lines = ['A', 'B', 'C'].map((sku) => ({ sku }))

test.each([
  [undefined, 'CBA'],
  ['C', 'CBA'],
  ['A', 'ACB'],
  ['gone', 'CBA'],
])('after %s was added the panel lists %s', (added, order) =>
  expect(
    newestFirst(lines, added)
      .map(({ sku }) => sku)
      .join(''),
  ).toBe(order),
)
