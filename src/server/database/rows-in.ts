import { chunk } from './chunk.ts'
import { sqlList, type Rows, type sql } from './database.ts'

/** Values of one statement: SQLite binds 32,766 at most. */
const MOST_BOUND = 10_000

/** The rows of a query that asks by an `in (…)`, however many values there are; none for none. */
export async function rowsIn<Row extends Record<string, unknown>>(
  rows: Rows,
  values: readonly (string | number)[],
  query: (list: ReturnType<typeof sqlList>) => ReturnType<typeof sql>,
): Promise<Row[]> {
  const found: Row[] = []
  for (const part of chunk(values, MOST_BOUND)) for (const row of await rows<Row>(query(sqlList(part)))) found.push(row)
  return found
}
