import type { CollectionConfig } from 'payload'
import { locales } from '../../domain/locale.ts'
import { accessTo } from '../access/permissions.ts'

/**
 * Newsletter subscribers, and the proof of consent that Canada's anti-spam law requires: the words agreed to, and when.
 */
export const newsletter: CollectionConfig = {
  slug: 'newsletter',
  access: accessTo('newsletter'),
  lockDocuments: false,
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'language', 'status', 'askedAt'],
    group: 'content',
    components: {
      beforeListTable: [{ path: '/src/cms/components/list-export.tsx#ListFile', clientProps: { list: 'newsletter' } }],
    },
  },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, index: true },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    { name: 'status', type: 'select', required: true, index: true, options: ['pending', 'confirmed', 'unsubscribed'] },
    { name: 'consent', type: 'textarea', required: true },
    {
      type: 'row',
      fields: [
        { name: 'askedAt', type: 'date', required: true },
        { name: 'confirmedAt', type: 'date' },
        { name: 'unsubscribedAt', type: 'date' },
      ],
    },
  ],
}
