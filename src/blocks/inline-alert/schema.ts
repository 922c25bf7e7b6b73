import type { Block } from 'payload'
import { alertTypes } from '../../domain/content/slice.ts'

export const inlineAlertSchema: Block = {
  slug: 'inlinealert',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 2000 },
    { name: 'alerttype', type: 'select', label: 'Kind', options: [...alertTypes], defaultValue: 'INFORMATION' },
  ],
}
