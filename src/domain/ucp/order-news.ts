import type { OrderEventKind } from '../orders/order.ts'

/** The part of an order's history that its agent is notified of. */
const news: ReadonlySet<OrderEventKind> = new Set([
  'placed',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
])

export const isNewsForAgents = (kind: OrderEventKind): boolean => news.has(kind)
