import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the work is done at once, then each time, until it is stopped', async () => {
  const work = vi.fn(async () => {})
  const rounds = repeat(1000, work, () => {})
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2500)
  expect(work).toHaveBeenCalledTimes(3)
  await rounds.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('a round that takes longer is not overtaken by the next', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const rounds = repeat(1000, work, () => {})
  await vi.advanceTimersByTimeAsync(3500)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  finish()
  await rounds.stop()
})

test('stopped, it waits for the round under way, and begins no other', async () => {
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const stopped = vi.fn()
  const end = repeat(1000, work, () => {})
    .stop()
    .then(stopped)
  await vi.advanceTimersByTimeAsync(3000)
  expect([work.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0])
  finish()
  await end
  expect(stopped).toHaveBeenCalledOnce()
})

test('work that fails before its first wait is tried again, too', async () => {
  const work = vi.fn((): Promise<void> => {
    throw new Error('not now')
  })
  const rounds = repeat(1000, work, () => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(work).toHaveBeenCalledTimes(3)
  await rounds.stop()
})

test('a failure is logged, and the next round tries again', async () => {
  const failures: unknown[] = []
  const work = vi.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined)
  const rounds = repeat(1000, work, (error) => void failures.push(String(error)))
  await vi.advanceTimersByTimeAsync(1000)
  expect([work.mock.calls.length, failures]).toEqual([2, ['the database is away']])
  await rounds.stop()
})
