import type { Locale } from '../locale.ts'
import type { Address } from './address.ts'
import { provinceNames } from './province.ts'

/** The fields that an address and a store share. */
type Place = Pick<Address, 'name' | 'city' | 'province'> & { postalCode: string }

/**
 * An address as it is read in the language: `Québec, Quebec G1R 1S8`, `Québec (Québec) G1R 1S8` (Office québécois de
 * la langue française, “Adresse”).
 */
export function addressLines(
  { name, line1, line2, city, province, postalCode }: Place & Pick<Address, 'line1' | 'line2'>,
  locale: Locale,
): string[] {
  const where = provinceNames[province][locale]
  // A code is not torn apart at the end of a line.
  return [
    name,
    line2 ? `${line1}, ${line2}` : line1,
    `${locale === 'fr' ? `${city} (${where})` : `${city}, ${where}`} ${postalCode.replace(' ', '\u00a0')}`,
  ]
}

/** The same of a store. */
export const storeLines = ({ street, ...store }: Place & { street: string }, locale: Locale): string[] =>
  addressLines({ ...store, line1: street }, locale)
