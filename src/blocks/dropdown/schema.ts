import type { Block } from 'payload'
import { LONGEST_COPY } from '../../domain/content/longest-copy.ts'

export const dropdownSchema: Block = {
  slug: 'dropdown',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    {
      name: 'copy',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: LONGEST_COPY,
      admin: { rows: 6, description: 'markdown' },
    },
    { name: 'isopen', type: 'checkbox' },
  ],
}
