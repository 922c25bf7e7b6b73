import type { Access, Where } from 'payload'
import { storeInColumn, type BoundTo } from '../../domain/stores/bound-to.ts'
import { allowed, roleOf, type GuardedCollection } from './permissions.ts'

/** The stores a user works at; only staff of stores are bound, and those without any work for all. */
export function boundTo(user: unknown): BoundTo {
  if (roleOf(user) !== 'store-staff') return undefined
  const { stores } = user as { stores?: unknown }
  const slugs = Array.isArray(stores) ? stores.filter((slug) => typeof slug === 'string') : []
  return slugs.length > 0 ? slugs : undefined
}

/** A right that for staff of stores ends at what is theirs. */
const within =
  (collection: GuardedCollection, operation: 'read' | 'update', theirs: (stores: readonly string[]) => Where): Access =>
  ({ req }) => {
    if (!allowed(roleOf(req.user), collection, operation)) return false
    const stores = boundTo(req.user)
    return stores === undefined || theirs(stores)
  }

const someOf = (field: string) => (stores: readonly string[]) => ({ [field]: { in: [...stores] } })

/** Orders, or parts of orders, that are picked up at one of them. */
export const readOrders = within('orders', 'read', (stores) => ({
  or: stores.map((slug) => ({ stores: { contains: storeInColumn(slug) } })),
}))
/** Stock of one of them. */
export const readStock = within('inventory', 'read', someOf('location'))
export const updateStock = within('inventory', 'update', someOf('location'))
/** Hours and words of one of them; every store may be read. */
export const updateStores = within('stores', 'update', someOf('slug'))
