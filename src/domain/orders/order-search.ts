import { withoutExtension } from '../address/phone-number.ts'
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
  const postal = address?.postalCode.toUpperCase().replaceAll(/\s/g, '')
  const codes = postal ? [postal, `${postal.slice(0, 3)} ${postal.slice(3)}`] : []
  const name = address ? [folded(address.name)] : []
  return [...name, ...phones(contact.phone), ...codes, ...new Set(lines.map(({ sku }) => sku))].join(' ')
}

/** A Canadian number as `514-555-0171`, `(514) 555-0171`, `514.555.0171`, `514 555 0171` and `+15145550171`. */
function phones(phone: string): string[] {
  const digits = withoutExtension(phone)
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  if (digits.length !== 10) return digits === '' ? [] : [phone, digits]
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return [
    `+1${digits}`,
    `1-${area}-${exchange}-${line}`,
    `(${area})${exchange}-${line}`,
    [area, exchange, line].join('.'),
  ]
}
