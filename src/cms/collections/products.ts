import type { CollectionBeforeValidateHook, CollectionConfig, Field } from 'payload'
import { availabilities, genders, shippingClasses } from '../../domain/catalog/product.ts'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { withMadeSkus } from '../../domain/catalog/variant-codes.ts'
import { isLowStockLimit, LOW_STOCK_UP_TO, MOST_LOW_STOCK } from '../../domain/catalog/stock.ts'
import { taxClasses } from '../../domain/tax/tax-class.ts'
import { accessTo } from '../access/permissions.ts'
import { chosenBy } from '../fields/chosen-by.ts'
import { dayOrEmptyRule, dayPicker, dayRule } from '../fields/day-rule.ts'
import { slugField } from '../fields/key-field.ts'
import { listColumns } from '../products-list/list-columns.ts'
import { searchedFields } from '../products-list/list-where.ts'
import { activities } from '../../domain/catalog/activity.ts'
import { newInCopy, notCopied } from '../fields/copied.ts'
import { formPart } from '../fields/form-part.ts'
import { ofOne } from '../fields/of-one.ts'
import { productsField } from '../fields/products-field.ts'
import { shopAddressField } from '../fields/shop-address-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import type { Product } from '../payload-types.ts'
import { staffTexts } from '../staff-words.ts'
import { variants } from './product-variants.ts'

const lowStockRule = fieldRule((value) =>
  isEmpty(value) || isLowStockLimit(value) ? undefined : staffTexts('refusal_low_stock', { most: MOST_LOW_STOCK }),
)

/**
 * The grid makes SKUs while it is shown (cms/variants/use-grid.ts); what was saved from elsewhere, such as a copy that
 * was only given its code, gets them here.
 */
const makeSkus: CollectionBeforeValidateHook<Pick<Product, 'id' | 'code' | 'variants'>> = ({ data, originalDoc }) => {
  const { code, variants } = { ...originalDoc, ...data }
  if (!code || !variants?.some(({ sku }) => !sku)) return data
  return { ...data, variants: withMadeSkus(variants, code) }
}

/** The shop's own day: in the evening that of UTC is tomorrow already. */
const shopToday = () => shopDay(Date.now())

/**
 * A product, its words in both languages, and its variants. Stock is apart (`inventory`): a draft must not bring back
 * an old quantity.
 */
export const products: CollectionConfig = {
  slug: 'products',
  access: accessTo('products'),
  admin: {
    useAsTitle: 'title',
    // The first column is the link to the product, which a picture cannot be.
    defaultColumns: ['title', 'listPicture', 'code', 'listPrices', 'listStock', 'listLanguages', 'brand', 'updatedAt'],
    listSearchableFields: searchedFields,
    group: 'catalogue',
  },
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: { beforeValidate: [makeSkus] },
  fields: [
    ...listColumns(),
    missingWordsField(),
    formPart('stockHint', '/src/cms/variants/stock-hint.tsx#StockHint'),
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
      ...notCopied,
    },
    slugField('title'),
    shopAddressField(),
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
      admin: { position: 'sidebar', ...dayPicker },
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
    {
      name: 'lowStockUpTo',
      type: 'number',
      validate: lowStockRule,
      admin: {
        position: 'sidebar',
        description: staffTexts('low_stock_hint', { limit: LOW_STOCK_UP_TO }),
      },
    },
    { name: 'isNew', type: 'checkbox', index: true, admin: { position: 'sidebar' } },
    {
      name: 'popularity',
      type: 'number',
      min: 0,
      max: 100,
      defaultValue: 0,
      required: true,
      admin: { position: 'sidebar' },
      ...newInCopy(() => 0),
    },
    {
      name: 'publishedOn',
      type: 'text',
      required: true,
      validate: dayRule,
      admin: { position: 'sidebar', ...dayPicker },
      defaultValue: shopToday,
      ...newInCopy(shopToday),
    },
  ],
}

function words(): Field[] {
  return [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 140, admin: ofOne },
    { name: 'description', type: 'textarea', required: true, localized: true, admin: ofOne },
    { name: 'features', type: 'textarea', localized: true, admin: { ...ofOne, rows: 6 } },
    { name: 'materials', type: 'textarea', localized: true },
    { name: 'care', type: 'textarea', localized: true },
    {
      name: 'specifications',
      type: 'array',
      admin: { ...ofOne, components: { RowLabel: '/src/cms/fields/title-label.tsx#TitleLabel' } },
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
      admin: ofOne,
    },
    // They are of the library, and name the products that they show.
    formPart('productVideos', '/src/cms/fields/product-videos.tsx#ProductVideos'),
  ]
}

function places(): Field[] {
  return [
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, required: true },
    { name: 'collections', type: 'relationship', relationTo: 'product-collections', hasMany: true },
    { name: 'activities', type: 'select', hasMany: true, options: [...activities] },
    productsField('goesWith', { maxRows: 8, isOrdered: true, drafts: true }),
    productsField('neverWith', { maxRows: 50, drafts: true }),
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
