import type { SavedAddress } from '../accounts/account-view.ts'
import { addressFields, type Address } from '../address/address.ts'

/** What the checkout knows of who is signed in; the default address first. */
export type CheckoutCustomer = { email: string; name: string; addresses: SavedAddress[] }

/** What stands for an address that is not in the book. */
export const NEW_ADDRESS = 'new'

/**
 * The address of the book that is chosen: the one typed last if it stands there, else the default; another where there
 * is none.
 */
export function chosenAddress(addresses: readonly SavedAddress[], address: Address | undefined): string {
  const found = address
    ? addresses.find((saved) => addressFields.every((field) => saved[field] === address[field]))
    : addresses[0]
  return found?.id ?? NEW_ADDRESS
}
