import type { CollectionConfig, Field } from 'payload'
import { LONGEST_SKU } from '../../domain/catalog/variant-codes.ts'
import { availabilities, genders, shippingClasses } from '../../domain/catalog/product.ts'
import { isGtin } from '../../domain/feeds/gtin.ts'
import { isEmpty, onlyIf } from '../../domain/field-rule.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { taxClasses } from '../../domain/tax/tax-class.ts'
import { accessTo } from '../access/permissions.ts'
import { centsField } from '../fields/cents-field.ts'
import { chosenBy } from '../fields/chosen-by.ts'
import { dayOrEmptyRule, dayRule } from '../fields/day-rule.ts'
import { slugField } from '../fields/key-field.ts'
import { staffTexts } from '../staff-words.ts'
import { otherText } from '../fields/other-alt.ts'
import { listColumns } from '../products-list/list-columns.ts'
import { someVariants } from '../validate/variants.ts'
import { activities } from '../../domain/catalog/activity.ts'

/**
 * A product, its words in both languages, and its variants. Stock is apart (`inventory`): a draft must not bring back
 * an old quantity.
 */
export const products: CollectionConfig = {
  slug: 'products',
  access: accessTo('products'),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['listPicture', 'title', 'code', 'listPrices', 'listStock', 'listLanguages', 'brand', 'updatedAt'],
    listSearchableFields: ['title', 'code'],
    group: 'catalogue',
    preview: (doc, { locale }) => `/${locale}/product/${String(doc.code)}/${String(doc.slug)}`,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    ...listColumns(),
    {
      type: 'tabs',
      tabs: [
        { label: 'content', fields: words() },
        { label: 'variants', fields: variants() },
        { label: 'placement', fields: places() },
      ],
    },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    slugField('title'),
    {
      name: 'brand',
      type: 'relationship',
      relationTo: 'brands',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'gender', type: 'select', options: [...genders], index: true, admin: { position: 'sidebar' } },
    {
      name: 'availability',
      type: 'select',
      options: [...availabilities],
      defaultValue: 'Available',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'availableFrom',
      type: 'text',
      validate: dayOrEmptyRule,
      admin: { position: 'sidebar' },
    },
    {
      name: 'shippingClass',
      type: 'select',
      options: [...shippingClasses],
      defaultValue: 'standard',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'taxClass',
      type: 'select',
      options: taxClasses.filter((name) => name !== 'gift-card'),
      admin: { position: 'sidebar' },
    },
    { name: 'seller', type: 'relationship', relationTo: 'sellers', admin: { position: 'sidebar' } },
    { name: 'isNew', type: 'checkbox', index: true, admin: { position: 'sidebar' } },
    {
      name: 'popularity',
      type: 'number',
      min: 0,
      max: 100,
      defaultValue: 0,
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedOn',
      type: 'text',
      required: true,
      validate: dayRule,
      admin: { position: 'sidebar' },
      // The shop's own day: in the evening that of UTC is tomorrow already.
      defaultValue: () => shopDay(Date.now()),
    },
  ],
}

function words(): Field[] {
  return [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 140 },
    { name: 'description', type: 'textarea', required: true, localized: true },
    { name: 'features', type: 'textarea', localized: true, admin: { rows: 6 } },
    { name: 'materials', type: 'textarea', localized: true },
    { name: 'care', type: 'textarea', localized: true },
    {
      name: 'specifications',
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', localized: true, required: true },
            { name: 'value', type: 'text', localized: true, required: true },
          ],
        },
      ],
    },
    {
      name: 'pictures',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
    },
  ]
}

/** The grid is what one meets; the lists behind it say the rest: pictures of colours, names of sizes, clearance. */
function variants(): Field[] {
  return [
    {
      name: 'variants',
      type: 'array',
      required: true,
      minRows: 1,
      validate: someVariants,
      admin: {
        components: {
          Field: '/src/cms/variants/variants-field.tsx#VariantsField',
          RowLabel: '/src/cms/variants/variant-label.tsx#VariantLabel',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'sku', type: 'text', required: true, index: true, maxLength: LONGEST_SKU },
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
            },
            { name: 'mpn', type: 'text', maxLength: 70 },
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
          admin: { components: { RowLabel: '/src/cms/variants/variant-label.tsx#ColourLabel' } },
          fields: [
            { name: 'colour', type: 'relationship', relationTo: 'colours', required: true },
            { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
          ],
        },
        {
          name: 'sizes',
          type: 'array',
          admin: { components: { RowLabel: '/src/cms/variants/variant-label.tsx#SizeLabel' } },
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

function places(): Field[] {
  return [
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, required: true },
    { name: 'collections', type: 'relationship', relationTo: 'product-collections', hasMany: true },
    { name: 'activities', type: 'select', hasMany: true, options: [...activities] },
    {
      name: 'tags',
      type: 'array',
      fields: [
        { name: 'tag', type: 'relationship', relationTo: 'tags', required: true },
        {
          name: 'skus',
          type: 'text',
          hasMany: true,
          admin: chosenBy('OwnSkus'),
        },
      ],
    },
  ]
}
