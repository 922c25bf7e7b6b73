import type { Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { FreeShippingProgress } from '../price/free-shipping-progress.tsx'

/**
 * How far it is to free standard shipping; nothing for a cart that standard shipping does not deliver: gift cards,
 * bikes.
 */
export function FreeShipping({ cart, locale }: { cart: Cart; locale: Locale }) {
  const free = cart.delivery?.free
  return free ? <FreeShippingProgress free={free} locale={locale} /> : null
}
