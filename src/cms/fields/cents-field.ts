import type { Condition, NumberField } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'
import { staffTexts } from '../staff-words.ts'

const components = {
  Field: '/src/cms/fields/cents-input.tsx#CentsInput',
  Cell: '/src/cms/fields/cents-cell.tsx#CentsCell',
  Diff: '/src/cms/fields/cents-diff.tsx#CentsDiff',
}

/** An amount that the shop writes, below zero too: in whole cents, and shown in dollars. */
export const writtenCents = (name: string, more: Pick<NumberField, 'required' | 'defaultValue'> = {}): NumberField =>
  ({ name, type: 'number', ...more, admin: { components } }) as NumberField

/** An amount stored in whole cents, typed and shown in dollars. */
export const centsField = (name: string, { required = false, condition }: More = {}): NumberField => ({
  name,
  type: 'number',
  min: 0,
  required,
  hasMany: false,
  validate: fieldRule((value) => centsFault(value, required)),
  admin: { components, ...(condition && { condition }) },
})
type More = { required?: boolean; condition?: Condition }

/** An amount above zero that is asked for where the document is of the kind it is named after. */
export const centsOfKind = (kind: string): NumberField => {
  const isOfKind = (data: Record<string, unknown> | undefined) => data?.kind === kind
  return {
    ...centsField(kind, { condition: isOfKind }),
    validate: fieldRule((value, { siblingData }) =>
      isOfKind(siblingData)
        ? (centsFault(value, true) ?? (Number(value) > 0 ? undefined : staffTexts('refusal_markdown_amount')))
        : centsFault(value, false),
    ),
  } as NumberField
}

export function centsFault(value: unknown, isRequired: boolean): Both | undefined {
  if (value === null || value === undefined) return isRequired ? staffTexts('refusal_amount_missing') : undefined
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100_000_00
    ? undefined
    : staffTexts('refusal_amount')
}
