import type { PayloadRequest } from 'payload'
import { Orders } from './orders.ts'

/** What orders need in the admin, which may run in a process of its own: what follows a change is done by the shop's. */
export const adminParts = (req: PayloadRequest) => ({
  payload: async () => req.payload,
  outbox: () => ({ run: async () => 0 }),
})
export const adminOrders = (req: PayloadRequest) => new Orders(adminParts(req))
