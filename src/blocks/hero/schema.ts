import type { Block } from 'payload'
import { actionItems } from '../action/schema.ts'

export const heroSchema: Block = {
  slug: 'hero',
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true },
    { name: 'text', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    actionItems(),
  ],
}
