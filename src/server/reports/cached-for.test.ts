import { expect, test } from 'vitest'
import { cachedForAMinute } from './cached-for.ts'

test('read once a minute and key, and again after a failure', async () => {
  let [clock, reads] = [0, 0]
  const read = async () => ++reads
  const cached = cachedForAMinute<number>(() => clock)
  expect(await Promise.all([cached('a', read), cached('a', read), cached('b', read)])).toEqual([1, 1, 2])
  clock = 60_001
  expect(await cached('a', read)).toBe(3)
  await expect(cached('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cached('c', read)).toBe(4)
})
