import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { folded } from '../../domain/search/folded.ts'
import { preparedStatements, type Prepared } from './prepared-statements.ts'

/** What Payload's adapter asks of its driver: the interface of libsql. */
export type Client = ReturnType<ReturnType<typeof sqliteAdapter>['init']>['client']
type Statement = Parameters<Client['execute']>[0]
type Result = Awaited<ReturnType<Client['execute']>>
type Row = Result['rows'][number]
type Value = Row[number]
type Args = NonNullable<Exclude<Statement, string>['args']>

/**
 * A connection to the database of Node itself, in the form in which Payload's adapter wants its driver: libsql's own
 * SQLite is of January 2024 and gets no more of its corrections. Values are bound and read as libsql does: a number as
 * a real one, which a column of integers turns into an integer.
 */
export function nodeSqlite(file: string): Client {
  const database = new DatabaseSync(file)
  database.exec('pragma temp_store = memory')
  database.function('folded', { deterministic: true }, foldedOnce())
  const prepared = preparedStatements(database)
  return {
    protocol: 'file',
    get closed() {
      return !database.isOpen
    },
    execute: async (statement: Statement, args: Args = []) =>
      typeof statement === 'string'
        ? run(prepared.of, statement, args)
        : run(prepared.of, statement.sql, statement.args ?? []),
    executeMultiple: async (sql) => {
      prepared.forget()
      withCode(() => database.exec(sql))
    },
    close: () => database.close(),
    batch: unused,
    migrate: unused,
    sync: unused,
    transaction: unused,
  }
}

/** The adapter calls none of them: transactions are opened by the queue of writers. */
const unused = (): never => {
  throw new Error('not a part of this driver')
}

/** What staff search by (folded-search.ts). A list has a product's title once for each of its variants, one after another. */
function foldedOnce() {
  let last = { text: '', plain: '' }
  return (text: SQLInputValue) => {
    if (typeof text !== 'string') return text
    if (text !== last.text) last = { text, plain: folded(text) }
    return last.plain
  }
}

function run(prepared: (sql: string) => Prepared, sql: string, args: Args): Result {
  return withCode(() => {
    if (!Array.isArray(args)) throw new TypeError('Values are bound by their place, not by a name.')
    const { statement, columns, names } = prepared(sql)
    const values = args.map(toSqlite)
    if (columns.length === 0) {
      const { changes, lastInsertRowid } = statement.run(...values)
      return resultOf({ rowsAffected: Number(changes), lastInsertRowid: BigInt(lastInsertRowid) })
    }
    const rows: unknown[] = statement.all(...values)
    return resultOf({
      columns: names,
      columnTypes: columns.map(({ type }) => type ?? ''),
      rows: rows.map((row) => new ReadRow(row as SqliteValue[], names)),
    })
  })
}

function resultOf(parts: Partial<Result>): Result {
  const result = { columns: [], columnTypes: [], rows: [], rowsAffected: 0, lastInsertRowid: undefined, ...parts }
  return { ...result, toJSON: () => result }
}

type SqliteValue = string | number | null | Uint8Array

const toSqlite = (value: unknown): SQLInputValue => {
  if (value === undefined) throw new TypeError('undefined cannot be written to the database.')
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return value as SQLInputValue
}

const fromSqlite = (value: SqliteValue): Value => (value instanceof Uint8Array ? new Uint8Array(value).buffer : value)

/** SQLite's own limit. */
const MOST_COLUMNS = 2000

/** A row is read by names and by places. Only names are listed: Drizzle copies a row by them. */
class ReadRow {
  [name: string]: Value
  readonly #values: readonly Value[]

  static {
    for (let place = 0; place < MOST_COLUMNS; place++)
      Object.defineProperty(this.prototype, place, {
        get(this: ReadRow) {
          return this.#values[place]
        },
      })
  }

  constructor(row: readonly SqliteValue[], names: readonly string[]) {
    this.#values = row.map(fromSqlite)
    for (const [place, name] of names.entries())
      // Of two columns with one name the first has it.
      if (name !== 'length' && !Object.hasOwn(this, name)) this[name] = this.#values[place] ?? null
  }

  get length(): number {
    return this.#values.length
  }
}

/** Extended codes by which a refusal is known, and the primary ones of what goes wrong with a file. */
const codes: Record<number, string> = {
  1: 'ERROR',
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
  26: 'NOTADB',
  275: 'CONSTRAINT_CHECK',
  787: 'CONSTRAINT_FOREIGNKEY',
  1299: 'CONSTRAINT_NOTNULL',
  1555: 'CONSTRAINT_PRIMARYKEY',
  1811: 'CONSTRAINT_TRIGGER',
  2067: 'CONSTRAINT_UNIQUE',
}

/** A refusal of SQLite. Payload tells by `code` that a value is there already. */
class SqliteError extends Error {
  constructor(
    readonly code: string,
    cause: Error,
  ) {
    super(`${code}: ${cause.message}`, { cause })
  }
}

function withCode<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error
    const number = Number(error.errcode)
    throw new SqliteError(`SQLITE_${codes[number] ?? codes[number & 0xff] ?? number}`, error)
  }
}
