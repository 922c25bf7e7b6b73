import { Worker } from 'node:worker_threads'
import type { SegmentData } from '../../index/segment-data.ts'
import type { Builder } from '../builder.ts'
import type { BuildOrder, BuildPart, Delivery } from './segment-worker.ts'

/** Beside this file while it is a source, in the bundle (rolldown.config.ts) beside the server. */
const isSource = import.meta.url.endsWith('.ts')
const workerUrl = new URL(isSource ? './segment-worker.ts' : './search-builder.js', import.meta.url)

/** The memory of what a thread has built stays its own until it ends: some 200 MB after 20,000 records. */
const ENDS_AFTER_MS = 5000

/** Builds segments in a thread, which starts when there are some to build and ends when there were none for a while. */
export function workerBuilder(endsAfterMs = ENDS_AFTER_MS): Builder {
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, { resolve(data: SegmentData): void; reject(error: Error): void }>()
  const fail = (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(workerUrl, isSource ? { execArgv: ['--import', 'tsx'] } : {})
    started.on('message', (delivery: Delivery) => {
      const order = waiting.get(delivery.id)
      waiting.delete(delivery.id)
      if ('data' in delivery) order?.resolve(delivery.data)
      else order?.reject(new Error(delivery.error))
      if (waiting.size > 0) return
      started.unref()
      ending = setTimeout(() => void end(), endsAfterMs).unref()
    })
    started.on('error', fail)
    started.on('exit', () => worker === started && fail(new Error('the thread that builds segments has ended')))
    return started
  }
  const end = async () => {
    clearTimeout(ending)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  return {
    async build(schema, parts) {
      clearTimeout(ending)
      const thread = (worker ??= start())
      thread.ref()
      const id = ++last
      const built = new Promise<SegmentData>((resolve, reject) => waiting.set(id, { resolve, reject }))
      // It may fail while parts are still sent.
      built.catch(() => {})
      try {
        for (const part of parts) {
          const buffers = [part.bytes.buffer, part.offsets.buffer]
          thread.postMessage(
            { id, part } satisfies BuildPart,
            buffers.filter((buffer) => buffer instanceof ArrayBuffer),
          )
          await new Promise((resolve) => setImmediate(resolve))
        }
      } catch (error) {
        // The thread waits for the rest of it; it ends with what was sent.
        waiting.delete(id)
        if (waiting.size === 0) await end()
        throw error
      }
      thread.postMessage({ id, schema } satisfies BuildOrder)
      return built
    },
    close: end,
  }
}
