import type { Cart, CartRefusal } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import type { GatewayName } from '../../domain/payment/payment.ts'

export type ExpressProps = {
  cart: Cart
  locale: Locale
  /** The token of the cart, where it is that of one item and not the shopper's. */
  buyNow?: string | undefined
}

/** One item to be bought at once. */
export type BuyNowProps = {
  sku: string
  quantity: number
  locale: Locale
  gateway: GatewayName
  /** The cart's words for what it refuses, from another part of the shop. */
  refusalText(refused: { reason: CartRefusal; left?: number }): Promise<string>
}
