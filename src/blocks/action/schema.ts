import { requiredEditorLinkRule } from '../../domain/content/editor-link.ts'
import type { ArrayField, Block } from 'payload'
import { importances } from '../../domain/content/slice.ts'

/** Links shown as buttons; an address is written without /en or /fr. */
export const actionItems = (): ArrayField => ({
  name: 'items',
  type: 'array',
  maxRows: 6,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', required: true, localized: true },
        { name: 'link', type: 'text', required: true, localized: true, validate: requiredEditorLinkRule },
        { name: 'importance', type: 'select', options: [...importances], defaultValue: 'normal' },
      ],
    },
  ],
})

export const actionSchema: Block = {
  slug: 'action',
  fields: [actionItems()],
}
