import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Checkout, CheckoutStep } from '../../domain/checkout/checkout.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { Locale } from '../../domain/locale.ts'
import type { FormAnswer } from './checkout-form.tsx'

export type CheckoutProps = {
  checkout: Checkout
  step: CheckoutStep
  locale: Locale
  /** The signed-in shopper. */
  customer?: CheckoutCustomer | undefined
  /** The result of the last form of this page. */
  answer?: FormAnswer
  refusal?: PlaceRefusal
  confirm?: { clientSecret: string }
  /** The last form did not reach the shop. */
  lost?: object
  /** Why the last card did not pay, in the gateway's word. */
  declined?: string
  /** Whoever wanted to place the order, but has to come back to this step. */
  notPlaced?: boolean
}
