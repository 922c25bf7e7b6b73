export type Repeating = { stop(): void }

/**
 * Does a piece of work at once and then every so many milliseconds, but never twice at a time; a failure is told and
 * the next round tries again. Keeps no process alive.
 */
export function repeat(ms: number, work: () => Promise<unknown>, failed: (error: unknown) => void): Repeating {
  let running = false
  const round = async () => {
    if (running) return
    running = true
    try {
      await work()
    } catch (error) {
      failed(error)
    } finally {
      running = false
    }
  }
  const timer = setInterval(() => void round(), ms)
  timer.unref()
  void round()
  return { stop: () => clearInterval(timer) }
}
