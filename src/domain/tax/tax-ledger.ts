import type { ProvinceCode } from '../address/province.ts'
import { sum, type Cents } from '../money.ts'
import { isDeliveryRefund, notedUnits } from '../orders/event-note.ts'
import type { Order, OrderEvent } from '../orders/order.ts'
import { refundedUnits } from '../orders/order-line.ts'
import { partsEver } from '../orders/order-parts.ts'
import { shareOf } from '../orders/refund.ts'
import type { TaxCode } from './tax-rate.ts'

/** What of a tax a sale or a refund moves: the tax, and the amount it is on. */
export type TaxShare = { province: ProvinceCode | ''; code: TaxCode; base: Cents; tax: Cents }

/** A sale, or what was refunded of it. With its taxes it is what was charged, or what was paid back and `kept`. */
export type LedgerEntry = {
  kind: 'sale' | 'refund'
  /** ISO in UTC. */
  at: string
  /** Before taxes, the delivery included. */
  goods: Cents
  /** Gift cards sold: money and no goods. */
  giftCards: Cents
  /** What was taken off a refund, for the label of a return; below zero where it was paid back after all. */
  kept: Cents
  shares: TaxShare[]
}

export type LedgerOrder = Pick<
  Order,
  'placedAt' | 'address' | 'store' | 'parts' | 'formerParts' | 'lines' | 'totals' | 'payment'
> & { shippingReturned?: boolean }
export type LedgerEvent = Pick<OrderEvent, 'at' | 'kind' | 'state' | 'note' | 'amount'>

/** Whatever is refunded for itself: a line, or the delivery. `taxes` and `bases`: for each tax of the order. */
type Piece = {
  quantity: number
  net: Cents
  taxes: Cents[]
  bases: Cents[]
  province: ProvinceCode | ''
  isCard: boolean
}

/**
 * The sale of an order on the day it was placed, or paid where it is paid at the store, and each refund of it on its
 * own day, with the taxes of what came back. A correction changes the sale itself: it has no entry.
 */
export function ledgerOf(order: LedgerOrder, events: readonly LedgerEvent[]): LedgerEntry[] {
  const soldAt = order.payment.method === 'store' ? events.find(({ kind }) => kind === 'paid')?.at : order.placedAt
  if (soldAt === undefined) return []
  const pieces = piecesOf(order)
  const steps = events.filter((event) => isRefund(event) && event.at >= soldAt)
  const last = steps.findLast((event) => !isDeliveryRefund(event))
  const isDeliveryApart = steps.some(isDeliveryRefund)
  let out = pieces.map(() => 0)
  const entries = [{ ...moved(order, pieces, out, wholeOf(pieces)), kind: 'sale' as const, at: soldAt, kept: 0 }]
  return [
    ...entries,
    ...steps.map((event): LedgerEntry => {
      const next = unitsAfter(order, pieces, out, event, { isLast: event === last, isDeliveryApart })
      const change = moved(order, pieces, out, next)
      out = next
      return {
        ...change,
        kind: 'refund',
        at: event.at,
        kept: event.amount === undefined ? 0 : sumOf(change) - event.amount,
      }
    }),
  ]
}

const isRefund = (event: LedgerEvent): boolean =>
  event.kind === 'returned' || event.kind === 'cancelled' || isDeliveryRefund(event)

/** All that an entry is about. */
const sumOf = ({ goods, giftCards, shares }: Pick<LedgerEntry, 'goods' | 'giftCards' | 'shares'>): Cents =>
  goods + giftCards + sum(shares.map(({ tax }) => tax))

/** The lines of an order, and its delivery last. */
function piecesOf(order: LedgerOrder): Piece[] {
  const { address, store, lines, totals } = order
  const parts = partsEver(order)
  const whole = address?.province ?? store?.province ?? ''
  const all = lines.map(({ quantity, net, taxes, taxClass, part }): Piece => ({
    quantity,
    net,
    taxes: totals.taxes.map((_, nth) => taxes[nth] ?? 0),
    // A line on which there is nothing of a tax is not what it is on.
    bases: totals.taxes.map((_, nth) => (taxes[nth] ? net : 0)),
    province: parts.find(({ id }) => id === part)?.store?.province ?? whole,
    isCard: taxClass === 'gift-card',
  }))
  const delivery = {
    quantity: 1,
    net: totals.shipping - totals.shippingDiscount,
    taxes: totals.taxes.map((_, nth) => totals.shippingTaxes[nth] ?? 0),
    bases: totals.taxes.map(({ base }, nth) => base - sum(all.map(({ bases }) => bases[nth] ?? 0))),
    province: whole,
    isCard: false,
  } as const
  return [...all, delivery]
}

/**
 * How many units of each piece are refunded after a step. Its note lists them; where it lists none, and in the last
 * step, it is whatever else the order says was refunded.
 */
function unitsAfter(
  { lines, shippingReturned }: LedgerOrder,
  pieces: readonly Piece[],
  out: readonly number[],
  event: LedgerEvent,
  { isLast, isDeliveryApart }: { isLast: boolean; isDeliveryApart: boolean },
): number[] {
  if (event.kind === 'cancelled' && event.state === 'cancelled') return wholeOf(pieces)
  const next = [...out]
  const delivery = lines.length
  if (!isDeliveryRefund(event)) {
    const noted = notedUnits(event.note)
    for (const [place, line] of lines.entries()) {
      const left = refundedUnits(line) - (out[place] ?? 0)
      const units = noted.find(({ sku, quantity }) => sku === line.sku && quantity > 0)
      const taken = isLast || noted.length === 0 ? left : Math.min(left, units?.quantity ?? 0)
      if (units) units.quantity -= taken
      next[place] = (out[place] ?? 0) + taken
    }
    // The note does not say whether the delivery was refunded too: the amount does.
    const goods = sum(
      pieces.map((piece, place) => chargedFor(piece, next[place] ?? 0) - chargedFor(piece, out[place] ?? 0)),
    )
    if (isDeliveryApart || (!isLast && (event.amount ?? 0) <= goods)) return next
  }
  if (shippingReturned) next[delivery] = 1
  return next
}

/** What goes from one number of units to another of each piece. */
function moved(
  { totals }: Pick<LedgerOrder, 'totals'>,
  pieces: readonly Piece[],
  before: readonly number[],
  after: readonly number[],
): Pick<LedgerEntry, 'goods' | 'giftCards' | 'shares'> {
  const parts = pieces.map((piece, place) => {
    const between = (of: (units: number) => Cents) => of(after[place] ?? 0) - of(before[place] ?? 0)
    const taxes = piece.taxes.map((tax) => between((units) => shareOf(tax, piece.quantity, units)))
    const bases = piece.bases.map((base) => between((units) => shareOf(base, piece.quantity, units)))
    const { isCard, province } = piece
    return { isCard, province, taxes, bases, net: between((units) => chargedFor(piece, units)) - sum(taxes) }
  })
  const netOf = (cards: boolean) => sum(parts.filter(({ isCard }) => isCard === cards).map(({ net }) => net))
  return {
    goods: netOf(false),
    giftCards: netOf(true),
    shares: totals.taxes.flatMap(({ code, province }, nth) =>
      parts.flatMap((part): TaxShare[] => {
        const [base, tax] = [part.bases[nth] ?? 0, part.taxes[nth] ?? 0]
        return base === 0 && tax === 0 ? [] : [{ province: province ?? part.province, code, base, tax }]
      }),
    ),
  }
}

/** As it is refunded: all units together are what the piece cost. */
const chargedFor = ({ net, taxes, quantity }: Piece, units: number): Cents => shareOf(net + sum(taxes), quantity, units)
const wholeOf = (pieces: readonly Piece[]): number[] => pieces.map(({ quantity }) => quantity)
