import type { Payload } from 'payload'
import { isSaidToBeAway, noteDatabaseIsBack, reasonOf } from '../database/database-away.ts'
import { isPostgres } from '../database/database.ts'
import { yieldToRequests } from '../database/yield-to-event-loop.ts'
import { changesAfter, newestChange, type Change } from './changes.ts'

type Listener = {
  query(text: string): Promise<unknown>
  on(event: 'notification' | 'error', call: () => void): void
  release(destroy: boolean): void
}

export type Tail = {
  stop(): Promise<void>
  /** The number of the last row that was taken in. */
  position(): number
}

const POLL_MS = 200
/** Rows that are taken in at a time: a request waits for no longer than that takes. */
const AT_ONCE = 200
/** Without a notification for this long PostgreSQL is asked anyway. */
const POSTGRES_POLL_MS = 2000

/**
 * Follows the change feed: calls `changed` at least once for every row written after it began, in order, and `flush`
 * where rows may have been missed (at the start, after a lost connection), so that nothing stale stays cached.
 * @param changed gets the number of the last row besides
 * @param warn gets one sentence when the feed fails
 * @param log gets one when it is back
 */
export async function tailChanges(
  payload: Payload,
  {
    changed,
    flush,
    log,
    warn = log,
  }: {
    changed(changes: Change[], last: number): Promise<void> | void
    flush(): void
    log(sentence: string): void
    warn?(sentence: string): void
  },
): Promise<Tail> {
  let last = await newestChange(payload)
  let [running, again, failed, stopped] = [false, false, false, false]
  let current: Promise<void> = Promise.resolve()
  flush()

  const poll = () => {
    if (running) return void (again = true)
    running = true
    current = look()
  }
  const look = async () => {
    try {
      const found = await changesAfter(payload, last, AT_ONCE)
      noteDatabaseIsBack()
      // A poll in progress when the tail was stopped reports nothing more.
      if (stopped) return
      if (failed) {
        failed = false
        flush()
        log('the change feed is back')
      }
      if (found.changes.length > 0) {
        await changed(found.changes, found.last)
        last = found.last
        again ||= found.changes.length === AT_ONCE
        // On SQLite every read is there at once: a backlog would be taken in without a request answered meanwhile.
        if (again) await yieldToRequests()
      }
    } catch (error) {
      if (!isSaidToBeAway(error) && !failed && !stopped) warn(`the change feed failed: ${reasonOf(error)}`)
      failed = true
    } finally {
      running = false
      if (again && !stopped) {
        again = false
        poll()
      }
    }
  }

  const timer = setInterval(poll, isPostgres(payload) ? POSTGRES_POLL_MS : POLL_MS)
  timer.unref()
  const stopListening = isPostgres(payload) ? await listen(payload, poll, flush) : undefined
  return {
    position: () => last,
    async stop() {
      stopped = true
      clearInterval(timer)
      stopListening?.()
      await current
    },
  }
}

/** Wakes `poll` on every NOTIFY. A lost connection flushes, and a new one is tried every second. */
async function listen(payload: Payload, poll: () => void, flush: () => void): Promise<() => void> {
  const { pool } = payload.db as unknown as { pool: { connect(): Promise<Listener> } }
  let current: Listener | undefined
  let stopped = false
  const connect = async () => {
    if (stopped) return
    try {
      const client = await pool.connect()
      // Stopped while connecting: nothing else would release it.
      if (stopped) return client.release(true)
      current = client
      client.on('notification', poll)
      client.on('error', () => {
        if (current !== client) return
        current = undefined
        client.release(true)
        setTimeout(() => void connect(), 1000).unref()
      })
      await client.query('listen changes')
      flush()
      poll()
    } catch {
      setTimeout(() => void connect(), 1000).unref()
    }
  }
  await connect()
  return () => {
    stopped = true
    current?.release(true)
    current = undefined
  }
}
