import { MOST_LINES, type CartLine, type CartRefusal } from '../../domain/cart/cart.ts'
import { MOST_RECIPIENTS } from '../../domain/gift-card/gift-card.ts'
import { m } from '../../paraglide/messages.js'
import { giftLimits } from '../price/gift-words.ts'

/** A refusal in words. */
export const refusalText = ({ reason, left = 0 }: { reason: CartRefusal; left?: number }): string =>
  refusals[reason](left)

/** Why a line cannot be bought as it is, in words. */
export function problemText({
  problem,
  left,
  pickup,
}: Pick<CartLine, 'problem' | 'left' | 'pickup'>): string | undefined {
  if (pickup?.refusal) return refusals[pickup.refusal](left)
  return problem && problems[problem](left)
}

const refusals: Record<CartRefusal, (left: number) => string> = {
  'no-size': () => m.cart_refusal_no_size(),
  'unknown-sku': () => m.cart_refusal_unknown_sku(),
  'not-in-cart': () => m.cart_refusal_not_in_cart(),
  'sold-out': () => m.cart_refusal_sold_out(),
  'not-enough': (count) => m.cart_refusal_not_enough({ count }),
  unavailable: () => m.cart_refusal_unavailable(),
  'not-stocked': () => m.cart_refusal_not_stocked(),
  'too-many': (count) => m.cart_refusal_too_many({ count }),
  'cart-full': () => m.cart_refusal_cart_full({ count: MOST_LINES }),
  'gift-amount': () => m.gift_refused_amount(giftLimits()),
  'gift-recipient': () => m.gift_refused_recipient({ count: MOST_RECIPIENTS }),
  'gift-day': () => m.gift_refused_day(),
  'gift-differs': () => m.gift_refused_differs(),
  'bad-request': () => m.cart_refusal_bad_request(),
  'not-for-pickup': () => m.pickup_refusal_not_for_pickup(),
  'unknown-store': () => m.pickup_refusal_unknown_store(),
  'no-pickup-here': () => m.pickup_refusal_no_pickup_here(),
  'closed-for-good': () => m.pickup_refusal_closed_for_good(),
  'not-stocked-here': () => m.pickup_refusal_not_stocked_here(),
  'sold-out-here': () => m.pickup_refusal_sold_out_here(),
  'not-enough-here': (count) => m.pickup_refusal_not_enough_here({ count }),
}

const problems: Record<NonNullable<CartLine['problem']>, (left: number) => string> = {
  'sold-out': () => m.cart_problem_sold_out(),
  'not-enough': (count) => m.cart_problem_not_enough({ count }),
  unavailable: () => m.cart_problem_unavailable(),
  pickup: () => m.cart_problem_pickup(),
}
