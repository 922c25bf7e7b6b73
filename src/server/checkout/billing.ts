import { z } from 'zod'
import { addressFields, readAddress, type Address, type AddressInput } from '../../domain/address/address.ts'
import type { BillingField, FieldError } from '../../domain/checkout/checkout.ts'

const fieldOf = (field: (typeof addressFields)[number]): BillingField => `billing-${field}`
const text = z.string().max(400).default('')

/** The fields of the form, whatever is in them: they are sent along where the delivery's address is billed, too. */
export const billingTexts = Object.fromEntries(addressFields.map((field) => [fieldOf(field), text])) as Record<
  BillingField,
  typeof text
>

/** The address of the card, by the same rules as one that is delivered to; a post office box is as good. */
export function readBilling(
  form: Record<BillingField, string>,
): { ok: true; address: Address } | { ok: false; errors: FieldError[] } {
  const input = Object.fromEntries(addressFields.map((field) => [field, form[fieldOf(field)]])) as AddressInput
  const read = readAddress(input)
  return read.ok
    ? { ok: true, address: read.address }
    : { ok: false, errors: read.errors.map(({ field, problem }) => ({ field: fieldOf(field), problem })) }
}
