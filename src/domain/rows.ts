import { isPlainObject, type PlainObject as Fields } from './plain-object.ts'
import { shareEqual } from './share-equal.ts'

declare const shape: unique symbol

/** Data whose lists of objects are tables. Made by `inRows`, read by `ofRows`. */
export type InRows<T> = { readonly rows: unknown; readonly [shape]?: T }

/** The key of a table; no field of data has such a name. */
const TABLE = '#'
/** Objects from which on a list is shorter as a table. */
const FEWEST = 3

const plainOf = new WeakMap<object, unknown>()

/**
 * The data of a page with each list of similar objects written as a table: the names of the fields once, and the fields
 * of each object in their order. React Router sends with each object the number of each of its names, which is half of
 * what the sizes of a product take. Equal parts are one object (`shareEqual`). For plain data, as of JSON, without a
 * field named `#`.
 */
export function inRows<T>(data: T): InRows<T> {
  const rows = { rows: shareEqual(tabled(data)) }
  // The server renders what it sends.
  plainOf.set(rows, data)
  return rows
}

/** The data that `inRows` got, the same object each time. Of another T than it got, the types cannot tell. */
export function ofRows<T>(sent: InRows<T>): T {
  if (!plainOf.has(sent)) plainOf.set(sent, untabled(sent.rows))
  return plainOf.get(sent) as T
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const mapped = (value: Fields, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]))

function tabled(value: unknown): unknown {
  if (!isObject(value)) return value
  if (!Array.isArray(value)) return mapped(value, tabled)
  const keys = value.length >= FEWEST && value.every(isPlainObject) ? keysOfMost(value) : undefined
  if (!keys) return value.map(tabled)
  return { [TABLE]: [keys, ...value.map((row: Fields) => keys.map((key) => tabled(row[key])))] }
}

/** All names of fields of some objects, if three quarters of the places in a table of them have a value. */
function keysOfMost(rows: Fields[]): string[] | undefined {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const values = rows.flatMap((row) => Object.values(row).filter((each) => each !== undefined)).length
  return values * 4 >= keys.length * rows.length * 3 ? keys : undefined
}

function untabled(value: unknown): unknown {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(untabled)
  const table = value[TABLE]
  if (!Array.isArray(table)) return mapped(value, untabled)
  const [keys, ...rows] = table as [string[], ...unknown[][]]
  return rows.map((row) =>
    Object.fromEntries(keys.flatMap((key, at) => (row[at] === undefined ? [] : [[key, untabled(row[at])]]))),
  )
}
