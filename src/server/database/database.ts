import { randomUUID } from 'node:crypto'
import { inArray, is, SQL, sql, StringChunk, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { traced, type Begun } from '../tracing/trace.ts'

export { inArray, sql, type SQL }
/** Values for an SQL `in (…)`; it must not be empty. */
export const sqlList = (values: Iterable<string | number>): SQL =>
  sql.join(
    Array.from(values, (value) => sql`${value}`),
    sql`, `,
  )

/** Runs SQL written once for both databases; every value is a bound parameter. */
export type Rows = <Row extends Record<string, unknown>>(query: SQL) => Promise<Row[]>

export type Row = Record<string, unknown>
/** A table with its columns by the names of their fields. */
export type Table = SQLWrapper & Record<string, SQLWrapper | undefined>
type Session = {
  execute?(query: SQL): Promise<{ rows: unknown[] }>
  all?(query: SQL): Promise<unknown[]>
  insert(table: Table): { values(rows: Row[]): Promise<unknown> }
  update(table: Table): { set(row: Row): { where(condition: SQL): Promise<unknown> } }
  delete(table: Table): { where(condition: SQL): Promise<unknown> }
}
type End = () => Promise<void>
type ForeignKey = { columns: string[]; foreignColumns: { table: string }[] }
type RawTable = { name: string; columns: Record<string, { name: string }>; foreignKeys?: Record<string, ForeignKey> }
type Drizzled = {
  name: string
  drizzle: Session & { transaction<T>(work: (transaction: Session) => Promise<T>): Promise<T> }
  sessions: Record<string | number, { db: Session; resolve: End; reject: End } | undefined>
  tables: Record<string, Table | undefined>
  rawTables: Record<string, RawTable>
  create(args: { data: Row; [name: string]: unknown }): Promise<unknown>
  createVersion(args: object): Promise<unknown>
}

/** Payload's type of an adapter leaves out what both of its adapters share. */
export const drizzled = (payload: Payload) => payload.db as unknown as Drizzled

export const isPostgres = (payload: Payload) => drizzled(payload).name === 'postgres'

/** Queries outside a transaction, or inside the one with this id. */
export function rowsOf(payload: Payload, transactionId?: string | number | null): Rows {
  const database = drizzled(payload)
  const inTransaction =
    transactionId === undefined || transactionId === null ? undefined : database.sessions[transactionId]
  const session = inTransaction?.db ?? database.drizzle
  const run = async (query: SQL) =>
    isPostgres(payload) ? ((await session.execute?.(query))?.rows ?? []) : ((await session.all?.(query)) ?? [])
  return async <Row extends Record<string, unknown>>(query: SQL) =>
    (await traced(
      databaseSpan(payload, 'db.query.text', () => textOf(query)),
      () => run(query),
    )) as Row[]
}

/** What is recorded of a question to the database. */
export const databaseSpan = (
  payload: Payload,
  what: 'db.query.text' | 'db.collection.name',
  words: () => string,
): Begun => ({
  name: 'database',
  kind: 'client',
  attributes: () => ({ 'db.system.name': isPostgres(payload) ? 'postgresql' : 'sqlite', [what]: words() }),
})

/** What a query says, without its values. */
const textOf = (query: SQL): string =>
  query.queryChunks
    .map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : is(chunk, SQL) ? textOf(chunk) : '?'))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 500)

/**
 * One transaction: what `work` returns is committed, what it throws rolls everything back and is thrown on, and so is a
 * commit that fails. Payload’s own operations join it by its id.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (rows: Rows, transactionId: string) => Promise<T>,
): Promise<T> {
  const { drizzle, sessions } = drizzled(payload)
  const id = randomUUID()
  const endsWithWork = async () => {}
  try {
    return await drizzle.transaction((transaction) => {
      sessions[id] = { db: transaction, resolve: endsWithWork, reject: endsWithWork }
      return work(rowsOf(payload, id), id)
    })
  } finally {
    delete sessions[id]
  }
}
