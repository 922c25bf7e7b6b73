import { addressFields, hasPoBox, type Address } from '../address/address.ts'
import { phoneNumber } from '../address/phone-number.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import type { CheckoutCustomer } from './checkout-customer.ts'
import type { CheckoutState } from './checkout.ts'
import type { Plan } from './plan.ts'

type Given = Pick<Plan, 'ships' | 'shipsToAddress'> & {
  /** The ways of delivery that are offered, the usual one first. */
  codes: readonly RateCode[]
}

/**
 * The checkout with what an account answers by itself: whoever has one address is asked neither for it nor for the way
 * it is usually sent. What was answered already stays, and everything can be changed.
 */
export function knownAnswers(
  state: CheckoutState,
  { email, name, addresses }: CheckoutCustomer,
  { ships, shipsToAddress, codes }: Given,
): CheckoutState {
  const phone = addresses.flatMap((saved) => phoneNumber(saved.phone ?? '') ?? [])[0] ?? ''
  const [only, another] = addresses
  const isEnough = ships && only && !another && !(shipsToAddress && hasPoBox(only))
  const address = state.address ?? (isEnough ? withoutId(only) : undefined)
  const delivery = state.delivery ?? withOneWay(address && !state.address ? codes.slice(0, 1) : [])
  return {
    ...state,
    contact: state.contact ?? { email, phone },
    ...(address && { address }),
    ...(delivery && { delivery }),
    ...(name && { pickupName: state.pickupName || name }),
  }
}

/** Nothing is asked where there is one way alone. */
export const withOneWay = ([code, another]: readonly RateCode[]): CheckoutState['delivery'] =>
  code && !another ? { kind: 'ship', code } : undefined

const withoutId = (saved: Address): Address =>
  Object.fromEntries(addressFields.flatMap((field) => (saved[field] ? [[field, saved[field]]] : []))) as Address
