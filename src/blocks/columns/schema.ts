import { editorLinkRule } from '../../domain/content/editor-link.ts'
import type { Block } from 'payload'

export const columnsSchema: Block = {
  slug: 'columns',
  fields: [
    { name: 'heading', type: 'text', localized: true },
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        { name: 'heading', type: 'text', required: true, localized: true },
        { name: 'text', type: 'textarea', localized: true, maxLength: 4000, admin: { description: 'markdown' } },
        { name: 'picture', type: 'upload', relationTo: 'media' },
        {
          name: 'link',
          type: 'text',
          localized: true,
          validate: editorLinkRule,
        },
      ],
    },
  ],
}
