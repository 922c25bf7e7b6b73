import type { Block } from 'payload'

export const markdownCopySchema: Block = {
  slug: 'markdowncopy',
  fields: [{ name: 'copy', type: 'array', required: true, minRows: 1, fields: [{ name: 'text', type: 'textarea', required: true, localized: true, admin: { rows: 10, description: 'Markdown. Links of the shop are written without /en or /fr.' } }] }],
}
