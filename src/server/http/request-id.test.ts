import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

const from = (id?: string) => ({ headers: id === undefined ? {} : { 'x-request-id': id } })

test('each request has an id of its own', () => {
  const ids = Array.from({ length: 100 }, () => requestIdOf(from(), false))
  expect(new Set(ids).size).toBe(100)
})

test.each([
  ['a1b2c3d4-e5f6', true, true],
  ['a1b2c3d4-e5f6', false, false],
  ['short', true, false],
  ['line\nbreak-and-more', true, false],
  ['x'.repeat(65), true, false],
])('%j of a proxy that is trusted (%s) is taken: %s', (id, trusted, taken) =>
  expect(requestIdOf(from(id), trusted) === id).toBe(taken),
)
