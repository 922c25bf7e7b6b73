import type { ProvinceCode } from './province.ts'

/** A Canadian postal code as it is printed: `K1A 0B1`. */
export type PostalCode = string

/**
 * The postal code that a text means, in capitals with its one space: `k1a0b1` → `K1A 0B1`; undefined if it is not one.
 * D, F, I, O, Q and U are in no code, W and Z never first (Canada Post, Addressing Guidelines, “Postal code”).
 */
export function postalCode(text: string): PostalCode | undefined {
  const parts = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/.exec(signs(text))
  return parts ? `${parts[1]} ${parts[2]}` : undefined
}

/**
 * The capitals and digits of a code that is typed, maybe not to its end. The letters O and I are in no code: whoever
 * types one means the digit that looks like it, `H2J 3KO` → `H2J3K0`.
 */
const signs = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s\u00a0.\-–]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')

/**
 * The first three letters of a postal code, which is all that a wallet says of it before it pays, and enough to know
 * its place; undefined if they are none.
 */
export const postalArea = (text: string): string | undefined =>
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]/.exec(signs(text))?.[0]

/**
 * Is it a code of that province? The first letter decides; X is shared by two territories, and a few codes cross a
 * border.
 */
export const isInProvince = (code: PostalCode, province: ProvinceCode): boolean => provincesOf(code).includes(province)

/** The provinces where a postal code may be. */
export function provincesOf(code: PostalCode): readonly ProvinceCode[] {
  const area = code.slice(0, 3)
  // X0A, X0B and X0C are Nunavut; X0E, X0G and X1A the Northwest Territories.
  if (area.startsWith('X')) return /^X0[ABC]/.test(area) ? ['NU'] : ['NT']
  const own = byLetter[code.charAt(0)]
  // The federal government's offices have K1A on both banks of the Ottawa river.
  return own === undefined ? [] : area === 'K1A' ? [own, 'QC'] : [own]
}

const byLetter: Record<string, ProvinceCode | undefined> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
}
