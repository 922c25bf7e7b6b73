import type { CollectionConfig } from 'payload'
import { apiScopes } from '../../domain/partners/api-scope.ts'
import { accessTo, roleOf } from '../access/permissions.ts'
import { readOnlyAccess } from '../access/read-only.ts'
import { savedByField } from '../fields/saved-by.ts'
import { scopeOptions } from '../partners/partner-words.ts'

const never = () => false
const byShop = { create: never, update: never }

/**
 * Keys of the partner API (docs/webhooks.md): what each may do, and until when. Of the key itself the database has the
 * sum.
 */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  access: accessTo('api-keys'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'start', 'active', 'expiresAt', 'lastUsedAt'],
    group: 'partners',
    hidden: ({ user }) => roleOf(user) !== 'administrator',
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'scopes', type: 'select', hasMany: true, required: true, options: scopeOptions(apiScopes) },
    // The last day on which it is good: the picker of days writes its noon, UTC.
    { name: 'expiresAt', type: 'date', admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' } } },
    {
      name: 'key',
      type: 'ui',
      admin: { components: { Field: '/src/cms/partners/secret-once.tsx#ApiKey' }, disableListColumn: true },
    },
    { name: 'active', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    { name: 'start', type: 'text', access: byShop, admin: { readOnly: true, position: 'sidebar' } },
    { name: 'lastUsedAt', type: 'date', access: byShop, admin: { readOnly: true, position: 'sidebar' } },
    savedByField,
    { name: 'hash', type: 'text', unique: true, index: true, hidden: true, access: { read: never, ...byShop } },
  ],
}

/**
 * Writes by partners and agents, by their idempotency keys, with what was answered: asked for again they are not done
 * again.
 */
export const apiRequests: CollectionConfig = {
  slug: 'api-requests',
  access: readOnlyAccess('api-requests'),
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'request', type: 'text', required: true },
    { name: 'startedAt', type: 'number', required: true, index: true },
    { name: 'status', type: 'number' },
    { name: 'answer', type: 'textarea' },
  ],
}
