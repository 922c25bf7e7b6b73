import type { Block } from 'payload'

export const storiesSchema: Block = {
  slug: 'stories',
  labels: { singular: 'Stories', plural: 'Stories' },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    {
      name: 'pages',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      admin: { description: 'Each shows its title, summary and picture.' },
    },
  ],
}
