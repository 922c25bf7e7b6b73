import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { promoClock, type PromoClock } from './promo-clock.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const SECOND = 1000
const DAY = 24 * 3600 * SECOND
const at = (ms: number) => new Date(NOON + ms).toISOString()

let docs: object[] = []
let clock: PromoClock
const turned = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  turned.mockClear()
  clock = promoClock(async () => ({ find: async () => ({ docs }) }) as unknown as Payload, turned)
})
afterEach(async () => {
  await clock.stop()
  vi.useRealTimers()
})

test('a message that begins and ends reports each, on time', async () => {
  docs = [{ id: 1, startsAt: at(10 * SECOND), endsAt: at(60 * SECOND) }]
  await clock.look()
  vi.advanceTimersByTime(9999)
  expect(turned).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(turned).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(50 * SECOND)
  expect(turned).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(DAY)
  expect(turned).toHaveBeenCalledTimes(2)
})

test('one in forty days does, though no timer is that long', async () => {
  docs = [{ id: 1, startsAt: at(40 * DAY) }]
  await clock.look()
  vi.advanceTimersByTime(40 * DAY - 1)
  expect(turned).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(turned).toHaveBeenCalledTimes(1)
})

test('after a change the new time counts and the old does not', async () => {
  docs = [{ id: 1, endsAt: at(10 * SECOND) }]
  await clock.look()
  docs = [{ id: 1, endsAt: at(20 * SECOND) }]
  await clock.look()
  vi.advanceTimersByTime(15 * SECOND)
  expect(turned).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(5 * SECOND)
  expect(turned).toHaveBeenCalledTimes(1)
})

test('stopped, it is silent', async () => {
  docs = [{ id: 1, endsAt: at(SECOND) }]
  await clock.look()
  await clock.stop()
  vi.advanceTimersByTime(DAY)
  expect(turned).not.toHaveBeenCalled()
})
