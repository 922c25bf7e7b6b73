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
      // A page begun within another's form would be made as soon as that is opened (cms/views/begin-unsaved.ts).
      admin: { allowCreate: false },
    },
  ],
}
