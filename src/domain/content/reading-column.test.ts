import { expect, test } from 'vitest'
import type { Slice } from './slice.ts'
import { isInColumn } from './reading-column.ts'

test.each([
  ['markdowncopy', true],
  ['dropdown', true],
  ['hero', false],
  ['columns', false],
  ['productcarousel', false],
] as [Slice['type'], boolean][])('%s stands in the column of what is read: %s', (type, inColumn) =>
  expect(isInColumn({ type })).toBe(inColumn),
)

test('nothing is in no column', () => expect(isInColumn(undefined)).toBe(false))
