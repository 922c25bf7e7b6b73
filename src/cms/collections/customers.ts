import type { CollectionConfig, Field } from 'payload'
import { locales } from '../../domain/locale.ts'
import { LONGEST_NOTE } from '../../domain/orders/event-note.ts'
import { accessTo, allowed, roleOf } from '../access/permissions.ts'

/**
 * Shoppers' accounts, apart from staff. better-auth writes these tables through `server/accounts/auth-adapter.ts`;
 * staff see the least that helps.
 */
const id: Field = { name: 'id', type: 'text', required: true }
const customerId: Field = { name: 'userId', type: 'text', required: true, index: true, admin: { readOnly: true } }
const secret = (name: string, more: object = {}): Field =>
  ({
    name,
    type: 'text',
    required: true,
    hidden: true,
    access: { read: () => false, update: () => false },
    ...more,
  }) as Field
const machinery = {
  group: 'accounts',
  hidden: ({ user }: { user: unknown }) => (user as { role?: string } | null)?.role !== 'administrator',
} as const
const sealed = { group: 'accounts', hidden: true } as const

export const customers: CollectionConfig = {
  slug: 'customers',
  access: accessTo('customers'),
  lockDocuments: false,
  admin: {
    group: 'accounts',
    hidden: ({ user }) => !allowed(roleOf(user), 'customers', 'read'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'emailVerified', 'createdAt'],
    listSearchableFields: ['email', 'name', 'search'],
    components: { afterListTable: ['/src/cms/components/customer-search-hint.tsx#CustomerSearchHint'] },
  },
  fields: [
    { ...id, admin: { hidden: true } },
    { name: 'email', type: 'text', required: true, unique: true, index: true },
    { name: 'name', type: 'text', required: true },
    // What somebody who serves the customer looks for stands before what the customer has set.
    {
      name: 'orders',
      type: 'ui',
      admin: { components: { Field: '/src/cms/orders/customer-orders.tsx#CustomerOrders' }, disableListColumn: true },
    },
    {
      name: 'facts',
      type: 'ui',
      admin: { components: { Field: '/src/cms/orders/customer-facts.tsx#CustomerFacts' }, disableListColumn: true },
    },
    // What they are found by besides (domain/accounts/customer-search.ts).
    { name: 'search', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    { name: 'emailVerified', type: 'checkbox', required: true, defaultValue: false },
    { name: 'image', type: 'text', hidden: true },
    { name: 'locale', type: 'select', required: true, defaultValue: 'en', options: [...locales] },
    { name: 'favouriteStore', type: 'text' },
    { name: 'recentSearches', type: 'text', hidden: true },
    {
      name: 'employeePrices',
      type: 'checkbox',
      required: true,
      defaultValue: false,
    },
  ],
}

export const customerSessions: CollectionConfig = {
  slug: 'customer-sessions',
  access: accessTo('customer-sessions'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    id,
    customerId,
    secret('token', { unique: true, index: true }),
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'ipAddress', type: 'text' },
    { name: 'userAgent', type: 'text' },
  ],
}

export const customerCredentials: CollectionConfig = {
  slug: 'customer-credentials',
  access: accessTo('customer-credentials'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    id,
    customerId,
    { name: 'accountId', type: 'text', required: true },
    { name: 'providerId', type: 'text', required: true },
    secret('password', { required: false }),
  ],
}

export const customerVerifications: CollectionConfig = {
  slug: 'customer-verifications',
  access: accessTo('customer-verifications'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    id,
    { name: 'identifier', type: 'text', required: true, index: true },
    secret('value'),
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

export const customerPasskeys: CollectionConfig = {
  slug: 'customer-passkeys',
  access: accessTo('customer-passkeys'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    id,
    customerId,
    { name: 'name', type: 'text' },
    secret('publicKey'),
    { name: 'credentialId', type: 'text', required: true, unique: true, index: true },
    { name: 'counter', type: 'number', required: true },
    { name: 'deviceType', type: 'text', required: true },
    { name: 'backedUp', type: 'checkbox', required: true },
    { name: 'transports', type: 'text' },
    { name: 'aaguid', type: 'text' },
  ],
}

/**
 * What customers let shopping agents do (`kind` Grant), and the codes and tokens of it, which the OAuth library writes
 * through `server/ucp/link-rows.ts`: each by its sum, as the database alone opens no account. `link` is the sum of the
 * grant that a row hangs on.
 */
export const agentLinks: CollectionConfig = {
  slug: 'agent-links',
  access: accessTo('agent-links'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    { name: 'kind', type: 'text', required: true },
    secret('key', { unique: true, index: true }),
    { name: 'link', type: 'text', index: true },
    { ...customerId, required: false } as Field,
    { name: 'agent', type: 'text' },
    { name: 'data', type: 'json', required: true, hidden: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'consumedAt', type: 'date' },
  ],
}

export const customerAddresses: CollectionConfig = {
  slug: 'customer-addresses',
  access: accessTo('customer-addresses'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    id,
    customerId,
    ...['name', 'street', 'unit', 'city', 'province', 'postalCode', 'phone'].map((name): Field => ({
      name,
      type: 'text',
      required: !['unit', 'phone'].includes(name),
    })),
    { name: 'isDefault', type: 'checkbox', required: true, defaultValue: false },
  ],
}

/**
 * What staff wrote down of a customer, for each other: read and written on the customer's page, gone with the account.
 */
export const customerNotes: CollectionConfig = {
  slug: 'customer-notes',
  access: accessTo('customer-notes'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    customerId,
    { name: 'by', type: 'text', required: true },
    { name: 'note', type: 'text', required: true, maxLength: LONGEST_NOTE },
  ],
}

export const wishlistItems: CollectionConfig = {
  slug: 'wishlist-items',
  access: accessTo('wishlist-items'),
  lockDocuments: false,
  admin: sealed,
  indexes: [{ fields: ['userId', 'productId'], unique: true }],
  fields: [customerId, { name: 'productId', type: 'text', required: true }],
}

/** The link by which a wishlist is shown to others, until its owner revokes it. */
export const wishlistLinks: CollectionConfig = {
  slug: 'wishlist-links',
  access: accessTo('wishlist-links'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    { ...customerId, unique: true } as Field,
    { name: 'token', type: 'text', required: true, unique: true, index: true },
  ],
}

/** Stored for machines, shown to staff in words. */
const inWords = (name: 'EventKind' | 'EventSubject') => ({
  components: {
    Cell: `/src/cms/fields/security-event.tsx#${name}Cell`,
    Field: `/src/cms/fields/security-event.tsx#${name}View`,
  },
})

/**
 * The security log of an account, for its owner and for administrators; no passwords, no codes, addresses shortened.
 */
export const securityEvents: CollectionConfig = {
  slug: 'security-events',
  access: accessTo('security-events'),
  lockDocuments: false,
  admin: { ...machinery, useAsTitle: 'kind', defaultColumns: ['kind', 'userId', 'address', 'createdAt'] },
  fields: [
    { name: 'userId', type: 'text', index: true, admin: inWords('EventSubject') },
    { name: 'kind', type: 'text', required: true, index: true, admin: inWords('EventKind') },
    {
      name: 'address',
      type: 'text',
    },
    { name: 'detail', type: 'text' },
  ],
}

/** Failed attempts by key (hashed), and until when the next one is refused. */
export const throttles: CollectionConfig = {
  slug: 'throttles',
  access: accessTo('throttles'),
  lockDocuments: false,
  admin: sealed,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'failures', type: 'number', required: true },
    { name: 'blockedUntil', type: 'number', required: true },
    { name: 'lastAt', type: 'number', required: true, index: true },
  ],
}
