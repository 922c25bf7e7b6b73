import type { Delayed, Timer } from './timer.ts'

/**
 * Runs at once, then at most every `ms` milliseconds; the last call within a pause is never lost but runs at its end
 * (acceptance 81). `cancel` drops a waiting call and lets the next one run at once.
 */
export function throttle<Args extends unknown[]>(
  run: (...args: Args) => void,
  ms: number,
  timer: Timer,
): Delayed<Args> {
  let waiting: Args | undefined
  let stop: (() => void) | undefined
  const runNow = (args: Args) => {
    waiting = undefined
    stop = timer.after(ms, pauseEnds)
    run(...args)
  }
  const pauseEnds = () => {
    stop = undefined
    if (waiting) runNow(waiting)
  }
  const throttled = (...args: Args) => {
    if (stop) waiting = args
    else runNow(args)
  }
  const cancel = () => {
    stop?.()
    stop = undefined
    waiting = undefined
  }
  return Object.assign(throttled, { cancel })
}
