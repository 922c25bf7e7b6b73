import type { Access, CollectionConfig, Field, FieldAccess } from 'payload'
import { chosenBy } from '../fields/chosen-by.ts'
import { accessTo, allowed, roleOf, roles } from '../access/permissions.ts'

const { read: readStaff, update: updateStaff, ...access } = accessTo('users')

/**
 * Users can read their own document: Payload loads the signed-in user by this rule, and treats a user it may not read
 * as signed out.
 */
const readSelf: Access = async (args) =>
  (await readStaff?.(args)) || (args.req.user ? { id: { equals: args.req.user.id } } : false)

/** Users may change their own name and password, but nothing that would raise their permissions. */
const updateSelf: Access = async (args) =>
  (await updateStaff?.(args)) || (args.req.user ? { id: { equals: args.req.user.id } } : false)
const byAdministrators: FieldAccess = ({ req }) => allowed(roleOf(req.user), 'users', 'update')

const sealed = (name: string, more: { required?: boolean } = {}): Field => ({
  name,
  type: 'text',
  hidden: true,
  access: { read: () => false, update: () => false },
  ...more,
})

/** Staff. Shoppers' accounts are apart. */
export const users: CollectionConfig = {
  slug: 'users',
  access: {
    ...access,
    read: readSelf,
    update: updateSelf,
    unlock: ({ req }) => allowed(roleOf(req.user), 'users', 'update'),
  },
  auth: {
    // A lock of the account is one that any stranger can hold: server/admin/staff-sign-in.ts counts instead.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    // Payload notes the time of a request beside its own open transaction: on SQLite the one would wait for the other.
    // server/admin/staff-mail-limit.ts counts instead.
    forgotPassword: { minRequestInterval: 0 },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'system' },
  fields: [
    { name: 'name', type: 'text' },
    {
      // Given with a change of one's own address, password or role (server/admin/present-password.ts); never stored.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        condition: (doc, _, { user }) => doc.id !== undefined && String(doc.id) === String(user?.id),
        components: { Field: '/src/cms/fields/current-password.tsx#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: 'secondStep',
      type: 'ui',
      admin: {
        condition: (doc) => doc.id !== undefined,
        components: { Field: '/src/cms/second-step/second-step-section.tsx#SecondStepSection' },
        disableListColumn: true,
      },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [...roles],
      saveToJWT: true,
      access: { update: byAdministrators },
      admin: { components: { Description: '/src/cms/fields/role-meaning.tsx#RoleMeaning' } },
    },
    {
      name: 'stores',
      type: 'text',
      hasMany: true,
      access: { update: byAdministrators },
      admin: { ...chosenBy('StaffStores'), condition: ({ role }) => role === 'store-staff' },
    },
  ],
}

/**
 * The second step at sign-in of members who set one up (server/admin/second-step.ts), apart from `users`: Payload
 * writes a member whole with every sign-in, and would undo what was used in between. No reader gets any of it.
 */
export const staffSecondSteps: CollectionConfig = {
  slug: 'staff-second-steps',
  access: accessTo('staff-second-steps'),
  lockDocuments: false,
  admin: { group: 'system', hidden: true },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true, index: true },
    sealed('secret', { required: true }),
    // The last step whose code was used.
    { name: 'lastStep', type: 'number', required: true },
    // Hashed, those that are left, with a space between.
    sealed('recoveryCodes'),
  ],
}
