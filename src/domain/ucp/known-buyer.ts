import type { CheckoutCustomer } from '../checkout/checkout-customer.ts'
import { phoneNumber } from '../address/phone-number.ts'
import { postalAddress } from './destination.ts'
import type { SessionData } from './session.ts'

/** What a linked account answers by itself: whoever has one address is not asked for it, of several one is chosen. */
export function knownBuyer({
  name,
  email,
  addresses,
}: CheckoutCustomer): Pick<SessionData, 'buyer' | 'method' | 'destinations' | 'destination'> {
  const phone = addresses.flatMap((saved) => phoneNumber(saved.phone ?? '') ?? [])[0]
  const destinations = addresses.map((saved) => ({ id: saved.id, ...postalAddress(saved) }))
  const [only, another] = destinations
  return {
    buyer: { full_name: name, email, ...(phone && { phone_number: phone }) },
    ...(only && { method: 'shipping', destinations }),
    ...(only && !another && { destination: only.id }),
  }
}
