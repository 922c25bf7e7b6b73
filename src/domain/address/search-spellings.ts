import { folded } from '../search/folded.ts'
import { withoutExtension } from './phone-number.ts'

/**
 * A Canadian number as `514-555-0171`, `(514) 555-0171`, `514.555.0171`, `514 555 0171` and `+15145550171`, each word of
 * which is somewhere in these.
 */
export function phoneSpellings(phone: string): string[] {
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

/** A postal code with and without its space. */
export function postalSpellings(postalCode: string): string[] {
  const postal = postalCode.toUpperCase().replaceAll(/\s/g, '')
  return postal ? [postal, `${postal.slice(0, 3)} ${postal.slice(3)}`] : []
}

/**
 * A name as people type it: SQLite knows `É` and `é` as two letters, so that it is here without its accents, and with
 * them as written, small and in capitals.
 */
export function nameSpellings(name: string): string[] {
  const [plain, small] = [folded(name), name.toLowerCase()]
  return plain === small ? [plain] : [plain, name, small, name.toUpperCase()]
}
