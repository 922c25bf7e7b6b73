type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array
type ColumnAt = new (memory: SharedArrayBuffer, from: number, length: number) => Column

/** Where each type of numbers may begin. */
const ALIGNED = 8

/**
 * The same data with all its arrays in one piece of memory that threads share.
 *
 * An array that is transferred from another thread counts as memory that V8 has to watch: while it collects garbage, it
 * collects for some milliseconds more at each of them, and at the fifty of a segment all of it in one turn of the event
 * loop (0036). Memory that is shared does not count.
 */
export function inSharedMemory<T>(data: T): T {
  let size = 0
  withColumns(data, (column) => {
    size += aligned(column.byteLength)
    return column
  })
  const memory = new SharedArrayBuffer(size)
  let at = 0
  return withColumns(data, (column) => {
    const moved = new (column.constructor as ColumnAt)(memory, at, column.length)
    moved.set(column)
    at += aligned(column.byteLength)
    return moved
  })
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNED) * ALIGNED

/** The same data with other arrays. */
function withColumns<T>(value: T, other: (column: Column) => Column): T {
  if (Array.isArray(value)) return value.map((each) => withColumns(each, other)) as T
  if (ArrayBuffer.isView(value)) return other(value as T & Column) as T & Column
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withColumns(each, other)])) as T
}
