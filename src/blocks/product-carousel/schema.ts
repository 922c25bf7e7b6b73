import type { Block } from 'payload'
import { fieldRule } from '../../domain/field-rule.ts'

const isWritten = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isWritten)
    : typeof value === 'string' && value.trim() !== ''

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
      admin: { condition: (_, block) => block.source === 'products' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      admin: {
        condition: (_, block) => block.source === 'category' || block.source === 'deals' || block.source === 'new',
      },
    },
    {
      name: 'collection',
      type: 'relationship',
      relationTo: 'product-collections',
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
