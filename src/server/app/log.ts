import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'
import { pino, type LoggerOptions } from 'pino'
import { logDestination } from './journal.ts'
import { withoutValues } from './without-values.ts'

const requests = new AsyncLocalStorage<string>()

/** Does work for a request: every line that is written meanwhile has its id. */
export const inRequest = <T>(id: string, work: () => T): T => requests.run(id, work)

/** The id of the request that is answered now; undefined beside requests. */
export const currentRequestId = (): string | undefined => requests.getStore()

const hooks: LoggerOptions['hooks'] = {
  logMethod([first, ...rest], write) {
    write.apply(this, [withoutValues(first), ...rest])
  },
}

/** Payload’s own lines for people, outside of development. */
export const textLines: LoggerOptions = { hooks }

/** Lines of JSON: the time in ISO 8601, the level as a word, and the request that the line is about. */
export const jsonLines = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  hooks,
  mixin() {
    const requestId = currentRequestId()
    return requestId === undefined ? {} : { requestId }
  },
})

type Lines = Pick<Console, 'log' | 'info' | 'warn' | 'error'>

/** The console for people outside of development, where the values of a query help. */
export function logAsText(target: Lines = console): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = target[level].bind(target)
    target[level] = (...words: unknown[]) => write(...words.map(withoutValues))
  }
}

/**
 * Turns whatever the process writes to its console into lines of JSON, its packages' words too, so that a program can
 * read all of the log. For people, on a terminal, the console stays as it is, but for `logAsText`.
 */
export function logAsJson(target: Lines = console, destination = logDestination()): void {
  const logger = destination ? pino(jsonLines('info'), destination) : pino(jsonLines('info'))
  const writer =
    (level: 'info' | 'warn' | 'error') =>
    (...given: unknown[]) => {
      const words = given.map(withoutValues)
      const err = words.find((word) => word instanceof Error)
      const rest = words.filter((word) => word !== err)
      const msg = rest.length > 0 ? format(...rest) : undefined
      logger[level]({ ...(err && { err }) }, msg ?? (err as Error | undefined)?.message)
    }
  Object.assign(target, {
    log: writer('info'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
  })
}
