import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** A statement that is compiled, with the columns that it finds; none for one that only writes. */
export type Prepared = { statement: StatementSync; columns: ReturnType<StatementSync['columns']>; names: string[] }

const MOST_STATEMENTS = 100
/** A long one writes many rows, and its like may never come again. */
const LONGEST_KEPT = 20_000
/** What changes the columns that a statement has found. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop|attach|detach|vacuum|pragma)\b/i

/**
 * Statements, each compiled once: compiling was half of the time of a cart's queries. The least recently used go first.
 */
export function preparedStatements(database: DatabaseSync) {
  const bySql = new Map<string, Prepared>()
  return {
    of(sql: string): Prepared {
      if (CHANGES_TABLES.test(sql)) bySql.clear()
      const found = bySql.get(sql) ?? prepare(database, sql)
      if (sql.length > LONGEST_KEPT) return found
      bySql.delete(sql)
      bySql.set(sql, found)
      const [oldest] = bySql.keys()
      if (bySql.size > MOST_STATEMENTS && oldest !== undefined) bySql.delete(oldest)
      return found
    },
    forget: () => bySql.clear(),
  }
}

function prepare(database: DatabaseSync, sql: string): Prepared {
  const statement = database.prepare(sql)
  const columns = statement.columns()
  if (columns.length > 0) statement.setReturnArrays(true)
  return { statement, columns, names: columns.map(({ name }) => name) }
}
