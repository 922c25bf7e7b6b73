import type { OrderEventKind } from '../../domain/orders/order.ts'
import type { OrderAction } from '../../domain/orders/order-state.ts'
import type { OrderMailKind } from './order-letter.ts'

/** What the history says of a step. */
export const eventOfStep: Record<OrderAction, OrderEventKind> = {
  pay: 'paid',
  prepare: 'preparing',
  'make-ready': 'ready',
  ship: 'shipped',
  deliver: 'delivered',
  'undo-hand-over': 'ready',
  cancel: 'cancelled',
  'cancel-items': 'cancelled',
  return: 'returned',
}

/** The mail that follows it, if any does. */
export const mailOfStep: Partial<Record<OrderAction, OrderMailKind>> = {
  'make-ready': 'ready',
  ship: 'shipped',
  cancel: 'cancelled',
  'cancel-items': 'items-cancelled',
  return: 'refunded',
}
