import type { Picture } from '../catalog/product.ts'
import type { Locale } from '../locale.ts'
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

/** Each product of an order once, in its order: none that came back or was never sent whole, and no gift card. */
export function invitedProducts(lines: readonly OrderLine[], locale: Locale): InvitedProduct[] {
  const kept = lines.filter((line) => line.taxClass !== 'gift-card' && refundedUnits(line) < line.quantity)
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
