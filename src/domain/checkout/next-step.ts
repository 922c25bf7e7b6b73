import { hasPoBox } from '../address/address.ts'
import type { Cents } from '../money.ts'
import type { CheckoutState, CheckoutStep } from './checkout.ts'

type Asked = { needsDelivery: boolean; /** Bikes and oversize go to a door, not to a post office box. */ toTheDoor: boolean; /** What gift cards leave to pay. */ due: Cents }

/**
 * The steps this checkout has, in their order. The step of the address is where a shopper says whether it is shipped or picked up: a
 * pickup needs no address and no rate, and what is sent by e-mail neither of the two.
 */
export function stepsOf({ delivery }: Pick<CheckoutState, 'delivery'>, needsDelivery: boolean): CheckoutStep[] {
  if (!needsDelivery) return ['contact', 'payment', 'review']
  return delivery?.kind === 'pickup' ? ['contact', 'address', 'payment', 'review'] : ['contact', 'address', 'delivery', 'payment', 'review']
}

/** The first step that is not done: nobody gets past it. */
export function nextStep(state: CheckoutState, { needsDelivery, toTheDoor, due }: Asked): CheckoutStep {
  const { contact, address, delivery, payment } = state
  const isPickup = delivery?.kind === 'pickup'
  const isDone: Record<CheckoutStep, boolean> = {
    contact: contact !== undefined,
    address: isPickup || (address !== undefined && !(toTheDoor && hasPoBox(address))),
    delivery: delivery !== undefined,
    // Only what is picked up can be paid where it is picked up.
    payment: due === 0 || (payment !== undefined && (payment.method !== 'store' || isPickup)),
    review: false,
  }
  return stepsOf(state, needsDelivery).find((step) => !isDone[step]) ?? 'review'
}
