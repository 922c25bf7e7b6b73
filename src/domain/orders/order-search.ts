import { phoneSpellings, postalSpellings } from '../address/search-spellings.ts'
import { folded } from '../search/folded.ts'
import type { Order } from './order.ts'

/**
 * What staff find an order by besides its number, name and email: the name without its accents, the phone number in
 * the ways it is written, the postal code with and without its space, and the SKUs. The list of orders finds each word
 * of what was typed anywhere in it.
 */
export function orderSearch({
  contact,
  address,
  lines,
}: Pick<Order, 'address'> & { contact: { phone: string }; lines: readonly { sku: string }[] }): string {
  const name = address ? [folded(address.name)] : []
  const codes = postalSpellings(address?.postalCode ?? '')
  return [...name, ...phoneSpellings(contact.phone), ...codes, ...new Set(lines.map(({ sku }) => sku))].join(' ')
}
