import type { Block } from 'payload'
import { alertTypes } from '../../domain/content/slice.ts'

export const inlineAlertSchema: Block = {
  slug: 'inlinealert',
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 2000,
      admin: { description: 'markdown_line' },
    },
    { name: 'alerttype', type: 'select', options: [...alertTypes], defaultValue: 'INFORMATION' },
  ],
}
