import { editorLinkRule } from '../../domain/content/editor-link.ts'
import type { Block } from 'payload'

/** The names of the fields are the specification's (acceptance 64). */
export const vertImageSchema: Block = {
  slug: 'vertimage',
  fields: [
    { name: 'vert_image', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'vert_copy',
      type: 'textarea',
      localized: true,
      maxLength: 4000,
      admin: { description: 'markdown' },
    },
    {
      name: 'vert_link',
      type: 'text',
      localized: true,
      validate: editorLinkRule,
    },
  ],
}
