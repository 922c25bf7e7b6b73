import type { Locale } from '../locale.ts'
import type { Address } from './address.ts'
import { isProvinceCode, provinceNames } from './province.ts'

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
  return [name, line2 ? `${line1}, ${line2}` : line1, townLine({ city, province, postalCode }, locale)]
}

/** The last line of an address, or the place alone: the province is written out, as each language does. */
export function townLine(
  { city, province, postalCode }: { city: string; province: string; postalCode?: string },
  locale: Locale,
): string {
  const where = isProvinceCode(province) ? provinceNames[province][locale] : province
  const town = locale === 'fr' ? `${city} (${where})` : `${city}, ${where}`
  // A code is not torn apart at the end of a line.
  return postalCode ? `${town} ${postalCode.replace(' ', '\u00a0')}` : town
}

/** Where a store is, on one line: `2543 Agricola Street, Halifax, Nova Scotia`, `…, Halifax (Nouvelle-Écosse)`. */
export const storeLine = (
  { street, city, province }: { street: string; city: string; province: string },
  locale: Locale,
): string => `${street}, ${townLine({ city, province }, locale)}`

/** The lines of a store, with its name and its code. */
export const storeLines = ({ street, ...store }: Place & { street: string }, locale: Locale): string[] =>
  addressLines({ ...store, line1: street }, locale)
