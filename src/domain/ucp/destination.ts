import type { Address, AddressInput } from '../address/address.ts'
import { readAddress, type AddressField, type AddressAnswer } from '../address/address.ts'
import { nameOf, type Buyer, type Destination, type PostalAddress } from './session.ts'

/** The field of the protocol that says what a field of our addresses does. */
export const fieldNames: Record<AddressField, keyof PostalAddress> = {
  name: 'first_name',
  line1: 'street_address',
  line2: 'extended_address',
  city: 'address_locality',
  province: 'address_region',
  postalCode: 'postal_code',
}

/** Without a country it is taken to be here, as the shop delivers nowhere else. */
export const isInCanada = ({ address_country = 'CA' }: PostalAddress): boolean =>
  ['ca', 'can', 'canada', ''].includes(address_country.trim().toLowerCase())

/** The address of a destination as a form would send it; whoever has no name there has the buyer's. */
export const addressInput = (destination: PostalAddress, buyer: Buyer = {}): AddressInput => ({
  name: nameOf(destination) || nameOf(buyer),
  line1: destination.street_address ?? '',
  line2: destination.extended_address ?? '',
  city: destination.address_locality ?? '',
  province: destination.address_region ?? '',
  postalCode: destination.postal_code ?? '',
})

export const readDestination = (
  destination: PostalAddress,
  buyer: Buyer | undefined,
  rules: Parameters<typeof readAddress>[1],
): AddressAnswer => readAddress(addressInput(destination, buyer), rules)

/** An address of the shop as the protocol writes it. */
export const postalAddress = ({ name, line1, line2, city, province, postalCode }: Address) => ({
  full_name: name,
  street_address: line1,
  ...(line2 && { extended_address: line2 }),
  address_locality: city,
  address_region: province,
  postal_code: postalCode,
  address_country: 'CA',
})

/** Destinations with an id each: its own, or one made of its place, so that the same is the same again. */
export const withIds = (given: readonly (PostalAddress & { id?: string | undefined })[]): Destination[] =>
  given.map((destination, place) => ({ ...destination, id: destination.id || `destination_${place + 1}` }))
