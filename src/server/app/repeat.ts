import { isSaidToBeAway, reasonOf } from '../database/database-away.ts'

/** Work that is done again and again. `stop` resolves when the round under way, if any, has ended. */
export type Repeating = { stop(): Promise<void> }

/**
 * Does a piece of work at once and then every so many milliseconds, but never twice at a time; a failure is logged and
 * the next round tries again. While the database is away that is said once, and not by each round. Does not keep the
 * process alive.
 */
export function repeat(ms: number, work: () => Promise<unknown>, failed: (reason: string) => void): Repeating {
  let running: Promise<void> | undefined
  const round = async () => {
    try {
      await work()
    } catch (error) {
      if (!isSaidToBeAway(error)) failed(reasonOf(error))
    }
  }
  const begin = () => void (running ??= round().finally(() => (running = undefined)))
  const timer = setInterval(begin, ms)
  timer.unref()
  begin()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
