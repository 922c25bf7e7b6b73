import type { CollectionConfig, Field } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { markdownKinds, roundings } from '../../domain/pricing/markdown.ts'
import { markdownStates } from '../../domain/pricing/markdown-times.ts'
import { accessTo } from '../access/permissions.ts'
import { activeField } from '../fields/active-field.ts'
import { markedCopy } from '../fields/copied.ts'
import { centsOfKind } from '../fields/cents-field.ts'
import { choiceFields, exceptionFields } from '../fields/choice-fields.ts'
import { moment } from '../fields/moment.ts'
import { productsField } from '../fields/products-field.ts'
import { savedByField } from '../fields/saved-by.ts'
import { staffTexts } from '../staff-words.ts'

type Kind = (typeof markdownKinds)[number]
const is = (kind: Kind) => (data: Record<string, unknown>) => data.kind === kind

/** Sales: which products cost how much less, from when to when. What they come to is derived, see `markdownRules`. */
export const markdowns: CollectionConfig = {
  slug: 'markdowns',
  access: accessTo('markdowns'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'startsAt', 'endsAt', 'percent', 'savedBy'],
    group: 'catalogue',
  },
  // Who saved what and when.
  versions: { maxPerDoc: 100 },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, ...markedCopy },
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'percentage', options: [...markdownKinds] },
        {
          name: 'percent',
          type: 'number',
          min: 1,
          max: 99,
          admin: { condition: is('percentage') },
          validate: fieldRule((value, { siblingData: { kind } }) =>
            kind !== 'percentage' || (typeof value === 'number' && value >= 1 && value <= 99)
              ? undefined
              : staffTexts('refusal_markdown_percent'),
          ),
        },
        centsOfKind('amount'),
        centsOfKind('price'),
        {
          name: 'rounding',
          type: 'select',
          required: true,
          defaultValue: 'none',
          options: [...roundings],
          admin: { condition: (data) => data.kind !== 'price' },
        },
      ],
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: { components: { Field: '/src/cms/markdowns/product-picker.tsx#ProductPicker' } },
    },
    choiceFields(),
    productsField('exceptProducts'),
    exceptionFields(),
    { name: 'weekend', type: 'ui', admin: { components: { Field: '/src/cms/markdowns/weekend.tsx#Weekend' } } },
    { type: 'row', fields: [moment('startsAt'), moment('endsAt')] },
    { name: 'allowOverlap', type: 'checkbox' },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/src/cms/markdowns/markdown-preview.tsx#MarkdownPreview' } },
    },
    activeField(),
    ...written(),
  ],
}

/** What a save and the clock write. */
function written(): Field[] {
  const access = { create: () => false, update: () => false }
  const admin = { position: 'sidebar', readOnly: true } as const
  return [{ name: 'state', type: 'select', options: [...markdownStates], index: true, access, admin }, savedByField]
}
