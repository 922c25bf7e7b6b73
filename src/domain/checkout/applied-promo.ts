import type { Promo } from '../promo/promo.ts'
import type { Checkout } from './checkout.ts'
import type { Totals } from './quote.ts'

/** What is said of the code of a checkout, by what it takes off the order: shipping may be free already without it. */
export const appliedPromo = (
  { code, kind }: Pick<Promo, 'code' | 'kind'>,
  { discount, shippingDiscount }: Pick<Totals, 'discount' | 'shippingDiscount'>,
): NonNullable<Checkout['promo']> => ({
  code,
  discount,
  freeShipping: kind === 'free-shipping',
  savesNothing: discount + shippingDiscount === 0,
})
