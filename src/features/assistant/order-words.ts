import type { OrderState } from '../../domain/orders/order-state.ts'
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
const rates: Record<RateCode, () => string> = {
  regular: m.assistant_rate_regular,
  express: m.assistant_rate_express,
  bike_only: m.assistant_rate_bikes,
  over_size_surcharge: m.assistant_rate_oversize,
}

export const orderStateText = (state: OrderState): string => states[state]()
export const rateName = (code: RateCode): string => rates[code]()
