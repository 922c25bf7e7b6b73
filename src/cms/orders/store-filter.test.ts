import { expect, test } from 'vitest'
import { storeIn, withStore } from './store-filter.ts'

const paid = { state: { equals: 'paid' } }
const tagged = { tags: { contains: 'rush' } }
const atCalgary = { stores: { contains: '|calgary|' } }

test.each([
  [undefined, { or: [{ and: [atCalgary] }] }],
  [{ or: [{ and: [paid] }, { and: [tagged] }] }, { or: [{ and: [paid, atCalgary] }, { and: [tagged, atCalgary] }] }],
  [{ or: [{ and: [{ stores: { contains: '|ottawa|' } }, paid] }] }, { or: [{ and: [paid, atCalgary] }] }],
])('a store is asked for beside all else: %o', (where, narrowed) => {
  expect(withStore(where, 'calgary')).toEqual(narrowed)
  expect([storeIn(narrowed, ['ottawa', 'calgary']), storeIn(narrowed, ['ottawa'])]).toEqual(['calgary', ''])
})

test('without a store all else stays', () =>
  expect(withStore({ or: [{ and: [paid, atCalgary] }] }, '')).toEqual({ or: [{ and: [paid] }] }))
