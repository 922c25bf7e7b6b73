import { SHOP_ZONE } from '../shipping/delivery-estimate.ts'
import { addDays, dayInZone, instantOf, parseDay, type Day } from '../time.ts'
import type { Order } from './order.ts'
import { hasLeft } from './order-parts.ts'
import { outStates } from './order-state.ts'
import { canReturn } from './refund.ts'

/** Why something goes back; each has its words in both languages. */
export const returnReasons = ['too-small', 'too-large', 'not-as-expected', 'damaged', 'wrong-item', 'changed-mind', 'gift', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** What a shopper asks to send back: units of lines by their place in the order. Staff complete it by taking the goods back. */
export type ReturnRequest = { at: string; lines: { line: number; quantity: number }[]; reason: ReturnReason; note?: string }

/** The page of returns (seed/pages/returns.yaml): 60 days from delivery, gifts of November 1 to December 24 until January 31. */
export const RETURN_DAYS = 60
const giftSeason = { from: '-11-01', to: '-12-24', until: '-01-31' }
export const LONGEST_RETURN_NOTE = 500

type Sold = Pick<Order, 'state' | 'events' | 'placedAt' | 'delivery' | 'lines' | 'parts'>
type Line = Sold['lines'][number]

/** When a line left the shop and when it arrived, as far as somebody told; undefined while it is still here. */
function wayOf({ state, events, parts, delivery }: Sold, line: Line): { left?: string | undefined; arrived?: string | undefined; latest?: Day | undefined } | undefined {
  const told = (kind: 'delivered' | 'shipped') => events.findLast((event) => event.kind === kind)?.at
  const latest = delivery?.window.latest
  if (!parts) return outStates.includes(state) ? { left: told('shipped'), arrived: told('delivered'), latest } : undefined
  const part = parts.find(({ id }) => id === line.part)
  if (!part || !hasLeft(part)) return undefined
  const arrived = part.arrived ?? (part.state === 'delivered' ? told('delivered') : undefined)
  return part.store ? { arrived } : { left: part.left ?? told('shipped'), arrived, latest }
}

/**
 * The last day on which a line can be returned. Any order of the season may be a gift, so its longer time is given to all. Where
 * nobody told of the delivery, its last promised day counts. Undefined for what did not leave the shop.
 */
export function returnUntil(order: Sold, line: Line): Day | undefined {
  const { left, arrived, latest } = wayOf(order, line) ?? {}
  const leftOn = left && dayInZone(instantOf(left), SHOP_ZONE)
  const begin = arrived ? dayInZone(instantOf(arrived), SHOP_ZONE) : leftOn && latest && latest > leftOn ? latest : leftOn
  if (!begin) return undefined
  const [last, placed] = [addDays(begin, RETURN_DAYS), dayInZone(instantOf(order.placedAt), SHOP_ZONE)]
  const isGift = placed.slice(4) >= giftSeason.from && placed.slice(4) <= giftSeason.to
  const gift = isGift ? parseDay(`${Number(placed.slice(0, 4)) + 1}${giftSeason.until}`) : undefined
  return gift && gift > last ? gift : last
}

/** The lines of which something can come back, and how many units: what has left, each part for itself; gift cards cannot. */
export const returnable = (order: Sold): { line: number; left: number }[] =>
  order.lines.flatMap((one, line) => (one.taxClass === 'gift-card' || one.returned >= one.quantity || !wayOf(order, one) ? [] : [{ line, left: one.quantity - one.returned }]))

/** What can be asked back, each line until its own last day. */
export type ReturnOffer = { lines: { line: number; left: number; until: Day }[] }

/** What can be asked back today; undefined where nothing can, because it has not left, came back, or the time is over. */
export function returnOffer(order: Sold, today: Day): ReturnOffer | undefined {
  const lines = returnable(order).flatMap(({ line, left }) => {
    const until = order.lines[line] && returnUntil(order, order.lines[line])
    return until && until >= today ? [{ line, left, until }] : []
  })
  return lines.length > 0 ? { lines } : undefined
}

export type ReturnRefusal = 'unknown-order' | 'not-now' | 'already-open' | 'nothing-chosen' | 'not-so-many' | 'reason-missing' | 'too-many-tries'

/** Why a request cannot be taken; undefined if it can. */
export function returnRefusal(order: Sold & Pick<Order, 'returnRequest'>, asked: Omit<ReturnRequest, 'at'>, today: Day): ReturnRefusal | undefined {
  const offer = returnOffer(order, today)
  if (!offer) return 'not-now'
  if (order.returnRequest) return 'already-open'
  if (asked.lines.length === 0) return 'nothing-chosen'
  const known = asked.lines.every(({ line }) => offer.lines.some((one) => one.line === line))
  return known && canReturn(order.lines, { lines: asked.lines, shipping: false }) ? undefined : 'not-so-many'
}

/** Whether the same is asked for again, as a form that is sent twice does. */
export const sameReturn = (one: Omit<ReturnRequest, 'at'>, other: Omit<ReturnRequest, 'at'>): boolean => said(one) === said(other)
const said = ({ lines, reason, note = '' }: Omit<ReturnRequest, 'at'>) => JSON.stringify([lines.map(({ line, quantity }) => [line, quantity]).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)), reason, note])
