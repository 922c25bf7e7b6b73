import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj } from 'payload'

type Transaction = { execute?(query: unknown): Promise<unknown> }
type Session = { db: Transaction; resolve(): Promise<void>; reject(): Promise<void> }
type Adapter = {
  name: string
  initializing?: Promise<void>
  drizzle: { transaction(work: (transaction: Transaction) => Promise<void>, options?: unknown): Promise<void> }
  transactionOptions: unknown
  sessions: Record<string, Session | undefined>
  beginTransaction(options?: unknown): Promise<string>
  commitTransaction(id: string | Promise<string>): Promise<void>
}

/**
 * Payload swallows a failed commit: an editor would read “saved” for a change that was lost. Here a commit that the
 * database refuses, or a transaction that a swallowed error has already undone, fails the save. The rest is as
 * Payload's adapters do it.
 */
export function verifiedCommits<T extends DatabaseAdapterObj>(adapter: T): T {
  return {
    ...adapter,
    init: (args: Parameters<T['init']>[0]) => {
      // The methods replaced here are not in Payload's type of an adapter.
      const database = adapter.init(args) as unknown as Adapter
      database.beginTransaction = begin
      database.commitTransaction = commit
      return database as never
    },
  }
}

async function begin(this: Adapter, options?: unknown): Promise<string> {
  await this.initializing
  const id = randomUUID()
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<Transaction>()
  const finished = this.drizzle.transaction(async (transaction) => {
    begun.resolve(transaction)
    await end.promise
  }, options ?? this.transactionOptions)
  // The error goes to the awaiting caller; there may be none.
  finished.catch(begun.reject)
  end.promise.catch(() => {})
  const db = await begun.promise
  this.sessions[id] = {
    db,
    resolve: () => (end.resolve(), finished),
    reject: () => (end.reject(new Error('rolled back')), finished.catch(() => {})),
  }
  return id
}

async function commit(this: Adapter, incoming: string | Promise<string>): Promise<void> {
  const id = await incoming
  const session = this.sessions[id]
  // Without one it was rolled back before, as Payload does when a part of a save fails.
  if (!session) return
  delete this.sessions[id]
  try {
    // PostgreSQL answers the commit of a failed transaction with a silent rollback; any query reveals it.
    if (this.name === 'postgres') await session.db.execute?.(sql`select 1`)
  } catch (error) {
    await session.reject()
    throw error
  }
  await session.resolve()
}
