import type { Totals } from '../checkout/quote.ts'
import { sum, type Cents } from '../money.ts'
import { refundedUnits, type OrderLine } from './order-line.ts'
import { returnLabelOf } from './return-label.ts'
import type { LineUnits } from './parcel-record.ts'

/**
 * The units that come back, or cannot be sent, by the index of their line, and whether the delivery is refunded too.
 * `label`: they came by mail, and the label is taken off; nothing is, where no units come back.
 */
export type Return = { lines: readonly LineUnits[]; shipping: boolean; label?: boolean | undefined }

type Sold = {
  lines: readonly Pick<OrderLine, 'net' | 'taxes' | 'quantity' | 'returned' | 'cancelled'>[]
  totals: Pick<Totals, 'shipping' | 'shippingDiscount' | 'shippingTaxes'>
  returnLabel?: Cents
}

/**
 * The refund for units that come back or cannot be sent, with their part of discounts and taxes. Units of a line are
 * rounded cumulatively: in whichever portions they are refunded, all units together refund exactly what the line cost,
 * and all lines with the delivery the total.
 */
export function refundFor(sold: Sold, back: Return): Cents {
  const { lines, totals } = sold
  const goods = back.lines.map(({ line, quantity }) => {
    const each = lines[line]
    return each ? partOf(each, refundedUnits(each) + quantity) - partOf(each, refundedUnits(each)) : 0
  })
  const delivery = back.shipping ? totals.shipping - totals.shippingDiscount + sum(totals.shippingTaxes) : 0
  return Math.max(0, sum(goods) + delivery - (back.label && back.lines.length > 0 ? returnLabelOf(sold) : 0))
}

/** What a refund is made of, in cents, before the label is taken off. */
export type RefundParts = { goods: Cents; delivery: Cents; taxes: Cents }

/**
 * What a refund of these units is made of, read from the order in which they are gone already; undefined where it was
 * another sum, as when less was left to go back.
 *
 * @param gross what went back, and what was taken off for the label
 */
export function refundParts(sold: Sold, units: readonly LineUnits[], gross: Cents): RefundParts | undefined {
  const { shipping, shippingDiscount, shippingTaxes } = sold.totals
  const ofUnits = (amountOf: (line: Sold['lines'][number]) => Cents) =>
    sum(
      units.map(({ line, quantity }) => {
        const each = sold.lines[line]
        if (!each) return 0
        const gone = refundedUnits(each)
        return shareOf(amountOf(each), each.quantity, gone) - shareOf(amountOf(each), each.quantity, gone - quantity)
      }),
    )
  const goods = ofUnits(({ net }) => net)
  const taxed = ofUnits(({ net, taxes }) => net + sum(taxes))
  const delivery = shipping - shippingDiscount
  const rest = gross - taxed
  if (rest === 0) return { goods, delivery: 0, taxes: taxed - goods }
  if (rest !== delivery + sum(shippingTaxes)) return undefined
  return { goods, delivery, taxes: gross - goods - delivery }
}

/** What of such a refund pays for the label: never more than the refund was. `most`: as much as can still go back. */
export const labelPaid = (sold: Sold, back: Return, most: Cents): Cents =>
  Math.min(most, refundFor(sold, { ...back, label: false })) - Math.min(most, refundFor(sold, back))

/** Whether so many units can come back: whole ones, and not more than are out. */
export const canReturn = (lines: Sold['lines'], back: Return): boolean =>
  new Set(back.lines.map(({ line }) => line)).size === back.lines.length &&
  back.lines.every(({ line, quantity }) => {
    const sold = lines[line]
    return (
      sold !== undefined &&
      Number.isInteger(quantity) &&
      quantity > 0 &&
      refundedUnits(sold) + quantity <= sold.quantity
    )
  })

/** Where the money goes: to the card as far as it paid, the rest to the gift cards. */
export function splitRefund(amount: Cents, paidByCard: Cents): { card: Cents; giftCards: Cents } {
  const card = Math.min(amount, Math.max(0, paidByCard))
  return { card, giftCards: amount - card }
}

/** How an amount goes back to what paid, in its order, after what went back before. */
export function spread(amount: Cents, before: Cents, paid: readonly Cents[]): Cents[] {
  let [skip, left] = [before, amount]
  return paid.map((whole) => {
    const part = Math.min(left, Math.max(0, whole - skip))
    skip = Math.max(0, skip - whole)
    left -= part
    return part
  })
}

const partOf = ({ net, taxes, quantity }: Sold['lines'][number], units: number): Cents =>
  shareOf(net + sum(taxes), quantity, units)

/** What so many of the units that cost an amount together cost, rounded cumulatively; nothing where there are none. */
export const shareOf = (amount: Cents, quantity: number, units: number): Cents =>
  quantity === 0 ? 0 : Math.floor((amount * units) / quantity + 0.5)
