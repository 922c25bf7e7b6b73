import type { CartAnswer, CartRefusal } from '../../domain/cart/cart.ts'
import { isPickupRefusal, type PickupRefusal } from '../../domain/pickup/pickup.ts'
import { MOST_RECIPIENTS } from '../../domain/gift-card/gift-card.ts'
import { m } from '../../paraglide/messages.js'
import { giftLimits } from '../price/gift-words.ts'

type Refused = Extract<CartAnswer, { ok: false }>

/** Why nothing was added, in words. */
export const refusalText = ({ reason, left = 0 }: Pick<Refused, 'reason' | 'left'>): string =>
  isPickupRefusal(reason) ? m.product_refused_pickup() : words[reason](left)

const words: Record<Exclude<CartRefusal, PickupRefusal>, (left: number) => string> = {
  'no-size': () => m.product_size_needed(),
  'sold-out': () => m.product_refused_sold_out(),
  'not-enough': (left) => m.product_refused_not_enough({ count: left }),
  'too-many': (left) => m.product_refused_too_many({ count: left }),
  unavailable: () => m.product_refused_unavailable(),
  'not-stocked': () => m.product_refused_unavailable(),
  'unknown-sku': () => m.product_refused_unavailable(),
  'not-in-cart': () => m.product_refused_failed(),
  'cart-full': () => m.product_refused_cart_full(),
  'gift-amount': () => m.gift_refused_amount(giftLimits()),
  'gift-recipient': () => m.gift_refused_recipient({ count: MOST_RECIPIENTS }),
  'gift-day': () => m.gift_refused_day(),
  'gift-differs': () => m.gift_refused_differs(),
  'bad-request': () => m.product_refused_failed(),
}
