import { expect, test, vi } from 'vitest'
import { ReadOnce } from './read-once.ts'

test('those who ask at once wait for one reading, until it is to be forgotten', async () => {
  const read = vi.fn<() => Promise<number>>()
  read.mockResolvedValueOnce(1).mockResolvedValueOnce(2)
  const cached = new ReadOnce(read)
  expect(await Promise.all([cached.get(), cached.get()])).toEqual([1, 1])
  cached.forget()
  expect([await cached.get(), read.mock.calls.length]).toEqual([2, 2])
})

test('a reading that failed is done again', async () => {
  const read = vi.fn<() => Promise<number>>()
  read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(3)
  const cached = new ReadOnce(read)
  await expect(cached.get()).rejects.toThrow('away')
  expect(await cached.get()).toBe(3)
})

test('a reading that fails after it was forgotten leaves the later one', async () => {
  let fail = (_: Error) => {}
  const read = vi.fn<() => Promise<number>>()
  read.mockReturnValueOnce(new Promise((_, reject) => (fail = reject))).mockResolvedValueOnce(4)
  const cached = new ReadOnce(read)
  const first = cached.get()
  cached.forget()
  const second = cached.get()
  fail(new Error('away'))
  await expect(first).rejects.toThrow('away')
  expect([await second, await cached.get(), read.mock.calls.length]).toEqual([4, 4, 2])
})
