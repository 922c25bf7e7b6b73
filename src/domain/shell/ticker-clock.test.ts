import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tickerAt } from './ticker.ts'
import { startTicker, tickerClock, tickerElapsed, type PauseReason, type TickerAction } from './ticker-clock.ts'

const pause = (reason: PauseReason, at: number): TickerAction => ({ type: 'pause', reason, at })
const resume = (reason: PauseReason, at: number): TickerAction => ({ type: 'resume', reason, at })

// acceptance 77; the ticker starts at 1000 and is read at 20 000
test.each<[string, TickerAction[], number]>([
  ['nothing happens', [], 19_000],
  ['a pause stops the time', [pause('control', 3000)], 2000],
  ['a hidden tab does not pile up ticks', [pause('hidden-tab', 3000), resume('hidden-tab', 19_500)], 2500],
  [
    'hover and focus: it goes on when both are over',
    [pause('hover', 3000), pause('focus', 4000), resume('hover', 5000), resume('focus', 6000)],
    16_000,
  ],
  [
    'hover and focus: it is paused while one is left',
    [pause('hover', 3000), pause('focus', 4000), resume('hover', 5000)],
    2000,
  ],
  [
    'a pause by the control outlasts the mouse leaving',
    [pause('control', 3000), pause('hover', 3100), resume('hover', 3200)],
    2000,
  ],
  ['pausing twice is pausing once', [pause('hover', 3000), pause('hover', 5000), resume('hover', 19_000)], 3000],
  ['going on without a pause changes nothing', [resume('hover', 5000)], 19_000],
  ['going on without a pause does not disturb a fade', [resume('hover', 7250)], 19_000],
  ['paused while fading out: its message whole', [pause('hover', 7250)], 0],
  ['paused while fading in: the next message whole', [pause('hover', 7750)], 7000],
])('%s (acceptance 77)', (_, actions, elapsed) =>
  expect(tickerElapsed(actions.reduce(tickerClock, startTicker(1000)), 20_000)).toBe(elapsed),
)

test('reduced motion never moves (acceptance 77)', () =>
  expect(tickerElapsed(startTicker(0, ['reduced-motion']), 1_000_000)).toBe(0))

test('new messages restart from the first, and a pause outlives them (acceptance 76)', () => {
  const running = tickerClock(startTicker(0), { type: 'restart', at: 9000 })
  expect(tickerElapsed(running, 9100)).toBe(100)
  const paused = tickerClock(tickerClock(startTicker(0), pause('control', 8000)), { type: 'restart', at: 9000 })
  expect(tickerElapsed(paused, 20_000)).toBe(0)
})

const reason = fc.constantFrom<PauseReason>('control', 'hover', 'focus', 'hidden-tab')
const step = fc.tuple(fc.constantFrom('pause' as const, 'resume' as const), reason, fc.nat(5000))

test('a paused ticker always shows one whole message', () =>
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let at = 0
      let clock = startTicker(at)
      for (const [type, why, wait] of steps) {
        at += wait
        clock = tickerClock(clock, { type, reason: why, at })
        if (clock.paused.length > 0)
          expect(tickerAt(tickerElapsed(clock, at + 123), 3)).toMatchObject({ phase: 'static', opacity: 1 })
      }
    }),
  ))
