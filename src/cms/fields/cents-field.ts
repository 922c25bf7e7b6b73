import type { NumberField } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'

const missing = { en: 'Give an amount.', fr: 'Donnez un montant.' }
const noAmount = {
  en: 'An amount has whole cents, from 0 to 100,000.',
  fr: 'Un montant compte en cents entiers, de 0 à 100 000.',
}

/** An amount stored in whole cents, typed and shown in dollars. */
export const centsField = (name: string, more: Partial<Pick<NumberField, 'required'>> = {}): NumberField => ({
  name,
  type: 'number',
  min: 0,
  ...more,
  hasMany: false,
  validate: fieldRule((value) => {
    if (value === null || value === undefined) return more.required ? missing : undefined
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000_00 ? undefined : noAmount
  }),
  admin: { components: { Field: '/src/cms/fields/cents-input.tsx#CentsInput' } },
})
