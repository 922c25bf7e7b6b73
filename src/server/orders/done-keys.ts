import type { OrderData } from '../checkout/order-data.ts'

/** What was done last is known by its key, so that it is not done twice. */
const KEYS_KEPT = 20

/** An order that knows what was done with a key. */
export const withKey = (data: OrderData, key: string): OrderData => ({
  ...data,
  done: [...(data.done ?? []), key].slice(-KEYS_KEPT),
})
