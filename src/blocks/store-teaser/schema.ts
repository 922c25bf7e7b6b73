import type { Block } from 'payload'

export const storeTeaserSchema: Block = {
  slug: 'storeteaser',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'stores', type: 'relationship', relationTo: 'stores', hasMany: true, required: true, maxRows: 6 },
  ],
}
