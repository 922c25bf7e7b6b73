import type { Block } from 'payload'

/** The names of the fields are the specification's (acceptance 64). */
export const vertImageSchema: Block = {
  slug: 'vertimage',
  labels: { singular: 'Upright picture', plural: 'Upright pictures' },
  fields: [
    { name: 'vert_image', type: 'upload', label: 'Picture', relationTo: 'media', required: true },
    {
      name: 'vert_copy',
      type: 'textarea',
      label: 'Text',
      localized: true,
      maxLength: 4000,
      admin: { description: 'Markdown, beside the picture.' },
    },
    {
      name: 'vert_link',
      type: 'text',
      label: 'Link',
      localized: true,
      admin: { description: 'Where the picture leads, without /en or /fr.' },
    },
  ],
}
