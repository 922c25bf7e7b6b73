import { isLaterThanShown, type PlaceRefusal, type PlaceRequest } from '../../domain/checkout/place-order.ts'
import type { Contents } from './cart-contents.ts'
import type { PricedCart } from './checkouts.ts'

/** Why what the review asks for cannot be placed, if it cannot. */
export function refusalOf(
  priced: PricedCart | undefined,
  { key, due, waiting }: PlaceRequest,
): PlaceRefusal | undefined {
  if (!priced || priced.contents.lines.length === 0) return { reason: 'empty' }
  const { contents, stored, pricing } = priced
  const shortage = shortageIn(contents)
  if (shortage) return shortage
  if (pricing.next !== 'review') return { reason: 'incomplete' }
  if (stored.key !== key || pricing.quote.totals.due !== due) return changed(pricing)
  const isLater = waiting !== undefined && isLaterThanShown([...pricing.counters.values()], waiting)
  return isLater ? { reason: 'pickup-later' } : undefined
}

/** The first line of which there is less than the cart has, or which is no longer for sale. */
export function shortageIn({
  lines,
  gone: [gone],
}: Pick<Contents, 'lines' | 'gone'>): Extract<PlaceRefusal, { reason: 'sold-out' }> | undefined {
  if (gone) return { reason: 'sold-out', sku: gone.sku, left: 0 }
  const short = lines.find((line) => line.short !== undefined)
  return short && { reason: 'sold-out', sku: short.sku, left: short.short ?? 0 }
}

/** The review must be shown again; a code that no longer applies is named. */
export const changed = ({ promoProblem, notices }: PricedCart['pricing']): PlaceRefusal => {
  const promo = notices.find((notice) => notice.kind === 'promo')
  return promoProblem && promo
    ? {
        reason: 'promo',
        code: promo.code,
        problem: promoProblem,
        ...(promo.minimum !== undefined && { minimum: promo.minimum }),
      }
    : { reason: 'changed' }
}
