import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { readGiftLetter } from '../../domain/orders/gift-letter.ts'
import type { OrderEvent, OrderEventKind } from '../../domain/orders/order.ts'
import type { Fulfilment, OrderState } from '../../domain/orders/order-state.ts'
import type { OrderPart } from '../../domain/orders/order-parts.ts'
import { m } from '../../paraglide/messages.js'

/**
 * A state in words; “delivered” becomes “picked up” or “sent by e-mail” if that is how the order left, and “paid”, which
 * is no step of its way, stays “placed”.
 */
export const stateName = (state: OrderState, fulfilment: Fulfilment): string =>
  (state === 'delivered' ? arrivals[fulfilment] : states[state])()

const arrivals: Record<Fulfilment, () => string> = {
  ship: m.order_state_delivered,
  pickup: m.order_state_picked_up,
  email: m.order_state_sent,
}

const arrivalsInPart: typeof arrivals = {
  ship: m.order_event_delivered_in_part,
  pickup: m.order_event_handed_in_part,
  email: m.order_event_handed_in_part,
}

const states: Record<OrderState, () => string> = {
  placed: m.order_state_placed,
  paid: m.order_state_placed,
  preparing: m.order_state_preparing,
  ready: m.order_state_ready,
  'shipped-in-part': m.order_state_shipped_in_part,
  shipped: m.order_state_shipped,
  delivered: m.order_state_delivered,
  'returned-in-part': m.order_state_returned_in_part,
  returned: m.order_state_returned,
  cancelled: m.order_state_cancelled,
}

/** A part of an order that goes its own way. */
export const partName = ({ store }: OrderPart): string =>
  store ? m.checkout_pickup_at({ store: store.name }) : m.order_delivery()

/** As far as words say it; when and by whom stands beside. */
type NamedEvent = Omit<OrderEvent, 'at' | 'by'>

/**
 * What gift cards paid of an order: of what it cost when it was placed, what its own payment did not. Of its totals a
 * correction may have taken some since.
 */
export function paidByCards(events: readonly NamedEvent[]): Cents {
  const amountOf = (of: OrderEventKind) => events.find(({ kind, correction }) => kind === of && !correction)?.amount
  const [total, paid] = [amountOf('placed'), amountOf('paid')]
  return total && paid ? total - paid : 0
}

/** An event in words, money with how much it was and for what; events that concern only the shop have none. */
export function eventName(
  { kind, note, state, amount: cents, correction, delivery }: NamedEvent,
  fulfilment: Fulfilment,
  locale: Locale,
  cards: Cents = 0,
): string | undefined {
  if (cents && (kind === 'paid' || kind === 'refunded')) {
    if (kind === 'paid' && !correction && cards > 0)
      return m.order_event_paid_split({ amount: money(cents + cards, locale), cards: money(cards, locale) })
    const amount = { amount: money(cents, locale) }
    if (kind === 'paid') return payments[correction ?? 'order'](amount)
    return delivery ? m.order_event_refunded_delivery(amount) : m.order_refunded(amount)
  }
  if (kind === 'delivered')
    return (state === 'delivered' || state === undefined ? arrivals : arrivalsInPart)[fulfilment]()
  // An order of cards alone says so of all of them, once the last has gone.
  if (kind === 'mail') return readGiftLetter(note) && fulfilment !== 'email' ? m.order_event_gift_sent() : undefined
  if (kind === 'cancelled' && state && state !== 'cancelled') return m.order_event_cancelled_in_part()
  return kind === 'shipped' && state === 'shipped-in-part' ? states[state]() : events[kind]?.()
}

const payments = {
  order: m.order_event_paid,
  address: m.order_event_paid_address,
  swap: m.order_event_paid_swap,
} as const

const events: Partial<Record<OrderEventKind, () => string>> = {
  placed: m.order_state_placed,
  paid: m.order_state_paid,
  preparing: m.order_state_preparing,
  ready: m.order_state_ready,
  shipped: m.order_state_shipped,
  cancelled: m.order_state_cancelled,
  returned: m.order_event_returned,
  refunded: m.order_event_refunded,
}

/** The way of an order that nothing interrupts; one of which a parcel has left says so in the place of all of them. */
export const roadOf = (fulfilment: Fulfilment, state: OrderState): OrderState[] =>
  roads[fulfilment].map((stop) => (stop === 'shipped' && state === 'shipped-in-part' ? state : stop))

const roads: Record<Fulfilment, OrderState[]> = {
  ship: ['placed', 'preparing', 'shipped', 'delivered'],
  pickup: ['placed', 'preparing', 'ready', 'delivered'],
  email: ['placed', 'delivered'],
}
