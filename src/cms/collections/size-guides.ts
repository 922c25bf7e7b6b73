import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { genders } from '../../domain/catalog/product.ts'
import { measures, sizeLineFault, type SizeLine } from '../../domain/size-guides/size-guide.ts'
import { accessTo } from '../access/permissions.ts'
import { fieldRefusal } from '../field-refusal.ts'
import { keyField, slugField } from '../fields/key-field.ts'
import { localeOf } from '../locale-of.ts'
import { shopAddressField } from '../fields/shop-address-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import { staffText } from '../staff-words.ts'

/** Longest thing that is measured, in millimetres. */
const LONGEST = 2500

/** A figure written twice, or a range that ends before it begins, would be shown as it is. */
const refuseLines: CollectionBeforeValidateHook = ({ data, req }) => {
  const lines: Partial<SizeLine>[] = Array.isArray(data?.lines) ? data.lines : []
  const fault = sizeLineFault(
    lines.map(({ size, measure = 'chest', from = 0, to }) => ({
      // In all languages at once a name is an object; the same object is the same size.
      size: typeof size === 'string' ? size.trim() : JSON.stringify(size ?? ''),
      measure,
      from,
      ...(typeof to === 'number' && { to }),
    })),
  )
  if (!fault) return data
  const message = staffText(localeOf(req), fault.problem === 'twice' ? 'refusal_size_twice' : 'refusal_size_backwards')
  const field = fault.problem === 'twice' ? 'size' : 'to'
  throw fieldRefusal(req, 'size-guides', [{ path: `lines.${fault.at}.${field}`, message }])
}

/** Tables of sizes. A product has that which fits it best: of its brand and kind, of its brand, of its kind. */
export const sizeGuides: CollectionConfig = {
  slug: 'size-guides',
  access: accessTo('size-guides'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'brand', 'categories', 'gender'],
    listSearchableFields: ['name', 'key'],
    group: 'catalogue',
  },
  defaultSort: 'key',
  hooks: { beforeValidate: [refuseLines] },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    keyField('name'),
    slugField('name'),
    shopAddressField(),
    {
      type: 'row',
      fields: [
        { name: 'brand', type: 'relationship', relationTo: 'brands' },
        { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
        { name: 'gender', type: 'select', options: [...genders] },
      ],
    },
    {
      name: 'lines',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 200,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'size', type: 'text', required: true, localized: true, maxLength: 30 },
            { name: 'measure', type: 'select', required: true, options: [...measures] },
            { name: 'from', type: 'number', required: true, min: 1, max: LONGEST, admin: { step: 5 } },
            { name: 'to', type: 'number', min: 1, max: LONGEST, admin: { step: 5 } },
          ],
        },
      ],
    },
    { name: 'howTo', type: 'textarea', localized: true },
    { name: 'between', type: 'textarea', localized: true },
  ],
}
