import { valuesAt, type SearchRecord } from './record.ts'

/** One criterion by a number: `desc(popularity)`. */
export type NumberOrder = { path: string; sign: 1 | -1 }

/** Reads a criterion of a custom ranking; undefined where it is not one by a number. */
export function readNumberOrder(criterion: string): NumberOrder | undefined {
  const [, order, path] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? []
  return order && path ? { path, sign: order === 'asc' ? 1 : -1 } : undefined
}

/**
 * The sort key of a record with this number, the lower first. Records without the number come last, whatever the order.
 */
export const placeOf = (value: number, sign: 1 | -1): number => (Number.isNaN(value) ? Number.MAX_VALUE : sign * value)

/** Records of which each may be read more than once: all of them parsed take several times the memory of their JSON. */
export type Records = { readonly length: number; at(place: number): SearchRecord | undefined }

/**
 * In which order records are numbered: as the custom ranking wants them, and the earlier first among equals. So what a
 * search finds is in the order of the custom ranking from the beginning.
 */
export function numbering(records: Records, criteria: readonly string[]): Uint32Array {
  const places = Uint32Array.from({ length: records.length }, (_, place) => place)
  const orders = criteria.flatMap((each) => readNumberOrder(each) ?? [])
  if (orders.length === 0) return places
  const keys = orders.map(() => new Float64Array(records.length))
  for (const place of places) {
    const record = records.at(place)!
    for (const [i, { path, sign }] of orders.entries()) keys[i]![place] = placeOf(firstNumber(record, path), sign)
  }
  return places.sort((a, b) => {
    for (const key of keys) if (key[a] !== key[b]) return key[a]! - key[b]!
    return a - b
  })
}

function firstNumber(record: SearchRecord, path: string): number {
  const value = valuesAt(record, path).find((each) => typeof each === 'number' || typeof each === 'boolean')
  return value === undefined ? Number.NaN : Number(value)
}
