import type { Block } from 'payload'
import { LONGEST_COPY } from '../embed-fields-schema.ts'

export const dropdownSchema: Block = {
  slug: 'dropdown',
  labels: { singular: 'Question and answer', plural: 'Questions and answers' },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    {
      name: 'copy',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: LONGEST_COPY,
      admin: { rows: 6, description: 'Markdown.' },
    },
    { name: 'isopen', type: 'checkbox', label: 'Open at first' },
  ],
}
