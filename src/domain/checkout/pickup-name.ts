import type { Address, AddressProblem } from '../address/address.ts'

/** Characters a name may have, as in an address. */
export const LONGEST_NAME = 80

/** The name of the person who picks an order up, on one line, or what is wrong with it. */
export function readPickupName(
  typed: string,
): { ok: true; name: string } | { ok: false; problem: Extract<AddressProblem, 'missing' | 'too-long'> } {
  const name = typed.replaceAll(/[\s\u00a0]+/g, ' ').trim()
  if (name === '') return { ok: false, problem: 'missing' }
  return name.length > LONGEST_NAME ? { ok: false, problem: 'too-long' } : { ok: true, name }
}

/** Whoever an order is for: the person who picks it up, else the one it is delivered to. Older pickups have no name. */
export const recipientOf = ({
  pickupName,
  address,
}: {
  pickupName?: string | undefined
  address?: Pick<Address, 'name'> | undefined
}): string => pickupName || address?.name || ''
