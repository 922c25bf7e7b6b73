import type { Block } from 'payload'
import { LONGEST_COPY } from '../../domain/content/longest-copy.ts'

export const markdownCopySchema: Block = {
  slug: 'markdowncopy',
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
          admin: { rows: 10, description: 'markdown' },
        },
      ],
    },
  ],
}
