import type { TaxClass } from '../tax/tax-class.ts'
import { refundedUnits } from './order-line.ts'

/** The states of an order, as the shop and its shopper speak of them. */
export const orderStates = [
  'placed',
  'paid',
  'preparing',
  'ready',
  'shipped-in-part',
  'shipped',
  'delivered',
  'returned-in-part',
  'returned',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** Whether nothing of an order, or of a part of one, is ready, sent or over: all of it is still to come. */
export const isToCome = (state: OrderState): boolean => state === 'placed' || state === 'paid' || state === 'preparing'

/** The steps that staff or the system take on an order. */
export const orderActions = [
  'pay',
  'prepare',
  'make-ready',
  'ship',
  'deliver',
  'undo-hand-over',
  'cancel',
  'cancel-items',
  'return',
] as const
export type OrderAction = (typeof orderActions)[number]

export type Fulfilment = 'ship' | 'pickup' | 'email'

const next: Record<OrderAction, { from: readonly OrderState[]; to: OrderState; only?: Fulfilment }> = {
  // An order paid at the till is prepared first, and can be paid whenever the shopper comes.
  pay: { from: ['placed', 'preparing', 'ready'], to: 'paid' },
  prepare: { from: ['placed', 'paid'], to: 'preparing' },
  'make-ready': { from: ['preparing'], to: 'ready', only: 'pickup' },
  ship: { from: ['preparing', 'shipped-in-part'], to: 'shipped', only: 'ship' },
  // A parcel may arrive before the next one leaves, or after something came back.
  deliver: { from: ['ready', 'shipped-in-part', 'shipped', 'paid', 'preparing', 'returned-in-part'], to: 'delivered' },
  // Whether it is still to be undone: hand-over.ts.
  'undo-hand-over': { from: ['delivered'], to: 'ready', only: 'pickup' },
  // Gift cards that were mailed and not spent can still be taken back.
  cancel: { from: ['placed', 'paid', 'preparing', 'ready', 'delivered'], to: 'cancelled' },
  // Where some is left the order stays where it is (cancel-items.ts).
  'cancel-items': { from: ['paid', 'preparing', 'ready', 'shipped-in-part'], to: 'shipped' },
  return: { from: ['delivered', 'shipped-in-part', 'shipped', 'returned-in-part'], to: 'returned-in-part' },
}

type Standing = { state: OrderState; fulfilment: Fulfilment; isPaid: boolean }

/** The state an action leads to; undefined where the order does not allow it. */
export function stateAfter(action: OrderAction, { state, fulfilment, isPaid }: Standing): OrderState | undefined {
  const { from, to, only } = next[action]
  if (!from.includes(state) || (only && only !== fulfilment)) return undefined
  if (action === 'pay') return isPaid ? undefined : state === 'placed' ? to : state
  if (action === 'cancel-items') return isPaid ? state : undefined
  // Gift cards are mailed by the shop itself: nothing of them is prepared, and nothing comes back.
  if (
    fulfilment === 'email' ? action === 'prepare' || action === 'return' : action === 'cancel' && state === 'delivered'
  )
    return undefined
  if (action === 'prepare' && !isPaid && fulfilment !== 'pickup') return undefined
  if (
    action === 'deliver' &&
    (!isPaid ||
      ((state === 'paid' || state === 'preparing') && fulfilment !== 'email') ||
      (state === 'returned-in-part' && fulfilment !== 'ship'))
  )
    return undefined
  return to
}

/**
 * The state of an order with returned units. It applies only once everything has left; until then the units still to be
 * sent matter more.
 */
export function stateWithReturns(
  state: OrderState,
  lines: readonly { quantity: number; returned: number; cancelled?: number; taxClass: TaxClass }[],
): OrderState {
  if (!outStates.includes(state) || lines.every(({ returned }) => returned === 0)) return state
  return lines.every((line) => refundedUnits(line) === line.quantity || line.taxClass === 'gift-card')
    ? 'returned'
    : 'returned-in-part'
}

/** All of it has left, and something may come back. */
export const outStates: readonly OrderState[] = ['shipped', 'delivered', 'returned-in-part']
