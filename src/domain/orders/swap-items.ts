import type { Totals } from '../checkout/quote.ts'
import type { Cents } from '../money.ts'
import type { DeliveryGroup } from '../shipping/delivery-groups.ts'
import type { SwapTarget } from './correction-record.ts'
import type { Order } from './order.ts'
import { refundedUnits, type OrderLine } from './order-line.ts'
import { isToCome } from './order-state.ts'
import type { LineUnits } from './parcel-record.ts'

type Standing = Pick<Order, 'state' | 'isPaid' | 'parts' | 'parcels' | 'lines'>
type Sold = { lines: readonly OrderLine[]; totals: Totals; groups?: DeliveryGroup[] }

/**
 * `employee`: the amount of an employee's year would change. `discounted`: what a promotion took off is more than the
 * other variant costs.
 */
export type SwapRefusal = 'employee' | 'discounted'

/**
 * The units that staff may swap for another size or colour: of a paid order of which nothing is packed, in no part that
 * is ready, no gift cards, and of no line of which something was refunded.
 */
export function swappable({ state, isPaid, parts, parcels, lines }: Standing): LineUnits[] {
  if (!isPaid || parcels.length > 0 || (state !== 'paid' && state !== 'preparing')) return []
  return lines.flatMap((sold, line) => {
    const part = parts?.find(({ id }) => id === sold.part)
    const isHere = part === undefined || isToCome(part.state)
    const may = isHere && sold.shippingClass !== 'none' && refundedUnits(sold) === 0
    return may ? [{ line, quantity: sold.quantity }] : []
  })
}

/**
 * An order with units of a line swapped for another variant of the product. The new one costs as much more or less than
 * the agreed price as the two differ now, so that a sale that began or ended meanwhile changes nothing; what promotions
 * took off stays. Taxes are those of the agreed price: where it costs another, `recounted` (correct-address.ts)
 * follows.
 */
export function swapped<O extends Sold>(order: O, { line, quantity }: LineUnits, to: SwapTarget): O | SwapRefusal {
  const sold = order.lines[line]
  if (!sold) throw new Error(`there is no line ${line}`)
  const difference = to.now.unit - to.soldNow.unit
  if (difference !== 0 && sold.asEmployee) return 'employee'
  const { kept, taken } = split(sold, quantity)
  const amount = taken.amount + difference * quantity
  if (amount < taken.discount) return 'discounted'
  const unit = sold.unit + difference
  const { colour: _, size: __, picture: ___, ...rest } = taken
  const other: OrderLine = {
    ...rest,
    sku: to.sku,
    ...(to.colour && { colour: to.colour }),
    ...(to.size && { size: to.size }),
    ...(to.picture && { picture: to.picture }),
    unit,
    regular: Math.max(unit, sold.regular + to.now.regular - to.soldNow.regular),
    amount,
    net: amount - taken.discount,
  }
  const lines = order.lines.flatMap((one, place) => (place === line ? [kept ?? other] : [one]))
  if (kept) lines.push(other)
  const { groups } = order
  return {
    ...order,
    lines,
    totals: { ...order.totals, merchandise: order.totals.merchandise + difference * quantity },
    ...(groups && { groups: groups.map((group) => withSku(group, sold.sku, to.sku, lines)) }),
  }
}

/** The place of the swapped units in the order after it. */
export const placeOfSwapped = (before: readonly OrderLine[], { line, quantity }: LineUnits): number =>
  before[line]?.quantity === quantity ? line : before.length

/** A line in two, which together cost to the cent what it did. */
function split(sold: OrderLine, units: number): { kept?: OrderLine; taken: OrderLine } {
  const left = sold.quantity - units
  if (left === 0) return { taken: sold }
  const share = (cents: Cents) => Math.floor((cents * left) / sold.quantity + 0.5)
  const part = (quantity: number, of: (cents: Cents) => Cents): OrderLine => ({
    ...sold,
    quantity,
    amount: sold.unit * quantity,
    discount: of(sold.discount),
    net: sold.unit * quantity - of(sold.discount),
    taxes: sold.taxes.map(of),
  })
  return { kept: part(left, share), taken: part(units, (cents) => cents - share(cents)) }
}

function withSku(group: DeliveryGroup, old: string, sku: string, lines: readonly OrderLine[]): DeliveryGroup {
  if (!group.skus.includes(old)) return group
  const stays = lines.some((line) => line.sku === old)
  return {
    ...group,
    skus: [...new Set(group.skus.flatMap((one) => (one === old ? (stays ? [old, sku] : [sku]) : [one])))],
  }
}
