import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { withRowsOfLists } from './rows-of-lists.ts'

test('every list begins with 25 rows, and offers the numbers that it offered', () => {
  const limits = [5, 10, 25, 50, 100]
  const collections = [{ admin: { pagination: { defaultLimit: 10, limits } } }, { admin: {} }]
  const { collections: found } = withRowsOfLists({ collections } as SanitizedConfig)
  expect(found.map(({ admin }) => admin.pagination)).toEqual([{ defaultLimit: 25, limits }, { defaultLimit: 25 }])
})
