import { columnName } from '../reviews/review-table.ts'
import { withoutMarks } from '../without-marks.ts'
import { readOrderNumber } from './order-number.ts'
import { plainCode } from './tracking-url.ts'

/** The columns of a table of parcels that left, each under the names that shops and carriers give it. */
const names = {
  number: ['number', 'order', 'order_number', 'numero', 'commande', 'numero_de_commande', 'no_de_commande'],
  carrier: ['carrier', 'transporteur'],
  code: ['tracking_number', 'tracking', 'tracking_code', 'numero_de_suivi', 'no_de_suivi', 'suivi'],
} as const
export type TrackingColumn = keyof typeof names
export const trackingColumns = ['number', 'carrier', 'code'] as const satisfies readonly TrackingColumn[]

/** Characters, as of the form (server/orders/order-endpoints.ts). */
export const LONGEST_LABEL = 80

/** One parcel of an order, as a line of the table has it. */
export type TrackingLine = { number: string; carrier: string; code: string }
export type TrackingFault = 'no-number' | 'no-tracking' | 'too-long' | 'rounded'

/** Which of the titles is which column, by its place; or the columns that are missing, or there twice. */
export function readTrackingTitles(
  titles: readonly string[],
): { title: Record<TrackingColumn, string> } | { missing: TrackingColumn[]; twice: TrackingColumn[] } {
  const found = trackingColumns.map((column) => ({
    column,
    titles: titles.filter((title) => names[column].some((name) => name === columnName(withoutMarks(title)))),
  }))
  const [missing, twice] = [
    found.filter((one) => one.titles.length === 0),
    found.filter((one) => one.titles.length > 1),
  ]
  if (missing.length + twice.length > 0)
    return { missing: missing.map(({ column }) => column), twice: twice.map(({ column }) => column) }
  const of = (wanted: TrackingColumn) => found.find(({ column }) => column === wanted)?.titles[0] ?? ''
  return { title: { number: of('number'), carrier: of('carrier'), code: of('code') } }
}

/** The parcel of a line, or what is wrong with it. */
export function readTrackingLine({ number: typed, carrier, code }: TrackingLine): TrackingLine | TrackingFault {
  const number = readOrderNumber(typed)
  if (!number) return 'no-number'
  if (!carrier || !code) return 'no-tracking'
  if (Math.max(carrier.length, code.length) > LONGEST_LABEL) return 'too-long'
  // A spreadsheet keeps fifteen digits of what it takes for a number, and Canada Post has sixteen.
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(code)) return 'rounded'
  return { number, carrier, code }
}

/** Whether one of the parcels is the one of this number, however it is written. */
export const hasLeftUnder = (parcels: readonly { code: string }[], code: string): boolean =>
  parcels.some((parcel) => plainCode(parcel.code) === plainCode(code))
