import type { CollectionConfig } from 'payload'
import { genders } from '../../domain/catalog/product.ts'
import { isGoogleCategory } from '../../domain/feeds/google-category.ts'
import { fieldRule, isEmpty, onlyIf, writtenTexts } from '../../domain/field-rule.ts'
import { tagColours } from '../../domain/tags/tag.ts'
import { accessTo } from '../access/permissions.ts'
import { keyField, slugField } from '../fields/key-field.ts'
import { placementField } from '../fields/placement-field.ts'
import { shopAddressField } from '../fields/shop-address-field.ts'
import { missingWordsField } from '../missing-words/missing-words-field.ts'
import { staffTexts } from '../staff-words.ts'
import { activities } from '../../domain/catalog/activity.ts'
import { colourFamilies } from '../../domain/catalog/colour-family.ts'

/** The category tree. A category with a rule contains matching products; others contain the assigned ones. */
export const categories: CollectionConfig = {
  slug: 'categories',
  access: accessTo('categories'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'parent'],
    group: 'catalogue',
    listSearchableFields: ['name', 'key'],
  },
  defaultSort: 'order',
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    keyField('name'),
    slugField('name'),
    shopAddressField(),
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    },
    { name: 'order', type: 'number', defaultValue: 0, required: true, admin: { position: 'sidebar' } },
    { name: 'description', type: 'textarea', localized: true },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'googleCategory',
      type: 'number',
      validate: onlyIf((value) => isEmpty(value) || isGoogleCategory(value), staffTexts('refusal_google_category')),
      admin: { step: 1, position: 'sidebar' },
    },
    {
      name: 'rule',
      type: 'group',
      fields: [
        { name: 'genders', type: 'select', hasMany: true, options: [...genders] },
        { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true },
        { name: 'activities', type: 'select', hasMany: true, options: [...activities] },
      ],
    },
    placementField(),
  ],
}

export const brands: CollectionConfig = {
  slug: 'brands',
  access: accessTo('brands'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'key', 'origin'], group: 'catalogue' },
  defaultSort: 'name',
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, index: true },
    keyField('name'),
    shopAddressField(),
    { name: 'description', type: 'textarea', localized: true },
    { name: 'origin', type: 'text', localized: true },
    { name: 'founded', type: 'number', min: 1600, max: 2100 },
    { name: 'logo', type: 'upload', relationTo: 'media' },
  ],
}

/** Hand-picked groups of products with a page of their own, such as top sellers. */
export const productCollections: CollectionConfig = {
  slug: 'product-collections',
  access: accessTo('product-collections'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'key'], group: 'catalogue' },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    keyField('name'),
    slugField('name'),
    shopAddressField(),
    { name: 'description', type: 'textarea', localized: true },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    placementField(),
  ],
}

export const colours: CollectionConfig = {
  slug: 'colours',
  access: accessTo('colours'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'key', 'hex', 'family'], group: 'catalogue' },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    keyField('name'),
    {
      name: 'hex',
      type: 'text',
      required: true,
      validate: onlyIf(
        (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
        staffTexts('refusal_hex'),
      ),
    },
    {
      name: 'family',
      type: 'select',
      required: true,
      options: [...colourFamilies],
    },
  ],
}

/** Definitions of product tags (acceptance 51–55). */
export const tags: CollectionConfig = {
  slug: 'tags',
  access: accessTo('tags'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'key', 'hierarchy', 'colour'], group: 'catalogue' },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true, localized: true },
    keyField('name'),
    { name: 'path', type: 'text', localized: true },
    { name: 'hierarchy', type: 'select', required: true, defaultValue: 'secondary', options: ['primary', 'secondary'] },
    { name: 'colour', type: 'select', required: true, defaultValue: 'black', options: [...tagColours] },
    {
      name: 'isLink',
      type: 'checkbox',
      validate: fieldRule((value, { siblingData }) =>
        value === true && writtenTexts(siblingData.path).length === 0 ? staffTexts('refusal_tag_link') : undefined,
      ),
    },
    {
      name: 'info',
      type: 'textarea',
      localized: true,
    },
  ],
}

export const sellers: CollectionConfig = {
  slug: 'sellers',
  access: accessTo('sellers'),
  admin: { useAsTitle: 'name', group: 'catalogue' },
  fields: [
    missingWordsField(),
    { name: 'name', type: 'text', required: true },
    keyField('name'),
    { name: 'shipsFrom', type: 'text', localized: true, required: true },
    { name: 'returns', type: 'textarea', localized: true, required: true },
  ],
}
