import type { SavedAddress } from '../accounts/account-view.ts'
import { addressFields, type Address } from '../address/address.ts'

/** What the checkout knows of the signed-in shopper; the default address first. */
export type CheckoutCustomer = { email: string; name: string; addresses: SavedAddress[] }

/** The value for an address that is not in the book. */
export const NEW_ADDRESS = 'new'

/**
 * The chosen address of the book: the last one typed if it is in the book, else the default; “another” where the book
 * is empty.
 */
export function chosenAddress(addresses: readonly SavedAddress[], address: Address | undefined): string {
  const found = address
    ? addresses.find((saved) => addressFields.every((field) => saved[field] === address[field]))
    : addresses[0]
  return found?.id ?? NEW_ADDRESS
}
