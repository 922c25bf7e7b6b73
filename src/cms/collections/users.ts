import type { CollectionConfig } from 'payload'
import { accessTo, roles } from '../access/permissions.ts'

/** Staff. Shoppers' accounts are apart. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  access: accessTo('users'),
  auth: { maxLoginAttempts: 8, lockTime: 10 * 60_000, tokenExpiration: 8 * 60 * 60, cookies: { sameSite: 'Lax' } },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'Machinery' },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'role', type: 'select', required: true, defaultValue: 'editor', options: [...roles], saveToJWT: true },
  ],
}
