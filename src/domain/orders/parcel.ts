import { lineUnits, type LineUnits, type Parcel } from './parcel-record.ts'
import type { Day } from '../time.ts'
import { type Order } from './order.ts'
import { unitsToPay, type OrderLine } from './order-line.ts'

type Sold = Pick<Order, 'fulfilment' | 'parts' | 'parcels'> & {
  lines: readonly Pick<OrderLine, 'quantity' | 'cancelled' | 'shippingClass' | 'part'>[]
}

/** The state of the shipped part, once one of its parcels has left. */
export type ParcelState = 'shipped-in-part' | 'shipped' | 'delivered'

/** Whether a line goes by parcel: not sent by e-mail, and not picked up at a store. */
export const travels = ({ fulfilment, parts }: Sold, { shippingClass, part }: Sold['lines'][number]): boolean =>
  shippingClass !== 'none' && (parts ? parts.some(({ id, store }) => id === part && !store) : fulfilment === 'ship')

/** The units that are still to be packed. */
export const unpacked = (sold: Sold): LineUnits[] =>
  lineUnits(sold.lines, (one, line) => (travels(sold, one) ? unitsToPay(one) - unitsIn(sold.parcels, line) : 0))

/** Those of them that can leave on a day: preorders wait for their own, and without one nobody knows when. */
export const packable = (sold: Sold & { lines: readonly Pick<OrderLine, 'preorder'>[] }, today: Day): LineUnits[] =>
  unpacked(sold).filter(({ line }) => {
    const preorder = sold.lines[line]?.preorder
    return !preorder || (preorder.from !== undefined && preorder.from <= today)
  })

/** How many units of a line have left in parcels. */
export const unitsIn = (parcels: readonly Parcel[], line: number): number =>
  parcels.reduce(
    (sum, parcel) => sum + parcel.lines.reduce((units, one) => units + (one.line === line ? one.quantity : 0), 0),
    0,
  )

/** Whether such units are of these: whole ones, some at all, each line once, and no more than there are. */
export function areOf(rest: readonly LineUnits[], lines: readonly LineUnits[]): boolean {
  const known = lines.every(
    ({ line, quantity }) =>
      Number.isInteger(quantity) && quantity > 0 && quantity <= (rest.find((one) => one.line === line)?.quantity ?? 0),
  )
  return lines.length > 0 && known && new Set(lines.map(({ line }) => line)).size === lines.length
}

/** Whether such units would fit but for those that left, or were cancelled, since somebody last looked. */
export const areMoreThanLeft = (sold: Sold, lines: readonly LineUnits[]): boolean =>
  lines.some(({ line, quantity }) => {
    const one = sold.lines[line]
    if (!one || !travels(sold, one) || quantity > one.quantity) return false
    return quantity > unitsToPay(one) - unitsIn(sold.parcels, line)
  })

/**
 * The parcels with one more, of all that is left unless it lists its lines; undefined where it is empty, or more than
 * is left.
 */
export function packed(
  sold: Sold,
  { lines: wanted, ...parcel }: Omit<Parcel, 'lines' | 'arrived'> & { lines?: readonly LineUnits[] | undefined },
): Parcel[] | undefined {
  const lines = wanted ? wanted.map((one) => ({ ...one })) : unpacked(sold)
  return areOf(unpacked(sold), lines) ? [...sold.parcels, { ...parcel, lines }] : undefined
}

/** The parcels after one of them arrived, by its place, or all that are on their way; undefined where none is. */
export function arrived(parcels: readonly Parcel[], nth: number | undefined, at: string): Parcel[] | undefined {
  const comes = parcels.map((parcel, place) => parcel.arrived === undefined && (nth === undefined || nth === place))
  return comes.includes(true)
    ? parcels.map((parcel, place) => (comes[place] ? { ...parcel, arrived: at } : parcel))
    : undefined
}

/** How far that is of which at least one parcel has left. */
export const stateOfParcels = (sold: Sold): ParcelState =>
  unpacked(sold).length > 0
    ? 'shipped-in-part'
    : sold.parcels.every((parcel) => parcel.arrived !== undefined)
      ? 'delivered'
      : 'shipped'
