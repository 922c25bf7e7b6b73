import { expect, test } from 'vitest'
import { shareEqual } from './share-equal.ts'

const tag = () => ({ id: 'top-seller', name: 'Top seller' })

test('equal parts become one object, different ones stay apart, and all reads as before', () => {
  const data = {
    tiles: [
      { id: 'a', tags: [tag()] },
      { id: 'b', tags: [tag(), { id: 'sale', name: 'Sale' }] },
    ],
    page: 1,
  }
  const shared = shareEqual(data)
  expect(shared).toEqual(data)
  const [first, second] = shared.tiles
  expect(second?.tags[0]).toBe(first?.tags[0])
  expect(second?.tags[1]).not.toBe(first?.tags[0])
})

test('lists of the same are one list, and an object is not mistaken for a list', () => {
  const shared = shareEqual({ a: ['#5f7042'], b: ['#5f7042'], c: { 0: '#5f7042' }, d: null, e: undefined })
  expect(shared.b).toBe(shared.a)
  expect(shared.c).toEqual({ 0: '#5f7042' })
  expect([shared.d, shared.e]).toEqual([null, undefined])
  expect(Object.keys(shared)).not.toContain('e')
})
