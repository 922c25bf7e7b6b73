import type { Block } from 'payload'
import { fieldRule, isEmpty } from '../../domain/field-rule.ts'
import type { Both } from '../../domain/locale.ts'

const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isWritten)
    : typeof value === 'string' && value.trim() !== ''

/** Without what its source needs a page would show its title alone. Drafts may lack it. */
const neededBy = (source: string, fault: Both) =>
  fieldRule((value, { siblingData }) =>
    siblingData.source === source && (isEmpty(value) || (Array.isArray(value) && value.length === 0))
      ? fault
      : undefined,
  )

const noProducts = { en: 'Choose the products to show.', fr: 'Choisissez les produits à montrer.' }
const noCategory = { en: 'Choose the category to show.', fr: 'Choisissez la catégorie à montrer.' }
const noCollection = { en: 'Choose the collection to show.', fr: 'Choisissez la collection à montrer.' }
const noQuery = { en: 'Enter what to search for.', fr: 'Écrivez ce qu’il faut chercher.' }

export const productCarouselSchema: Block = {
  slug: 'productcarousel',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'category',
      options: ['products', 'category', 'collection', 'deals', 'new', 'top-sellers', 'search'],
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      validate: neededBy('products', noProducts),
      admin: { condition: (_, block) => block.source === 'products' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      validate: neededBy('category', noCategory),
      admin: {
        condition: (_, block) => block.source === 'category' || block.source === 'deals' || block.source === 'new',
      },
    },
    {
      name: 'collection',
      type: 'relationship',
      relationTo: 'product-collections',
      validate: neededBy('collection', noCollection),
      admin: { condition: (_, block) => block.source === 'collection' },
    },
    {
      name: 'query',
      type: 'text',
      localized: true,
      maxLength: 120,
      validate: fieldRule((value, { siblingData }) =>
        siblingData.source === 'search' && !isWritten(value) ? noQuery : undefined,
      ),
      admin: {
        condition: (_, block) => block.source === 'search',
      },
    },
    { name: 'limit', type: 'number', min: 4, max: 16, defaultValue: 8, required: true },
  ],
}
