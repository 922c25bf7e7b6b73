import type { Block } from 'payload'
import { LONGEST_COPY } from '../embed-fields-schema.ts'

export const markdownCopySchema: Block = {
  slug: 'markdowncopy',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    {
      name: 'copy',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'text',
          type: 'textarea',
          required: true,
          localized: true,
          maxLength: LONGEST_COPY,
          admin: { rows: 10, description: 'Markdown. Links of the shop are written without /en or /fr.' },
        },
      ],
    },
  ],
}
