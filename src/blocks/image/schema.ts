import type { Block } from 'payload'

export const imageSchema: Block = {
  slug: 'image',
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', localized: true },
    { name: 'link', type: 'text', localized: true },
  ],
}
