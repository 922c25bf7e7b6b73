import type { Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'

export type ExpressProps = { cart: Cart; locale: Locale }
