import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SCROLL_THROTTLE_MS } from './header-visibility.ts'
import { throttle } from './throttle.ts'
import type { Timer } from './timer.ts'

/** A fake clock that advances only by `to`, and records when each callback ran. */
function fakeClock() {
  let now = 0
  let jobs: { at: number; run: () => void }[] = []
  const timer: Timer = {
    after(ms, run) {
      const job = { at: now + ms, run }
      jobs.push(job)
      return () => void (jobs = jobs.filter((other) => other !== job))
    },
  }
  const to = (end: number) => {
    for (let next = due(end); next; next = due(end)) {
      now = next.at
      jobs = jobs.filter((job) => job !== next)
      next.run()
    }
    now = end
  }
  const due = (end: number) => jobs.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  return { timer, to, now: () => now }
}

const played = (calls: number[], cancelAt?: number) => {
  const clock = fakeClock()
  const ran: [time: number, value: number][] = []
  const call = throttle((value: number) => void ran.push([clock.now(), value]), SCROLL_THROTTLE_MS, clock.timer)
  for (const at of [...calls, ...(cancelAt === undefined ? [] : [cancelAt])].sort((a, b) => a - b)) {
    clock.to(at)
    if (at === cancelAt) call.cancel()
    else call(at)
  }
  clock.to(1_000_000)
  return ran
}

// acceptance 81: [calls at, ran at with the value of the call made at]
test.each<[string, number[], [number, number][]]>([
  ['one call runs at once', [0], [[0, 0]]],
  [
    'the last position counts',
    [0, 100, 200],
    [
      [0, 0],
      [250, 200],
    ],
  ],
  [
    'a long scroll runs every 250 ms',
    [0, 100, 240, 300, 400, 490, 510],
    [
      [0, 0],
      [250, 240],
      [500, 490],
      [750, 510],
    ],
  ],
  [
    'after a pause it runs at once again',
    [0, 900],
    [
      [0, 0],
      [900, 900],
    ],
  ],
])('%s (acceptance 81)', (_, calls, ran) => expect(played(calls)).toEqual(ran))

test('cancel drops the waiting call', () => expect(played([0, 100], 150)).toEqual([[0, 0]]))
test('after cancel the next call runs at once', () =>
  expect(played([0, 100, 160], 150)).toEqual([
    [0, 0],
    [160, 160],
  ]))

test('never more often than every 250 ms, and the last call always counts (acceptance 81)', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000), { minLength: 1 }), (calls) => {
      const ran = played(calls)
      expect(ran.at(-1)?.[1]).toBe(Math.max(...calls))
      ran.slice(1).forEach(([time], at) => expect(time - (ran[at]?.[0] ?? 0)).toBeGreaterThanOrEqual(250))
    }),
  ))
