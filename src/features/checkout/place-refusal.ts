import type { Cart } from '../../domain/cart/cart.ts'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { Totals } from '../../domain/checkout/quote.ts'
import { money } from '../../domain/money.ts'
import type { DeclineReason } from '../../domain/payment/payment.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { promoEndText } from './checkout-words.ts'

/** What is ordered at present; `totals` where the amount is on the page. */
type Ordered = { cart: Pick<Cart, 'lines'>; totals?: Pick<Totals, 'due'> }

/** Why no order was placed, in words that say what to do. */
export function placeRefusalText(refusal: PlaceRefusal, { cart, totals }: Ordered): string {
  switch (refusal.reason) {
    case 'changed': {
      const { agreed } = refusal
      if (agreed === undefined || !totals || totals.due === agreed) return m.place_changed()
      const locale = getLocale()
      return m.place_changed_amount({ from: money(agreed, locale), to: money(totals.due, locale) })
    }
    case 'sold-out':
      return m.place_sold_out({
        title: cart.lines.find(({ sku }) => sku === refusal.sku)?.title ?? refusal.sku,
        left: refusal.left,
      })
    case 'promo':
      return m.place_promo({ code: refusal.code, why: promoEndText(refusal.problem, refusal.minimum) })
    case 'declined':
      return declines[refusal.why]()
    default:
      return plain[refusal.reason]()
  }
}

/** What changed since the review was shown, as far as it explains why no order was placed. */
export const reasonsFor = ({ reason }: PlaceRefusal, notices: readonly CheckoutNotice[]): CheckoutNotice[] =>
  notices.filter(({ kind }) => explains[reason]?.includes(kind))

const explains: Partial<Record<PlaceRefusal['reason'], readonly CheckoutNotice['kind'][]>> = {
  'sold-out': ['not-there', 'store-closed'],
  changed: ['price', 'promo', 'gift-card'],
  // The refusal names the code itself.
  promo: ['price', 'gift-card'],
  'gift-card': ['price', 'promo', 'gift-card'],
}

/** Where the page says why a card did not pay. */
export const DECLINED_ID = 'declined'

/** The same from a URL: an unknown reason is a plain refusal. */
export const declineText = (why: string): string =>
  (why in declines ? declines[why as DeclineReason] : m.place_declined)()

const declines: Record<DeclineReason, () => string> = {
  declined: m.place_declined,
  'insufficient-funds': m.place_insufficient_funds,
  'expired-card': m.place_expired_card,
  'authentication-failed': m.place_authentication_failed,
  unavailable: m.place_payment_unavailable,
}

const plain: Record<Exclude<PlaceRefusal['reason'], 'sold-out' | 'promo' | 'declined' | 'changed'>, () => string> = {
  empty: m.cart_empty_title,
  incomplete: m.place_incomplete,
  'pickup-later': m.place_pickup_later,
  'gift-card': m.place_gift_card,
  'payment-unavailable': m.place_payment_unavailable,
  'bad-request': m.place_bad_request,
  'too-many': m.place_too_many,
}
