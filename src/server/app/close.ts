import type { Server } from 'node:http'
import type { Background } from './background.ts'

/** Milliseconds after the signal at which the process ends, whatever still runs (docs/operations.md). */
const BOUND_MS = 5000
/** Milliseconds of it that running requests have; what is left is for what has to be written. */
const REQUESTS_MS = 3500
/** Ctrl+C reaches the server twice, from the terminal and from the process that started it: milliseconds between. */
const SAME_WISH_MS = 1000

export type Closing = {
  http: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections' | 'getConnections'>
  background: readonly Pick<Background, 'name' | 'stop'>[]
  /** The search engine: what background work writes last goes into it, so it is closed after all others. */
  engine: { close(): Promise<void> }
  log(sentence: string): void
}

/** Ends the shop in the order in which its parts need each other: requests, what goes on beside them, the engine. */
export async function closeShop({ http, background, engine, log }: Closing): Promise<void> {
  await closeHttp(http, log)
  const attempt = async (name: string, work: () => void | Promise<void>) => {
    try {
      await work()
    } catch (error) {
      log(`${name} did not end well: ${String(error)}`)
    }
  }
  await Promise.allSettled(background.map(({ name, stop }) => attempt(name, stop)))
  await attempt('search engine', () => engine.close())
}

/** No new requests; those that run may end, and their connections with them. */
async function closeHttp(http: Closing['http'], log: Closing['log']): Promise<void> {
  let timers: NodeJS.Timeout[] = []
  await new Promise<void>((resolve) => {
    http.close(() => resolve())
    http.closeIdleConnections()
    timers = [
      // A keep-alive connection becomes idle when its request has ended.
      setInterval(() => http.closeIdleConnections(), 50),
      setTimeout(
        () =>
          http.getConnections((_, count) => {
            log(`Cut off after ${REQUESTS_MS / 1000} s: ${count} connections whose requests had not ended.`)
            http.closeAllConnections()
            // A developer's browser has a WebSocket open, which is no longer a request.
            resolve()
          }),
        REQUESTS_MS,
      ),
    ]
  })
  for (const timer of timers) clearTimeout(timer)
}

/** Ends the process with 0 when it is asked to; at once if it is asked a second time, or when the time is up. */
export function closeOnSignal(
  closing: Closing,
  { host = process, now = Date.now }: { host?: Pick<NodeJS.Process, 'on' | 'exit'>; now?: () => number } = {},
): void {
  let asked: number | undefined
  const end = (sentence?: string) => {
    if (sentence) closing.log(sentence)
    host.exit(0)
  }
  const ask = () => {
    if (asked !== undefined) {
      if (now() - asked > SAME_WISH_MS) end('Asked a second time, the shop ends at once; what was not written is lost.')
      return
    }
    asked = now()
    setTimeout(() => end(`Not all of the shop ended within ${BOUND_MS / 1000} s; it ends without the rest.`), BOUND_MS)
    void closeShop(closing).then(() => end())
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, ask)
}
