import type { OrderAction } from '../../domain/orders/order-state.ts'
import type { Role } from './permissions.ts'

const work: readonly OrderAction[] = ['pay', 'prepare', 'make-ready', 'ship', 'deliver', 'undo-hand-over']

/**
 * What a role may do with orders. Refunds are limited to the roles responsible for them; editors do not see orders at
 * all.
 */
const rights: Record<Role, readonly OrderAction[]> = {
  administrator: [...work, 'cancel', 'cancel-items', 'return'],
  merchandiser: ['cancel', 'cancel-items', 'return'],
  editor: [],
  'store-staff': work,
  service: ['cancel', 'cancel-items', 'return'],
}

/** Who takes orders by phone. */
export const mayTakeOrders = (role: Role | undefined): boolean => role === 'administrator' || role === 'service'

/** Who deletes a customer’s account at their request: it can’t be restored. */
export const mayDeleteAccounts = (role: Role | undefined): boolean => role === 'administrator'

/** Who corrects where an order goes, and what is in it: what it then costs less is refunded. */
export const mayCorrectOrders = (role: Role | undefined): boolean => role === 'administrator' || role === 'service'

export const mayAct = (role: Role | undefined, action: OrderAction): boolean =>
  role !== undefined && rights[role].includes(action)

/** Who does anything with orders sends their letters again, too. */
export const mayWorkOnOrders = (role: Role | undefined): boolean => role !== undefined && rights[role].length > 0
