import type { Picture } from '../catalog/product.ts'
import type { Locale } from '../locale.ts'
import type { Order } from '../orders/order.ts'
import { refundedUnits, type OrderLine } from '../orders/order-line.ts'

/** Days after which the one mail asks: a parcel is under way first, what was picked up is at hand. Our choice. */
export const REVIEW_AFTER_DAYS = { shipped: 17, 'handed-over': 10 } as const

/** A product of an order that its buyer may review. */
export type InvitedProduct = { id: string; title: string; href: string; picture?: Picture; hasSize: boolean }

/**
 * What the link of the mail opens. `name` is how the buyer's name begins, which the form suggests; empty where none was
 * asked for.
 */
export type ReviewInvitation = {
  number: string
  name: string
  products: (InvitedProduct & { isWritten: boolean })[]
}

/** What the page of an order offers to review, each by a line of the order, and the token that opens it. */
export type ReviewOffer = { token: string; lines: ReviewableLine[] }
export type ReviewableLine = { line: number; product: string }

/** The first line of each product that may be reviewed; none before all of it has arrived. */
export function reviewableLines({ state, lines }: Pick<Order, 'state' | 'lines'>): ReviewableLine[] {
  if (state !== 'delivered' && state !== 'returned-in-part') return []
  const all = lines.flatMap((line, at) => (isReviewable(line) ? [{ line: at, product: line.productId }] : []))
  return all.filter(({ line, product }) => all.find((one) => one.product === product)?.line === line)
}

const isReviewable = (line: OrderLine): boolean => line.taxClass !== 'gift-card' && refundedUnits(line) < line.quantity

/** Each product of an order once, in its order: none that came back or was never sent whole, and no gift card. */
export function invitedProducts(lines: readonly OrderLine[], locale: Locale): InvitedProduct[] {
  const kept = lines.filter(isReviewable)
  const byId = new Map(kept.toReversed().map((line) => [line.productId, line]))
  return [...new Set(kept.map(({ productId }) => productId))].flatMap((id) => {
    const line = byId.get(id)
    if (!line) return []
    const hasSize = kept.some(({ productId, size }) => productId === id && size !== undefined)
    return [
      {
        id,
        title: line.title[locale],
        href: line.href[locale],
        ...(line.picture && { picture: line.picture }),
        hasSize,
      },
    ]
  })
}
