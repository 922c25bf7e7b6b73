import type { ReturnRequest } from './return-reason.ts'
import { shopDay } from '../shop-day.ts'
import { addDays, instantOf, parseDay, type Day } from '../time.ts'
import type { Order } from './order.ts'
import { unitsToPay } from './order-line.ts'
import { travels, unitsIn } from './parcel.ts'
import { unitCount, type LineUnits } from './parcel-record.ts'
import { canReturn } from './refund.ts'
import { RETURN_DAYS } from './return-days.ts'
import { waysOfReturn } from './return-ways.ts'
import { isPickedUp } from './units-out.ts'

const giftSeason = { from: '-11-01', to: '-12-24', until: '-01-31' }
export const LONGEST_RETURN_NOTE = 500

type Sold = Pick<
  Order,
  'state' | 'fulfilment' | 'events' | 'placedAt' | 'delivery' | 'lines' | 'parts' | 'parcels' | 'returnDays'
>

/** Units of a line that left the shop together, and the day from which their time runs. */
type Leg = { quantity: number; begin: Day }

/** The units of a line that have left: in parcels, or picked up at the store. */
function legsOf(order: Sold, line: number): Leg[] {
  const { events, parts, parcels, delivery, lines } = order
  const one = lines[line]
  if (!one || one.taxClass === 'gift-card') return []
  if (travels(order, one)) {
    return parcels.flatMap((parcel) => {
      const quantity = unitsIn([parcel], line)
      // Where the delivery was not reported, its last promised day counts.
      const [left, latest] = [shopDay(instantOf(parcel.left)), delivery?.window.latest]
      const begin = parcel.arrived ? shopDay(instantOf(parcel.arrived)) : latest && latest > left ? latest : left
      return quantity > 0 ? [{ quantity, begin }] : []
    })
  }
  const part = parts?.find(({ id }) => id === one.part)
  const at = part?.arrived ?? events.findLast(({ kind }) => kind === 'delivered')?.at
  const quantity = unitsToPay(one)
  return isPickedUp(order, one) && at && quantity > 0 ? [{ quantity, begin: shopDay(instantOf(at)) }] : []
}

/**
 * The last day on which a line can be returned: that of the units which came last. Any order of the season may be a
 * gift, so its longer time is given to all. Undefined for what did not leave the shop.
 */
export function returnUntil(order: Sold, line: number): Day | undefined {
  const begin = legsOf(order, line)
    .map((leg) => leg.begin)
    .toSorted()
    .at(-1)
  if (!begin) return undefined
  const [last, placed] = [addDays(begin, order.returnDays ?? RETURN_DAYS), shopDay(instantOf(order.placedAt))]
  const isGift = placed.slice(4) >= giftSeason.from && placed.slice(4) <= giftSeason.to
  const gift = isGift ? parseDay(`${Number(placed.slice(0, 4)) + 1}${giftSeason.until}`) : undefined
  return gift && gift > last ? gift : last
}

/**
 * The lines with units that can be returned, and how many: those that have left, part by part; gift cards cannot be
 * returned.
 */
export const returnable = (order: Sold): { line: number; left: number }[] =>
  order.lines.flatMap(({ returned }, line) => {
    const left = unitCount(legsOf(order, line)) - returned
    return left > 0 ? [{ line, left }] : []
  })

/** Whether such units can come back, as they have left; gift cards are refused elsewhere, by a reason of their own. */
export function areOut(order: Sold, lines: readonly LineUnits[]): boolean {
  const out = returnable(order)
  return lines.every(
    ({ line, quantity }) =>
      quantity <= (out.find((one) => one.line === line)?.left ?? 0) || order.lines[line]?.taxClass === 'gift-card',
  )
}

/** What can be returned, each line until its own last day. */
export type ReturnOffer = { lines: { line: number; left: number; until: Day }[] }

/**
 * What can be returned today; undefined if nothing can, because it has not left, already came back, or the period is
 * over.
 */
export function returnOffer(order: Sold, today: Day): ReturnOffer | undefined {
  const lines = returnable(order).flatMap(({ line, left }) => {
    const until = returnUntil(order, line)
    return until && until >= today ? [{ line, left, until }] : []
  })
  return lines.length > 0 ? { lines } : undefined
}

export type ReturnRefusal =
  | 'unknown-order'
  | 'not-now'
  | 'already-open'
  | 'nothing-chosen'
  | 'not-so-many'
  | 'reason-missing'
  | 'way-missing'
  | 'too-large-to-mail'
  | 'no-carrier'
  | 'too-many-tries'

/** Why a request cannot be taken; undefined if it can. */
export function returnRefusal(
  order: Sold & Pick<Order, 'returnRequest'>,
  asked: Omit<ReturnRequest, 'at'>,
  today: Day,
): ReturnRefusal | undefined {
  const offer = returnOffer(order, today)
  if (!offer) return 'not-now'
  if (order.returnRequest) return 'already-open'
  if (asked.lines.length === 0) return 'nothing-chosen'
  const known = asked.lines.every(
    ({ line, quantity }) => quantity <= (offer.lines.find((one) => one.line === line)?.left ?? 0),
  )
  if (!known || !canReturn(order.lines, { lines: asked.lines, shipping: false })) return 'not-so-many'
  const ways = waysOfReturn(asked.lines.flatMap(({ line }) => order.lines[line] ?? []))
  if (!asked.way || ways.includes(asked.way)) return undefined
  return asked.way === 'mail' ? 'too-large-to-mail' : 'no-carrier'
}

/** The units of a request that staff do not take back. */
export const notTakenBack = (
  request: Pick<ReturnRequest, 'lines'> | undefined,
  taken: readonly LineUnits[],
): LineUnits[] =>
  (request?.lines ?? []).flatMap(({ line, quantity }) => {
    const left = quantity - (taken.find((one) => one.line === line)?.quantity ?? 0)
    return left > 0 ? [{ line, quantity: left }] : []
  })

/**
 * Whether another return is asked for than staff saw: what they do would end it unread. `seen`: when that was asked
 * for, empty for none.
 */
export const isUnread = (request: Pick<ReturnRequest, 'at'> | undefined, seen: string | undefined): boolean =>
  request !== undefined && seen !== undefined && seen !== request.at

/** Whether the same is asked for again, as a form that is sent twice does. */
export const sameReturn = (one: Omit<ReturnRequest, 'at'>, other: Omit<ReturnRequest, 'at'>): boolean =>
  contentOf(one) === contentOf(other)
const contentOf = ({ lines, reason, way, note = '' }: Omit<ReturnRequest, 'at'>) =>
  JSON.stringify([
    lines.map(({ line, quantity }) => [line, quantity]).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
    reason,
    way,
    note,
  ])
