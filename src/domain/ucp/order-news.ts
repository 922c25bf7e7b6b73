import type { OrderEventKind } from '../orders/order.ts'

/** What of an order's history its agent is notified of. */
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
