import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msToNextPhase, restingMs, tickerAt } from './ticker.ts'

// acceptance 75, with three messages
test.each([
  [0, 0, 'static', 1],
  [5999, 0, 'static', 1],
  [6000, 0, 'out', 1],
  [6250, 0, 'out', 0.5],
  [6500, 1, 'in', 0],
  [6750, 1, 'in', 0.5],
  [7000, 1, 'static', 1],
  [12_999, 1, 'static', 1],
  [13_000, 1, 'out', 1],
  [14_000, 2, 'static', 1],
  [20_600, 0, 'in', 0.2],
  [21_000, 0, 'static', 1],
])('at %i ms message %i is in phase %s at opacity %d (acceptance 75)', (ms, index, phase, opacity) => {
  const frame = tickerAt(ms, 3)
  expect(frame).toMatchObject({ index, phase })
  expect(frame?.opacity).toBeCloseTo(opacity)
})

test.each([0, 6250, 7000, 1_000_000])(
  'one message never moves, none is not a ticker: at %i ms (acceptance 76)',
  (ms) => {
    expect(tickerAt(ms, 1)).toEqual({ index: 0, phase: 'static', opacity: 1 })
    expect(tickerAt(ms, 0)).toBeUndefined()
  },
)

test('message n is fully shown from 7·n s to 7·n + 6 s and at no other time (acceptance 75)', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(6999), fc.integer({ min: 2, max: 9 }), (n, within, count) => {
      const frame = tickerAt(n * 7000 + within, count)
      if (within < 6000) expect(frame).toEqual({ index: n % count, phase: 'static', opacity: 1 })
      else expect(frame?.phase).not.toBe('static')
    }),
  ))

test.each([
  [0, 6000],
  [5999, 1],
  [6000, 500],
  [6499, 1],
  [6500, 500],
  [7000, 6000],
  [6999, 1],
])('at %i ms the phase lasts %i ms more', (ms, left) => expect(msToNextPhase(ms)).toBe(left))

test('the phase changes exactly then', () =>
  fc.assert(
    fc.property(fc.nat(1_000_000), (ms) => {
      const left = msToNextPhase(ms)
      expect(tickerAt(ms + left - 1, 3)?.phase).toBe(tickerAt(ms, 3)?.phase)
      expect(tickerAt(ms + left, 3)?.phase).not.toBe(tickerAt(ms, 3)?.phase)
    }),
  ))

test.each([
  [3000, 3000],
  [6250, 0],
  [6750, 7000],
  [13_400, 7000],
  [13_600, 14_000],
])('paused at %i ms it rests at %i ms (acceptance 77)', (ms, rest) => {
  expect(restingMs(ms)).toBe(rest)
  expect(tickerAt(rest, 4)).toMatchObject({ index: tickerAt(ms, 4)?.index, phase: 'static' })
})
