/**
 * How long a message is shown, and how long it takes to fade out or in (specification sections 4 and 9; acceptance 75).
 */
export const TICKER_STATIC_MS = 6000
export const TICKER_FADE_MS = 500

/** Letters of a message: the three lines that the narrowest phone has for it take no more. */
export const LONGEST_PROMO = 75

const PERIOD_MS = TICKER_STATIC_MS + 2 * TICKER_FADE_MS

/** The state of the ticker: the message of `index`, at an opacity from 0 to 1. */
export type TickerFrame = { index: number; phase: 'static' | 'out' | 'in'; opacity: number }

/**
 * The ticker `elapsedMs` after it started with `count` messages: message n is shown from 7·n s to 7·n + 6 s, fades out,
 * and the next fades in (acceptance 75). One message never moves; none is not a ticker: undefined (acceptance 76).
 */
export function tickerAt(elapsedMs: number, count: number): TickerFrame | undefined {
  if (count < 1) return undefined
  if (count === 1) return { index: 0, phase: 'static', opacity: 1 }
  const turn = turnOf(elapsedMs)
  const within = elapsedMs - turn * PERIOD_MS
  if (within < TICKER_STATIC_MS) return { index: turn % count, phase: 'static', opacity: 1 }
  const fade = (within - TICKER_STATIC_MS) / TICKER_FADE_MS
  return fade < 1
    ? { index: turn % count, phase: 'out', opacity: 1 - fade }
    : { index: (turn + 1) % count, phase: 'in', opacity: fade - 1 }
}

/**
 * Milliseconds until the phase changes; for a timer that asks the clock each time, so that a sleeping tab piles up
 * nothing (acceptance 77).
 */
export function msToNextPhase(elapsedMs: number): number {
  const within = elapsedMs - turnOf(elapsedMs) * PERIOD_MS
  return (
    [TICKER_STATIC_MS, TICKER_STATIC_MS + TICKER_FADE_MS, PERIOD_MS].map((end) => end - within).find((ms) => ms > 0) ??
    PERIOD_MS
  )
}

/**
 * The moment to stop at when paused: a fading message must not stay half visible. One fading out, or still to come
 * while fading in, is shown whole, from the start of its time.
 */
export function restingMs(elapsedMs: number): number {
  const frame = tickerAt(elapsedMs, Number.MAX_SAFE_INTEGER)
  return frame === undefined || frame.phase === 'static' ? elapsedMs : frame.index * PERIOD_MS
}

/** When the message after this one begins. */
export const nextMessageMs = (elapsedMs: number): number => (turnOf(elapsedMs) + 1) * PERIOD_MS

const turnOf = (elapsedMs: number): number => Math.floor(elapsedMs / PERIOD_MS)
