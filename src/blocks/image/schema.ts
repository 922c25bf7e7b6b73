import { editorLinkRule } from '../../domain/content/editor-link.ts'
import type { Block } from 'payload'

export const imageSchema: Block = {
  slug: 'image',
  fields: [
    { name: 'picture', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', localized: true, maxLength: 1000, admin: { description: 'markdown_line' } },
    { name: 'link', type: 'text', localized: true, validate: editorLinkRule },
  ],
}
