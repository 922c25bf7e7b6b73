import type { Access, CollectionConfig } from 'payload'

/** The permissions of staff. Shoppers are not concerned: the shop reads through the server. */
export const roles = ['administrator', 'merchandiser', 'editor', 'store-staff', 'service'] as const
export type Role = (typeof roles)[number]
export type Right = 'none' | 'read' | 'update' | 'write'

const everybodyReads = { merchandiser: 'read', editor: 'read', 'store-staff': 'read', service: 'read' } as const
const merchandise = { ...everybodyReads, merchandiser: 'write' } as const
const content = { ...everybodyReads, merchandiser: 'write', editor: 'write' } as const
/** What customers write, and the shop's answers to it. */
const said = { ...content, service: 'update' } as const
const machinery = { merchandiser: 'none', editor: 'none', 'store-staff': 'none', service: 'none' } as const

/** Collections that only the shop itself writes: administrators can read them at most. */
const seen = { ...machinery, administrator: 'read' } as const
/** Collections that are closed in the admin: keys to accounts, and shoppers' private data. */
const sealed = { ...machinery, administrator: 'none' } as const

/**
 * One row per collection; administrators write everywhere unless it states otherwise. `write` is create, update and
 * delete.
 */
export const permissions = {
  products: merchandise,
  categories: merchandise,
  brands: merchandise,
  'product-collections': merchandise,
  colours: merchandise,
  tags: merchandise,
  sellers: merchandise,
  'size-guides': merchandise,
  'product-imports': { ...seen, merchandiser: 'read' },
  'product-import-changes': sealed,
  inventory: { ...everybodyReads, merchandiser: 'write', 'store-staff': 'update' },
  stores: { ...everybodyReads, merchandiser: 'write', 'store-staff': 'update' },
  pages: { ...everybodyReads, editor: 'write', merchandiser: 'update' },
  'promo-messages': content,
  redirects: content,
  menus: content,
  media: content,
  'media-folders': content,
  videos: content,
  reviews: said,
  'review-pictures': said,
  questions: said,
  'review-votes': sealed,
  'mail-opt-outs': sealed,
  'stock-alerts': { ...seen, merchandiser: 'read' },
  newsletter: { merchandiser: 'read', editor: 'none', 'store-staff': 'none', service: 'none' },
  'visit-events': { ...seen, merchandiser: 'read' },
  'consent-log': seen,
  'assistant-usage': sealed,
  orders: { merchandiser: 'read', editor: 'none', 'store-staff': 'read', service: 'read' },
  payments: { merchandiser: 'read', editor: 'none', 'store-staff': 'none', service: 'read' },
  markdowns: merchandise,
  'promo-codes': { merchandiser: 'write', editor: 'read', 'store-staff': 'read', service: 'read' },
  promotions: { merchandiser: 'write', editor: 'read', 'store-staff': 'read', service: 'read' },
  'gift-cards': { merchandiser: 'read', editor: 'none', 'store-staff': 'read', service: 'read' },
  'gift-card-entries': { merchandiser: 'read', editor: 'none', 'store-staff': 'none', service: 'read' },
  'tax-rates': { merchandiser: 'read', editor: 'none', 'store-staff': 'none', service: 'none' },
  // What agents began and bought, in their words and the shop's.
  'agent-sessions': { ...seen, merchandiser: 'read' },
  'order-events': { ...machinery, service: 'read' },
  outbox: machinery,
  webhooks: machinery,
  'webhook-deliveries': seen,
  'api-keys': machinery,
  'api-requests': sealed,
  checkouts: machinery,
  'test-charges': machinery,
  users: machinery,
  carts: machinery,
  'cart-lines': machinery,
  changes: machinery,
  'search-synonyms': merchandise,
  'search-rules': merchandise,
  recommendations: sealed,
  'search-queries': machinery,
  'search-events': machinery,
  customers: { ...seen, service: 'read' },
  'customer-sessions': sealed,
  'customer-credentials': sealed,
  'customer-verifications': sealed,
  'agent-links': sealed,
  'customer-passkeys': sealed,
  'customer-addresses': sealed,
  'customer-notes': sealed,
  'wishlist-items': sealed,
  'wishlist-links': sealed,
  'security-events': seen,
  throttles: sealed,
  'staff-second-steps': sealed,
  // Narrower by document: of lists that a role reads, one’s own and those that colleagues share.
  'saved-views': { merchandiser: 'write', editor: 'write', 'store-staff': 'write', service: 'write' },
  employees: machinery,
  'employee-rules': { ...machinery, merchandiser: 'write' },
  'employee-uses': { ...seen, merchandiser: 'read' },
} as const satisfies Record<string, Record<Exclude<Role, 'administrator'>, Right> & { administrator?: Right }>

export type GuardedCollection = keyof typeof permissions

/** May this role do that to this collection? No role, no right. */
export function allowed(
  role: Role | undefined,
  collection: GuardedCollection,
  operation: 'read' | 'create' | 'update' | 'delete',
): boolean {
  if (role === undefined) return false
  const row: Partial<Record<Role, Right>> = permissions[collection]
  const right = row[role] ?? (role === 'administrator' ? 'write' : 'none')
  if (operation === 'read') return right !== 'none'
  if (operation === 'update') return right === 'update' || right === 'write'
  return right === 'write'
}

/** The role of the signed-in user, or none. */
export const roleOf = (user: unknown): Role | undefined =>
  roles.find((role) => role === (user as { role?: unknown } | null)?.role)

/** The access block of a collection's configuration. */
export function accessTo(collection: GuardedCollection): NonNullable<CollectionConfig['access']> {
  const rule =
    (operation: 'read' | 'create' | 'update' | 'delete'): Access =>
    ({ req }) =>
      allowed(roleOf(req.user), collection, operation)
  return {
    read: rule('read'),
    create: rule('create'),
    update: rule('update'),
    delete: rule('delete'),
    readVersions: rule('read'),
  }
}
