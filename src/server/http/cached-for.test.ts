import { expect, test } from 'vitest'
import { cachedFor } from './cached-for.ts'

test('read once in a while and by key, and again after a failure', async () => {
  let [clock, reads] = [0, 0]
  const read = async () => ++reads
  const cached = cachedFor<number>(60_000, () => clock)
  expect(await Promise.all([cached('a', read), cached('a', read), cached('b', read)])).toEqual([1, 1, 2])
  clock = 60_001
  expect(await cached('a', read)).toBe(3)
  await expect(cached('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cached('c', read)).toBe(4)
})
