import type { Promo } from '../promo/promo.ts'
import type { Checkout } from './checkout.ts'
import { discountsOf } from './promoted-lines.ts'
import type { Totals } from './quote.ts'

/** What is said of the code of a checkout, by what it takes off the order: shipping may be free already without it. */
export const appliedPromo = (
  { code, kind }: Pick<Promo, 'code' | 'kind'>,
  totals: Pick<Totals, 'discount' | 'promotions' | 'shippingDiscount'>,
): NonNullable<Checkout['promo']> => ({
  code,
  discount: discountsOf(totals).ofCode,
  freeShipping: kind === 'free-shipping',
  savesNothing: discountsOf(totals).ofCode + totals.shippingDiscount === 0,
})
