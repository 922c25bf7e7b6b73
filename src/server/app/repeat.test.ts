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
  rounds.stop()
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
  rounds.stop()
})

test('a failure is told, and the next round tries again', async () => {
  const failures: unknown[] = []
  const work = vi.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined)
  const rounds = repeat(1000, work, (error) => void failures.push(String(error)))
  await vi.advanceTimersByTimeAsync(1000)
  expect([work.mock.calls.length, failures]).toEqual([2, ['Error: the database is away']])
  rounds.stop()
})
