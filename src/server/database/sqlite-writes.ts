import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

type AdapterObject = ReturnType<typeof sqliteAdapter>
type Adapter = ReturnType<AdapterObject['init']>
type Client = Adapter['client']

const PATIENCE_MS = 15_000

/**
 * SQLite has one writer. libsql waits for a busy database by stopping the whole process, so two transactions of one
 * process would stop each other: here they queue instead, in JavaScript, and reads go on (WAL). Statements outside a
 * transaction wait for the open one too. libsql opens a connection for every transaction and closes none (two files
 * and 0.4 MB each): as ours take turns, they share one.
 */
export function serializedWrites(adapter: AdapterObject): AdapterObject {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      const queued = new WeakSet<Client>()
      database.connect = async function (this: Adapter, options) {
        await connect?.call(this, options)
        if (queued.has(this.client)) return
        queued.add(this.client)
        const writer = drizzle({ connection: this.clientConfig }).$client
        // The migrations' transactions have left the first connection; its settings are applied again.
        for (const client of [this.client, writer]) await client.execute(`pragma busy_timeout = ${this.busyTimeout}`)
        queueWrites(this.client, writer)
      }
      return database
    },
  }
}

function queueWrites(client: Client, writer: Client): void {
  const queue = writerQueue()
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
  client.transaction = async () => {
    const release = await queue.enter()
    try {
      await writer.execute('begin immediate')
    } catch (error) {
      release()
      throw error
    }
    // Only the members that the adapter calls are there.
    return transactionOn(writer, release) as never
  }
}

/**
 * What Drizzle needs of a libsql transaction. One whose commit fails is still open, and is rolled back by its caller.
 */
function transactionOn(writer: Client, release: () => void) {
  return {
    execute: writer.execute.bind(writer),
    async commit() {
      await writer.execute('commit')
      release()
    },
    async rollback() {
      // SQLite rolls back by itself where it must, such as on a full disk.
      await writer.execute('rollback').catch(() => {})
      release()
    },
  }
}

function writerQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
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
