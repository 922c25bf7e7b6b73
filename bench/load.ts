import { Worker } from 'node:worker_threads'

/**
 * Requests over `connections` that stay open, one at a time on each, until `forMs` are over or `atMost` were answered.
 * With
 * `perSecond` they come at that rate, however fast they are answered, and the time of one begins when it was due.
 */
export type Load = {
  url: string
  paths: readonly string[]
  connections: number
  forMs: number
  atMost: number
  perSecond?: number
}
/** `busy`: the share of the time in which the load itself worked. Near 1 it is the load that was measured. */
export type Loaded = { requests: number; perSecond: number; p50: number; p99: number; busy: number }

const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/

/** Loads a shop of this machine from another thread; throws if any answer is not a 200. Times are in milliseconds. */
export function load(what: Load): Promise<Loaded> {
  if (!LOOPBACK.test(what.url)) throw new Error(`${what.url} is not a shop of this machine`)
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: what })
    worker.once('message', (loaded: Loaded) => resolve(loaded))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the load ended without figures')))
  })
}
