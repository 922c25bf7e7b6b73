import type { Cart } from '../../domain/cart/cart.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { DeclineReason } from '../../domain/payment/payment.ts'
import { m } from '../../paraglide/messages.js'
import { promoRefusalText } from './checkout-words.ts'

/** Why no order was placed, in words that say what to do. */
export function placeRefusalText(refusal: PlaceRefusal, { cart }: { cart: Pick<Cart, 'lines'> }): string {
  switch (refusal.reason) {
    case 'sold-out':
      return m.place_sold_out({
        title: cart.lines.find(({ sku }) => sku === refusal.sku)?.title ?? refusal.sku,
        left: refusal.left,
      })
    case 'promo':
      return m.place_promo({ code: refusal.code, why: promoRefusalText(refusal.problem, refusal.minimum) })
    case 'declined':
      return declines[refusal.why]()
    default:
      return plain[refusal.reason]()
  }
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

const plain: Record<Exclude<PlaceRefusal['reason'], 'sold-out' | 'promo' | 'declined'>, () => string> = {
  empty: m.cart_empty_title,
  incomplete: m.place_changed,
  changed: m.place_changed,
  'pickup-later': m.place_pickup_later,
  'gift-card': m.place_gift_card,
  'payment-unavailable': m.place_payment_unavailable,
  'bad-request': m.place_bad_request,
  'too-many': m.place_too_many,
}
