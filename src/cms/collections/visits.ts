import type { CollectionConfig } from 'payload'
import { locales } from '../../domain/locale.ts'
import { accessTo } from '../access/permissions.ts'

const log = { lockDocuments: false, timestamps: false, admin: { hidden: true } } as const

/**
 * Events of consented visits, until their retention ends (server/analytics/retention.ts). Seen in the report, not row
 * by row.
 */
export const visitEvents: CollectionConfig = {
  ...log,
  slug: 'visit-events',
  access: accessTo('visit-events'),
  indexes: [{ fields: ['name', 'day'] }],
  fields: [
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'at', type: 'number', required: true },
    { name: 'visit', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'label', type: 'text' },
    { name: 'value', type: 'number' },
  ],
}

/** How often which choice of cookies was made on a day; never by whom. */
export const consentLog: CollectionConfig = {
  slug: 'consent-log',
  access: accessTo('consent-log'),
  lockDocuments: false,
  timestamps: false,
  admin: {
    group: 'system',
    useAsTitle: 'day',
    defaultColumns: ['day', 'how', 'granted', 'gpc', 'language', 'choices'],
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'how', type: 'select', required: true, options: ['accept', 'refuse', 'choose'] },
    { name: 'granted', type: 'text' },
    { name: 'gpc', type: 'select', required: true, options: ['on', 'off'] },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    { name: 'choices', type: 'number', required: true },
  ],
}

/** A day's cost of questions to a hosted language model, so that the limit applies to all processes together. */
export const assistantUsage: CollectionConfig = {
  ...log,
  slug: 'assistant-usage',
  access: accessTo('assistant-usage'),
  fields: [
    { name: 'day', type: 'text', required: true, unique: true, index: true },
    { name: 'tokens', type: 'number', required: true },
  ],
}
