import type { Delayed, Timer } from './timer.ts'

/**
 * Runs once, `ms` milliseconds after the last of a row of calls, with the arguments of that call (acceptance 108,
 * 126). `cancel` drops it.
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  ms: number,
  timer: Timer,
): Delayed<Args> {
  let stop: (() => void) | undefined
  const cancel = () => {
    stop?.()
    stop = undefined
  }
  const debounced = (...args: Args) => {
    cancel()
    stop = timer.after(ms, () => {
      stop = undefined
      run(...args)
    })
  }
  return Object.assign(debounced, { cancel })
}
