import { isPoBox } from './po-box.ts'
import { isInProvince, postalCode, type PostalCode } from './postal-code.ts'
import { provinceOf, type ProvinceCode } from './province.ts'

/** Where a parcel goes, in Canada. Every text is trimmed and on one line. */
export type Address = {
  name: string
  line1: string
  line2?: string
  city: string
  province: ProvinceCode
  postalCode: PostalCode
}

/** In the order of the form: the postal code first, as it says most of the rest. */
export const addressFields = ['name', 'postalCode', 'line1', 'line2', 'city', 'province'] as const
export type AddressField = (typeof addressFields)[number]

/** What is wrong with a field; the words are the screen's. */
export type AddressProblem = 'missing' | 'too-long' | 'invalid' | 'other-province' | 'po-box'
export type AddressError = { field: AddressField; problem: AddressProblem }
export type AddressAnswer = { ok: true; address: Address } | { ok: false; errors: AddressError[] }

/** The text as typed, so that the form can show it again. */
export type AddressInput = Partial<Record<AddressField, string>>

/** Characters a field may have (ours): the length of a line on a carrier's label, twice over. */
export const LONGEST_FIELD = 80

/** What was typed into a field, trimmed and on one line. */
export const oneLine = (typed: string): string => typed.replaceAll(/[\s\u00a0]+/g, ' ').trim()

/**
 * The address that a form means, or what is wrong with each field, in the order of the form. The postal code is
 * normalized and checked against the province; `shipsToAddress` refuses post office boxes, for bikes and oversize
 * parcels.
 */
export function readAddress(
  input: AddressInput,
  { shipsToAddress = false }: { shipsToAddress?: boolean } = {},
): AddressAnswer {
  const text = (field: AddressField) => oneLine(input[field] ?? '')
  const province = provinceOf(text('province'))
  const code = postalCode(text('postalCode'))
  const problemOf = (field: AddressField): AddressProblem | undefined => {
    if (text(field) === '') return field === 'line2' ? undefined : 'missing'
    if (field === 'province') return province ? undefined : 'invalid'
    if (field === 'postalCode')
      return !code ? 'invalid' : province && !isInProvince(code, province) ? 'other-province' : undefined
    if (text(field).length > LONGEST_FIELD) return 'too-long'
    return shipsToAddress && (field === 'line1' || field === 'line2') && isPoBox(text(field)) ? 'po-box' : undefined
  }
  const errors = addressFields.flatMap((field): AddressError[] => {
    const problem = problemOf(field)
    return problem ? [{ field, problem }] : []
  })
  if (errors.length > 0 || !province || !code) return { ok: false, errors }
  const line2 = text('line2')
  return {
    ok: true,
    address: {
      name: text('name'),
      line1: text('line1'),
      ...(line2 && { line2 }),
      city: text('city'),
      province,
      postalCode: code,
    },
  }
}

/**
 * Can a bike or an oversize parcel not be carried there? For an address that was good before such an item came into
 * the cart.
 */
export const hasPoBox = ({ line1, line2 = '' }: Address): boolean => isPoBox(line1) || isPoBox(line2)
