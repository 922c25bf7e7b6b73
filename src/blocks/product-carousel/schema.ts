import type { Block } from 'payload'

export const productCarouselSchema: Block = {
  slug: 'productcarousel',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'source', type: 'select', required: true, defaultValue: 'category', options: ['products', 'category', 'collection', 'deals', 'new', 'top-sellers'] },
    { name: 'products', type: 'relationship', relationTo: 'products', hasMany: true, admin: { condition: (_, block) => block.source === 'products' } },
    { name: 'category', type: 'relationship', relationTo: 'categories', admin: { condition: (_, block) => block.source === 'category' || block.source === 'deals' || block.source === 'new' } },
    { name: 'collection', type: 'relationship', relationTo: 'product-collections', admin: { condition: (_, block) => block.source === 'collection' } },
    { name: 'limit', type: 'number', min: 4, max: 16, defaultValue: 8, required: true },
  ],
}
