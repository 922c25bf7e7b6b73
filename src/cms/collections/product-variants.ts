import type { Field } from 'payload'
import { LONGEST_SKU } from '../../domain/catalog/variant-codes.ts'
import { isGtin } from '../../domain/feeds/gtin.ts'
import { isEmpty, onlyIf } from '../../domain/field-rule.ts'
import { centsField } from '../fields/cents-field.ts'
import { chosenBy } from '../fields/chosen-by.ts'
import { notCopied } from '../fields/copied.ts'
import { staffTexts } from '../staff-words.ts'
import { otherText } from '../fields/other-alt.ts'
import { someVariants } from '../validate/variants.ts'
import { ofOne } from '../fields/of-one.ts'

/** The grid is what one meets; the lists behind it say the rest: pictures of colours, names of sizes, clearance. */
export function variants(): Field[] {
  return [
    {
      name: 'variants',
      type: 'array',
      required: true,
      minRows: 1,
      validate: someVariants,
      admin: {
        ...ofOne,
        components: {
          Field: '/src/cms/variants/variants-field.tsx#VariantsField',
          RowLabel: '/src/cms/variants/variant-label.tsx#VariantLabel',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'sku', type: 'text', required: true, index: true, maxLength: LONGEST_SKU, ...notCopied },
            { name: 'colour', type: 'text', admin: chosenBy('VariantColour') },
            { name: 'size', type: 'text', admin: chosenBy('VariantSize') },
          ],
        },
        {
          type: 'row',
          fields: [centsField('price', { required: true }), centsField('salePrice'), centsField('employeePrice')],
        },
        {
          type: 'row',
          fields: [
            { name: 'clearance', type: 'checkbox' },
            { name: 'stocked', type: 'checkbox', defaultValue: true },
            { name: 'weightGrams', type: 'number', min: 0 },
            {
              name: 'gtin',
              type: 'text',
              maxLength: 14,
              validate: onlyIf((value) => isEmpty(value) || isGtin(value), staffTexts('refusal_gtin')),
              ...notCopied,
            },
            { name: 'mpn', type: 'text', maxLength: 70, ...notCopied },
            {
              name: 'quantity',
              type: 'number',
              virtual: true,
              admin: { readOnly: true },
            },
            { name: 'stockStatus', type: 'text', virtual: true, admin: { readOnly: true } },
          ],
        },
        // What the grid changes of the stock of this variant (server/stock/save-with-product.ts).
        { name: 'stock', type: 'json', virtual: true, admin: { hidden: true } },
      ],
    },
    {
      type: 'collapsible',
      label: 'options',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'colours',
          type: 'array',
          admin: { ...ofOne, components: { RowLabel: '/src/cms/variants/variant-label.tsx#ColourLabel' } },
          fields: [
            { name: 'colour', type: 'relationship', relationTo: 'colours', required: true },
            { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
          ],
        },
        {
          name: 'sizes',
          type: 'array',
          admin: { ...ofOne, components: { RowLabel: '/src/cms/variants/variant-label.tsx#SizeLabel' } },
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'key', type: 'text', required: true },
                { name: 'name', type: 'text', required: true, localized: true },
              ],
            },
            otherText('otherName', 'name'),
          ],
        },
      ],
    },
  ]
}
