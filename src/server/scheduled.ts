import type { Payload } from 'payload'

/** How often it is looked for what editors scheduled, in milliseconds: their forms know minutes. */
const EVERY_MS = 10_000

/**
 * Publishes and unpublishes what editors scheduled, when its time has come. It saves as an editor would, so the change feed tells
 * the shop. Several processes may do this: each job is taken by one of them.
 */
export function runScheduled(payload: Payload, log: (sentence: string) => void): { stop(): void } {
  let running = false
  const look = async () => {
    if (running) return
    running = true
    try {
      await payload.jobs.run({ limit: 20, overrideAccess: true, silent: true })
    } catch (error) {
      log(`What is scheduled could not be done; it is tried again: ${String(error)}`)
    } finally {
      running = false
    }
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  void look()
  return { stop: () => clearInterval(timer) }
}
