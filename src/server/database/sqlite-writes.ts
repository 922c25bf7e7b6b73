import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { isBusy } from './is-away.ts'
import { nodeSqlite, type Client } from './node-sqlite.ts'

type AdapterObject = ReturnType<typeof sqliteAdapter>
type Adapter = ReturnType<AdapterObject['init']>

const PATIENCE_MS = 15_000
const LONGEST_PAUSE_MS = 20

/**
 * SQLite has one writer. Its own wait for a busy database stops the whole process, every page with it: here
 * transactions of one process queue in JavaScript, and what another process holds is tried again. Reads go on (WAL).
 * Statements outside a transaction wait for the open one too. There are two connections, one that reads and one that
 * the transactions take in turns.
 */
export function serializedWrites(adapter: AdapterObject): AdapterObject {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async function (this: Adapter, options) {
        if (!this.client) this.client = await openQueued(this)
        await connect?.call(this, options)
      }
      return database
    },
  }
}

async function openQueued({ clientConfig, busyTimeout, wal }: Adapter): Promise<Client> {
  const file = clientConfig.url.replace(/^file:/, '')
  const [client, writer] = [nodeSqlite(file), nodeSqlite(file)]
  for (const each of [client, writer]) {
    await each.execute('pragma busy_timeout = 0')
    retryWhileBusy(each, busyTimeout)
    if (!wal) continue
    await each.execute('pragma journal_mode = wal')
    await each.execute(`pragma journal_size_limit = ${wal.journalSizeLimit}`)
    await each.execute(`pragma synchronous = ${wal.synchronous}`)
  }
  queueWrites(client, writer)
  return client
}

/**
 * A statement that finds another process writing has done nothing yet, and is tried again for `patience` milliseconds.
 * None does within a transaction, since each takes the lock as it begins.
 */
function retryWhileBusy(client: Client, patience: number): void {
  const execute = client.execute.bind(client) as (statement: unknown, args?: unknown) => Promise<never>
  client.execute = async (statement: unknown, args?: unknown) => {
    for (let waited = 0, pause = 1; ; waited += pause, pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await execute(statement, args)
      } catch (error) {
        if (!isBusy(error) || waited >= patience) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function queueWrites(client: Client, writer: Client): void {
  const queue = writerQueue()
  const execute = client.execute.bind(client) as (statement: unknown, args?: unknown) => Promise<never>
  client.execute = async (statement: unknown, args?: unknown) => {
    const text = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
    // A setting is of both connections.
    if (/^\s*pragma\s+\w+\s*=/i.test(text)) await writer.execute(text)
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
 * What Drizzle needs of a transaction. One whose commit fails is still open, and is rolled back by its caller.
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

const tooLongBusy = () =>
  Object.assign(new Error(`the database was busy for ${PATIENCE_MS / 1000} s`), { code: 'SQLITE_BUSY' })

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
        timer = setTimeout(() => reject(tooLongBusy()), PATIENCE_MS)
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
