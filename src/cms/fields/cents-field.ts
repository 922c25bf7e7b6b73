import type { NumberField } from 'payload'

/** An amount kept in whole cents, typed and shown in dollars. */
export const centsField = (name: string, label: string, more: Partial<Pick<NumberField, 'required'>> = {}): NumberField => ({
  name,
  type: 'number',
  label,
  min: 0,
  ...more,
  hasMany: false,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return more.required ? 'Give an amount.' : true
    return (Number.isInteger(value) && value >= 0 && value <= 100_000_00) || 'An amount has whole cents, from 0 to 100,000.'
  },
  admin: { components: { Field: '/src/cms/fields/cents-input.tsx#CentsInput' } },
})
