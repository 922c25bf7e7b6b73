import type { Cart } from '../../domain/cart/cart.ts'
import type { ExpressAnswer, ExpressDelivery, ExpressPlaced } from '../../domain/checkout/express.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { errorText } from './checkout-words.ts'
import type { NoAnswer } from './express-calls.ts'
import { placeRefusalText } from './place-refusal.ts'

export type ExpressRefused = Exclude<ExpressAnswer | ExpressPlaced | NoAnswer, { ok: true } | { reason: 'action' }>

/** Why a wallet did not pay, in words that say what to do. */
export function expressRefusalText(refusal: ExpressRefused, cart: Pick<Cart, 'lines'>): string {
  switch (refusal.reason) {
    case 'not-in-canada':
      return m.express_not_in_canada()
    case 'unknown-place':
      return m.express_unknown_place()
    case 'pickup':
      return m.express_pickup()
    case 'bought':
      return m.express_bought()
    case 'nothing-due':
      return m.express_nothing_due()
    case 'delivery':
      return m.checkout_error_delivery_unavailable()
    case 'no-answer':
      return m.express_no_answer()
    case 'fields':
      return refusal.errors.map(errorText).join(' ')
    default:
      return placeRefusalText(refusal, { cart })
  }
}

/** The first day and the last on which it arrives; nothing for what is not known. */
export const deliveryDays = ({ window }: ExpressDelivery, locale: Locale): string | undefined =>
  window &&
  m.product_delivery_dates({
    earliest: formatDay(window.earliest, locale, 'short'),
    latest: formatDay(window.latest, locale, 'short'),
  })
