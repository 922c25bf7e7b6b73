import type { ValidationFieldError } from 'payload'

/** As many rows are named one by one. Our choice. */
const MOST_ROWS = 3

/**
 * What is wrong in the same field of many rows is one fault, with how many there are, such as “Variantes > Prix (24)”:
 * each field of the form still says its own.
 */
export function faultsOfRows(faults: readonly ValidationFieldError[]): ValidationFieldError[] {
  const groups = Map.groupBy(faults, ({ path, label }) => (typeof label === 'string' ? ofAnyRow(label) : path))
  return [...groups].flatMap(([label, rows]) => {
    const [first] = rows
    if (!first || rows.length <= MOST_ROWS) return rows
    return [{ ...first, label: `${label} (${rows.length})` }]
  })
}

/** A label without the numbers of the rows that it is in; the list that a row is in may be called as its tab. */
const ofAnyRow = (label: string): string =>
  label
    .split(' > ')
    .map((part, at, all) => (at < all.length - 1 ? part.replace(/ \d+(?=$| \()/, '') : part))
    .filter((part, at, all) => part !== all[at - 1])
    .join(' > ')
