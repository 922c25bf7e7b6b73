import type { Block } from 'payload'

export const categoryTilesSchema: Block = {
  slug: 'categorytiles',
  labels: { singular: 'Category tiles', plural: 'Category tiles' },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, required: true },
  ],
}
