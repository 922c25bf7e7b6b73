import { LONGEST_FIELD, oneLine, type Address, type AddressProblem } from '../address/address.ts'

/** The name of the person who picks an order up, as in an address, or what is wrong with it. */
export function readPickupName(
  typed: string,
): { ok: true; name: string } | { ok: false; problem: Extract<AddressProblem, 'missing' | 'too-long'> } {
  const name = oneLine(typed)
  if (name === '') return { ok: false, problem: 'missing' }
  return name.length > LONGEST_FIELD ? { ok: false, problem: 'too-long' } : { ok: true, name }
}

/** Whoever an order is for: the person who picks it up, else the one it is delivered to. Older pickups have no name. */
export const recipientOf = ({
  pickupName,
  address,
}: {
  pickupName?: string | undefined
  address?: Pick<Address, 'name'> | undefined
}): string => pickupName || address?.name || ''
