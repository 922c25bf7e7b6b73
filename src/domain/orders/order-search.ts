import { nameSpellings, phoneSpellings, postalSpellings } from '../address/search-spellings.ts'
import { recipientOf } from '../checkout/pickup-name.ts'
import type { Order } from './order.ts'

type Searched = Pick<Order, 'address' | 'pickupName'> & {
  contact: { phone: string }
  lines: readonly { sku: string }[]
  /** Those that have left. */
  parcels?: readonly { code: string }[] | undefined
}

/**
 * What staff find an order by besides its number and email: the name, the phone number and the postal code in the ways
 * they are written, the SKUs, and the tracking numbers with and without their spaces. The list of orders finds each
 * word of what was typed anywhere in it.
 */
export function orderSearch({ contact, address, pickupName, lines, parcels = [] }: Searched): string {
  const name = recipientOf({ pickupName, address })
  const codes = postalSpellings(address?.postalCode ?? '')
  const tracking = parcels.flatMap(({ code }) => [code, code.replaceAll(/\s/g, '')])
  const ways = [
    ...(name ? nameSpellings(name) : []),
    ...phoneSpellings(contact.phone),
    ...codes,
    ...lines.map(({ sku }) => sku),
    ...tracking,
  ]
  return [...new Set(ways)].join(' ')
}
