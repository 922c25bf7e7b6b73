import { hasPoBox } from '../address/address.ts'
import type { Cents } from '../money.ts'
import { namesCard } from '../payment/payment.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { CheckoutState, CheckoutStep } from './checkout.ts'
import type { Plan } from './plan.ts'

type Asked = Pick<Plan, 'needsDelivery' | 'ships' | 'shipsToAddress' | 'needsPhone'> & {
  /** The ways of delivery that are offered. */
  codes: readonly RateCode[]
  mayPayInStore: boolean
  /** What gift cards leave to pay. */
  due: Cents
  /** The form of the gateway's tokens. */
  tokens: RegExp | undefined
}

/**
 * The steps of a checkout, in order. The address step is where a shopper chooses delivery or pickup: a pickup needs no
 * address and no rate but the name of whoever comes, and an item sent by e-mail needs none of them.
 */
export function stepsOf({ needsDelivery, ships }: Pick<Plan, 'needsDelivery' | 'ships'>): CheckoutStep[] {
  if (!needsDelivery) return ['contact', 'payment', 'review']
  return ships ? ['contact', 'address', 'delivery', 'payment', 'review'] : ['contact', 'address', 'payment', 'review']
}

/** The first incomplete step; later ones cannot be reached. */
export function nextStep(
  { contact, address, delivery, pickupName, payment }: CheckoutState,
  { shipsToAddress, needsPhone, codes, mayPayInStore, due, tokens, ...plan }: Asked,
): CheckoutStep {
  const isPaid = payment?.method === 'store' ? mayPayInStore : payment !== undefined && namesCard(payment.token, tokens)
  const isDone: Record<CheckoutStep, boolean> = {
    // A parcel needs no telephone, and the cart may have got a bike since.
    contact: contact !== undefined && (contact.phone !== '' || !needsPhone),
    address: plan.ships ? address !== undefined && !(shipsToAddress && hasPoBox(address)) : pickupName !== undefined,
    delivery: delivery?.kind === 'ship' && codes.includes(delivery.code),
    payment: due === 0 || isPaid,
    review: false,
  }
  return stepsOf(plan).find((step) => !isDone[step]) ?? 'review'
}
