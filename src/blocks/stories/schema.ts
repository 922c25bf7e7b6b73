import type { Block } from 'payload'

export const storiesSchema: Block = {
  slug: 'stories',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    {
      name: 'pages',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
    },
  ],
}
