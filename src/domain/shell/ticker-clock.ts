import { nextMessageMs, restingMs } from './ticker.ts'

/** Why the ticker is paused; it resumes when no reason is left (acceptance 77). */
export type PauseReason = 'control' | 'hover' | 'focus' | 'hidden-tab' | 'reduced-motion'

/** Times are milliseconds of any clock that only goes forward, such as `performance.now()`. */
export type TickerClock = { elapsedMs: number; runningSince: number; paused: readonly PauseReason[] }

export type TickerAction =
  | { type: 'pause' | 'resume'; reason: PauseReason; at: number }
  /** The shopper wants the next message, where none moves by itself. */
  | { type: 'next'; at: number }
  /** New messages came (acceptance 76). */
  | { type: 'restart'; at: number }

/**
 * A ticker that starts with its first message; `paused` has the reasons known from the start, such as reduced motion.
 */
export const startTicker = (at: number, paused: readonly PauseReason[] = []): TickerClock => ({
  elapsedMs: 0,
  runningSince: at,
  paused,
})

/**
 * The ticker's clock after an action (acceptance 76, 77). Time counts only while nothing pauses it, so a hidden tab
 * piles up nothing.
 */
export function tickerClock(clock: TickerClock, action: TickerAction): TickerClock {
  if (action.type === 'restart') return startTicker(action.at, clock.paused)
  if (action.type === 'next')
    return { ...clock, elapsedMs: nextMessageMs(tickerElapsed(clock, action.at)), runningSince: action.at }
  const others = clock.paused.filter((reason) => reason !== action.reason)
  const paused = action.type === 'pause' ? [...others, action.reason] : others
  const elapsedMs = tickerElapsed(clock, action.at)
  const stops = paused.length > 0 && clock.paused.length === 0
  return { elapsedMs: stops ? restingMs(elapsedMs) : elapsedMs, runningSince: action.at, paused }
}

/** Milliseconds the ticker has run: the argument of `tickerAt`. */
export const tickerElapsed = (clock: TickerClock, now: number): number =>
  clock.paused.length > 0 ? clock.elapsedMs : clock.elapsedMs + Math.max(0, now - clock.runningSince)
