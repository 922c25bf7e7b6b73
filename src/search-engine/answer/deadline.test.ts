import { afterEach, expect, test, vi } from 'vitest'
import { Deadline } from './deadline.ts'

afterEach(() => void vi.restoreAllMocks())

/** A deadline of 100 ms after so many milliseconds on the clock, in so many of which the thread worked. */
function after(clock: number, work: number): Deadline {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const cpu = vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 400_000, system: 10_000 })
  const deadline = new Deadline(100)
  now.mockReturnValue(5000 + clock)
  cpu.mockReturnValue({ user: 400_000 + work * 800, system: 10_000 + work * 200 })
  return deadline
}

test('whoever has worked too long is past it', () => {
  expect(after(101, 101).isPast).toBe(true)
  expect(() => after(101, 101).check()).toThrow('takes too long')
})

test('a query that only waited is not', () => {
  expect(after(99, 99).isPast).toBe(false)
  expect(after(400, 20).isPast).toBe(false)
})

test('more time counts from the same beginning', () => {
  expect(after(150, 150).longer(80).isPast).toBe(false)
  expect(after(181, 181).longer(80).isPast).toBe(true)
})
