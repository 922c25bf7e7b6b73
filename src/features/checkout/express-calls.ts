import type {
  BuyNowAnswer,
  ExpressAnswer,
  ExpressOrder,
  ExpressPlaced,
  WalletPlace,
} from '../../domain/checkout/express.ts'
import type { Locale } from '../../domain/locale.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'

/** The shop did not answer, or not to what was asked. */
export type NoAnswer = { ok: false } & ({ reason: 'no-answer' } | { reason: 'too-many' } | { reason: 'bad-request' })
export type ExpressCalls = {
  /** `open`: the sheet was opened just now. */
  quote(asked: { open?: boolean; place?: WalletPlace; delivery?: RateCode }): Promise<ExpressAnswer | NoAnswer>
  order(order: ExpressOrder): Promise<ExpressPlaced | NoAnswer>
}

/**
 * What a wallet's sheet asks the shop, in the language of the page, of the shopper's cart or of one item's. The answer
 * to the opening gives the cart another token: what is asked meanwhile waits, or it would be of a cart that is gone.
 */
export function expressCalls(locale: Locale, buyNow?: string): ExpressCalls {
  let opening: Promise<unknown> = Promise.resolve()
  return {
    quote(asked) {
      const answer = opening.then(() => call<ExpressAnswer>('quote', { locale, buyNow, ...asked }))
      if (asked.open) opening = answer
      return answer
    },
    order: (order) => opening.then(() => call<ExpressPlaced>('order', { locale, buyNow, ...order })),
  }
}

/** Puts one item into a cart of its own. */
export const beginBuyNow = (
  item: { sku: string; quantity: number },
  locale: Locale,
): Promise<BuyNowAnswer | NoAnswer> => call<BuyNowAnswer>('buy-now', { locale, ...item })

async function call<Answer>(name: 'quote' | 'order' | 'buy-now', body: object): Promise<Answer | NoAnswer> {
  try {
    const response = await fetch(`/api/express-checkout/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
    })
    if (response.status === 429) return { ok: false, reason: 'too-many' }
    if (response.status === 400) return { ok: false, reason: 'bad-request' }
    if (response.status >= 500) return { ok: false, reason: 'no-answer' }
    return await response.json()
  } catch {
    return { ok: false, reason: 'no-answer' }
  }
}
