import type { NumberField } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { staffTexts } from '../staff-words.ts'

/** An amount stored in whole cents, typed and shown in dollars. */
export const centsField = (name: string, more: Partial<Pick<NumberField, 'required'>> = {}): NumberField => ({
  name,
  type: 'number',
  min: 0,
  ...more,
  hasMany: false,
  validate: fieldRule((value) => {
    if (value === null || value === undefined) return more.required ? staffTexts('refusal_amount_missing') : undefined
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000_00
      ? undefined
      : staffTexts('refusal_amount')
  }),
  admin: { components: { Field: '/src/cms/fields/cents-input.tsx#CentsInput' } },
})
