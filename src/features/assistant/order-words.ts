import type { Fulfilment, OrderState } from '../../domain/orders/order-state.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import { m } from '../../paraglide/messages.js'

const states: Record<OrderState, () => string> = {
  placed: m.assistant_state_placed,
  paid: m.assistant_state_paid,
  preparing: m.assistant_state_preparing,
  ready: m.assistant_state_ready,
  'shipped-in-part': m.assistant_state_shipped_in_part,
  shipped: m.assistant_state_shipped,
  delivered: m.assistant_state_delivered,
  'returned-in-part': m.assistant_state_returned_in_part,
  returned: m.assistant_state_returned,
  cancelled: m.assistant_state_cancelled,
}
const arrivals: Record<Fulfilment, () => string> = {
  ship: m.assistant_state_delivered,
  pickup: m.assistant_state_picked_up,
  email: m.assistant_state_sent,
}
const rates: Record<RateCode, () => string> = {
  regular: m.assistant_rate_regular,
  express: m.assistant_rate_express,
  bike_only: m.assistant_rate_bikes,
  over_size_surcharge: m.assistant_rate_oversize,
}

/** A state in words: what was picked up or sent by email was not delivered. */
export const orderStateText = (state: OrderState, fulfilment: Fulfilment): string =>
  (state === 'delivered' ? arrivals[fulfilment] : states[state])()
export const rateName = (code: RateCode): string => rates[code]()
