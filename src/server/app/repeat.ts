/** Work that is done again and again. `stop` resolves when the round under way, if any, has ended. */
export type Repeating = { stop(): Promise<void> }

/**
 * Does a piece of work at once and then every so many milliseconds, but never twice at a time; a failure is logged and
 * the next round tries again. Does not keep the process alive.
 */
export function repeat(ms: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Repeating {
  let running: Promise<void> | undefined
  const round = async () => {
    try {
      await work()
    } catch (error) {
      failed(error)
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
