import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Renewals, type Renewal } from './renewals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renewals that end when a test says so, in the order in which they began. */
function renewals() {
  const begun: [Renewal, readonly string[]][] = []
  const ends: { resolve(): void; reject(error: Error): void }[] = []
  const failed = vi.fn<(error: unknown) => void>()
  const made = new Renewals((wanted, { read, counted }) => {
    begun.push([wanted, [...read, ...counted.map((code) => `${code} counted`)]])
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
  }, failed)
  return { made, begun, ends, failed }
}
const aMoment = () => vi.advanceTimersByTimeAsync(400)

test('what changes while some products are renewed follows after them, each product once', async () => {
  const { made, begun, ends } = renewals()
  made.soon('some', { read: ['tent', 'stove'] })
  made.soon('suggestions')
  expect([begun, made.isWaiting]).toEqual([[], true])
  await aMoment()
  expect([begun, made.isWaiting]).toEqual([[['some', ['tent', 'stove']]], false])
  made.soon('some', { read: ['stove'] })
  await aMoment()
  made.soon('some', { read: ['stove', 'jacket'] })
  await aMoment()
  expect([begun.length, made.isWaiting]).toEqual([1, true])
  ends[0]?.resolve()
  await aMoment()
  expect(begun[1]).toEqual(['some', ['stove', 'jacket']])
})

test('what is counted and read is read, and what is counted alone is not read', async () => {
  const { made, begun } = renewals()
  made.soon('some', { counted: ['tent', 'stove'] })
  made.soon('some', { read: ['tent'] })
  await aMoment()
  expect(begun).toEqual([['some', ['tent', 'stove counted']]])
})

test('some products do not wait until all are compared', async () => {
  const { made, begun } = renewals()
  made.soon('some', { read: ['tent'] })
  made.soon('all')
  await aMoment()
  made.soon('some', { read: ['stove'] })
  await aMoment()
  expect(begun).toEqual([
    ['all', ['tent']],
    ['some', ['stove']],
  ])
})

test('what failed is tried again, with what changed meanwhile', async () => {
  const { made, begun, ends, failed } = renewals()
  made.soon('some', { read: ['tent'] })
  await aMoment()
  ends[0]?.reject(new Error('no database'))
  await aMoment()
  expect(failed).toHaveBeenCalledOnce()
  made.soon('some', { read: ['stove'] })
  await vi.advanceTimersByTimeAsync(5000)
  expect(begun[1]).toEqual(['some', ['tent', 'stove']])
})

test('a failure that lasts is reported once a minute, and a new one at once', async () => {
  const { made, begun, ends, failed } = renewals()
  made.soon('all')
  await aMoment()
  for (let at = 0; at < 15; at++) {
    ends[at]?.reject(new Error('no database'))
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect([begun.length, failed.mock.calls.length]).toEqual([16, 2])
  ends[15]?.resolve()
  made.soon('all')
  await aMoment()
  ends[16]?.reject(new Error('no database'))
  await aMoment()
  expect(failed).toHaveBeenCalledTimes(3)
})

test('nothing begins after the end, which waits for what goes on', async () => {
  const { made, begun, ends } = renewals()
  made.soon('some', { read: ['tent'] })
  await aMoment()
  made.soon('some', { read: ['stove'] })
  const ended = vi.fn()
  void made.stop().then(ended)
  await aMoment()
  expect(ended).not.toHaveBeenCalled()
  ends[0]?.resolve()
  await aMoment()
  expect([ended.mock.calls.length, begun.length]).toEqual([1, 1])
})
