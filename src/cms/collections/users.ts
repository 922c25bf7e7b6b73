import type { Access, CollectionConfig } from 'payload'
import { accessTo, roles } from '../access/permissions.ts'

const { read: readStaff, ...access } = accessTo('users')

/** Everybody reads himself: Payload asks by this rule who is signed in, and takes whom it may not read for nobody. */
const readSelf: Access = async (args) => (await readStaff?.(args)) || (args.req.user ? { id: { equals: args.req.user.id } } : false)

/** Staff. Shoppers' accounts are apart. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  access: { ...access, read: readSelf },
  auth: { maxLoginAttempts: 8, lockTime: 10 * 60_000, tokenExpiration: 8 * 60 * 60, cookies: { sameSite: 'Lax' } },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'Machinery' },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'role', type: 'select', required: true, defaultValue: 'editor', options: [...roles], saveToJWT: true },
  ],
}
