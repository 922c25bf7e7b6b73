import type { CollectionConfig, Field } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'
import { promotionKinds, type PromotionKind } from '../../domain/promo/promotion.ts'
import { accessTo } from '../access/permissions.ts'
import { activeField } from '../fields/active-field.ts'
import { markedCopy } from '../fields/copied.ts'
import { centsField, centsOfKind } from '../fields/cents-field.ts'
import { choiceFields } from '../fields/choice-fields.ts'
import { chosenBy } from '../fields/chosen-by.ts'
import { moment } from '../fields/moment.ts'
import { savedByField } from '../fields/saved-by.ts'
import { staffTexts } from '../staff-words.ts'

const isOneOf =
  (...kinds: PromotionKind[]) =>
  ({ kind }: Record<string, unknown>) =>
    kinds.some((one) => one === kind)

/** Reductions that apply by themselves, see `applyPromotions`. */
export const promotions: CollectionConfig = {
  slug: 'promotions',
  access: accessTo('promotions'),
  admin: {
    useAsTitle: 'nameEn',
    listSearchableFields: ['nameEn', 'nameFr'],
    defaultColumns: ['nameEn', 'nameFr', 'kind', 'startsAt', 'endsAt', 'active', 'savedBy'],
    group: 'orders',
  },
  // Who saved what and when.
  versions: { maxPerDoc: 100 },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'nameEn', type: 'text', required: true, maxLength: 60, ...markedCopy },
        { name: 'nameFr', type: 'text', required: true, maxLength: 60, ...markedCopy },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'percentage', options: [...promotionKinds] },
        whole('buy', 99, isOneOf('buy-x-get-y')),
        whole('get', 99, isOneOf('buy-x-get-y')),
        whole('percent', 100, isOneOf('percentage', 'buy-x-get-y')),
        centsOfKind('amount'),
        gift(),
        centsField('minimum', { condition: (data) => !isOneOf('tiers', 'buy-x-get-y')(data) }),
      ],
    },
    tiers(),
    choiceFields(),
    { type: 'row', fields: [moment('startsAt'), moment('endsAt')] },
    { name: 'combines', type: 'checkbox' },
    activeField(),
    savedByField,
  ],
}

/** A whole number that its kinds of promotions need. */
function whole(name: string, max: number, condition: (data: Record<string, unknown>) => boolean): Field {
  return {
    name,
    type: 'number',
    min: 1,
    max,
    admin: { condition },
    validate: fieldRule((value, { siblingData }) =>
      !condition(siblingData) || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max)
        ? undefined
        : staffTexts('refusal_promotion_whole', { max }),
    ),
  }
}

function gift(): Field {
  const condition = isOneOf('gift')
  return {
    name: 'gift',
    type: 'text',
    admin: { ...chosenBy('StockSku'), condition },
    validate: fieldRule((value, { siblingData }) =>
      !condition(siblingData) || (typeof value === 'string' && value !== '')
        ? undefined
        : staffTexts('refusal_promotion_gift'),
    ),
  }
}

function tiers(): Field {
  const condition = isOneOf('tiers')
  return {
    name: 'tiers',
    type: 'array',
    maxRows: 10,
    admin: { condition },
    validate: fieldRule((value, { siblingData }) => {
      if (!condition(siblingData)) return undefined
      const rows = Array.isArray(value) ? (value as { from?: unknown; percent?: unknown }[]) : []
      if (rows.length === 0) return staffTexts('refusal_promotion_tiers')
      const rises = rows.every(
        (row, at) =>
          at === 0 ||
          (Number(row.from) > Number(rows[at - 1]?.from) && Number(row.percent) > Number(rows[at - 1]?.percent)),
      )
      return rises ? undefined : staffTexts('refusal_promotion_tiers_order')
    }),
    fields: [
      {
        type: 'row',
        fields: [
          centsField('from', { required: true }),
          { name: 'percent', type: 'number', required: true, min: 1, max: 100 },
        ],
      },
    ],
  }
}
