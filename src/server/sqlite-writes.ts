import type { sqliteAdapter } from '@payloadcms/db-sqlite'

type AdapterObject = ReturnType<typeof sqliteAdapter>
type Adapter = ReturnType<AdapterObject['init']>
type Id = number | string | Promise<number | string>

const PATIENCE_MS = 15_000

/**
 * SQLite has one writer. libsql waits for a busy database by stopping the whole process, so two transactions of one
 * process would stop each other: here they queue instead, in JavaScript, and reads go on (WAL).
 * Statements outside a transaction wait for the open one too.
 */
export function serializedWrites(adapter: AdapterObject): AdapterObject {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const queue = writerQueue()
      const { beginTransaction, commitTransaction, rollbackTransaction, connect } = database
      database.beginTransaction = async function (this: Adapter, options) {
        const release = await queue.enter()
        try {
          const id = await beginTransaction.call(this, options)
          if (id === null) release()
          else queue.holds.set(id, release)
          return id
        } catch (error) {
          release()
          throw error
        }
      }
      database.commitTransaction = endingWith(commitTransaction, queue)
      database.rollbackTransaction = endingWith(rollbackTransaction, queue)
      database.connect = async function (this: Adapter, options) {
        await connect?.call(this, options)
        queueLooseWrites(this, queue)
      }
      return database
    },
  }
}

type Queue = ReturnType<typeof writerQueue>

function writerQueue() {
  let last: Promise<void> = Promise.resolve()
  const holds = new Map<number | string, () => void>()
  return {
    holds,
    /** Resolves when it is this writer's turn, with the function that ends the turn. */
    async enter(): Promise<() => void> {
      const before = last
      let release = () => {}
      last = new Promise((resolve) => (release = resolve))
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`the database was busy for ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
      })
      try {
        await Promise.race([before, tooLong])
      } catch (error) {
        void before.then(release)
        throw error
      } finally {
        clearTimeout(timer)
      }
      return release
    },
  }
}

function endingWith(end: (id: Id) => Promise<void>, queue: Queue) {
  return async function (this: Adapter, incoming: Id) {
    const id = await incoming
    try {
      await end.call(this, id)
    } finally {
      queue.holds.get(id)?.()
      queue.holds.delete(id)
    }
  }
}

function queueLooseWrites(database: Adapter, queue: Queue) {
  const { client } = database
  const execute = client.execute.bind(client) as (statement: unknown, args?: unknown) => Promise<never>
  client.execute = async (statement: unknown, args?: unknown) => {
    const text = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
    if (!/^\s*(insert|update|delete|replace)\b/i.test(text)) return execute(statement, args)
    const release = await queue.enter()
    try {
      return await execute(statement, args)
    } finally {
      release()
    }
  }
}
