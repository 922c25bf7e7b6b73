type Query = { [name: string]: string | string[] }

/**
 * The query of a list whose columns are JSON once. After a reload Payload's list has them as the text of its address,
 * and makes JSON of that text at the next order or page: its server takes that for no columns at all, and shows the
 * usual ones.
 */
export function withOnceEncodedColumns(query: Query): Query {
  const { columns } = query
  const decoded = typeof columns === 'string' ? textIn(columns) : undefined
  return decoded === undefined ? query : withOnceEncodedColumns({ ...query, columns: decoded })
}

/** The text that is JSON here; undefined for anything else. */
function textIn(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
