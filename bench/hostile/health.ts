import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The longest wait for an answer in milliseconds, how often the shop was asked, and how often it was not well. */
export type Health = { longest: number; asked: number; refused: number }

/**
 * Asks the shop how it is, again and again, until it is stopped. On a thread of its own: where the load keeps its own
 * thread busy, that would count as a wait.
 */
export async function watchHealth(url: string): Promise<{ stop(): Promise<Health> }> {
  const worker = new Worker(new URL('health-worker.ts', import.meta.url), { workerData: url })
  const message = () => once(worker, 'message').then(([said]: unknown[]) => said)
  await message()
  return {
    stop: () => {
      const seen = message() as Promise<Health>
      worker.postMessage('stop')
      return seen
    },
  }
}
