import type { Block } from 'payload'

export const categoryTilesSchema: Block = {
  slug: 'categorytiles',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'categories', type: 'relationship', relationTo: 'categories', hasMany: true, required: true },
  ],
}
