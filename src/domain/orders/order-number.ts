/**
 * The capital letters that order numbers begin with; a hyphen stands before the digits. They are chosen before the
 * first order: a number that begins otherwise is not read.
 */
export const ORDER_PREFIX = 'P'

/** The source of a pattern: an order number as the shop writes it. */
export const ORDER_NUMBER = `${ORDER_PREFIX}-\\d{6,12}`

const TYPED = new RegExp(`^(?:${ORDER_PREFIX})?(\\d{6,12})$`)
const NAMED = new RegExp(`(?<![\\p{L}\\d])${ORDER_PREFIX}[\\s\\u00a0–—-]?\\d{6,12}(?!\\d)`, 'iu')

/** An order number as it was typed: in small letters, with spaces or a dash; undefined if it is not one. */
export function readOrderNumber(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const digits = TYPED.exec(typed.toUpperCase().replaceAll(/[\s\u00a0–—#-]/g, ''))?.[1]
  return digits && `${ORDER_PREFIX}-${digits}`
}

/** The first order that a text names by its number. */
export const namedOrder = (text: string): string | undefined => readOrderNumber(NAMED.exec(text)?.[0])

/** The number of the order with this row. */
export const orderNumber = (row: number): string => `${ORDER_PREFIX}-${String(100_000 + row)}`

/** What a number looks like, for whoever is asked for one. */
export const EXAMPLE_NUMBER = orderNumber(42)
