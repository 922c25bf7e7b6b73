import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayAct } from '../../cms/access/order-rights.ts'
import { allowed, roles, type Role } from '../../cms/access/permissions.ts'
import { orderActions } from '../../domain/orders/order-state.ts'
import { noteEvent } from './order-rows.ts'
import { rowsOf } from '../database.ts'
import { Orders } from './orders.ts'
import { packingSlip } from './packing-slip.ts'

/**
 * What staff do with an order, at `/admin/api/orders/{number}/…`: `sheet` reads it, `act` moves it on, `packing-slip` prints it. Mails
 * and refunds that follow wait in the outbox for a process of the shop.
 */
export const orderEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:number/sheet', method: 'get', handler: sheet },
  { path: '/:number/act', method: 'post', handler: act },
  { path: '/:number/packing-slip', method: 'get', handler: slip },
]

const request = z.object({
  action: z.enum(orderActions),
  note: z.string().trim().max(500).optional(),
  tracking: z.object({ carrier: z.string().trim().min(1).max(80), code: z.string().trim().min(1).max(80), url: z.url({ protocol: /^https$/ }).optional().or(z.literal('').transform(() => undefined)) }).optional(),
  back: z.object({ lines: z.array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(1) })).max(100), shipping: z.boolean() }).optional(),
  restock: z.boolean().optional(),
})

const words: Record<string, string> = {
  'unknown-order': 'There is no such order.', 'not-now': 'The order has moved on meanwhile; load the page again.', 'not-so-many': 'Choose what came back, and not more than was sold.',
  'cards-spent': 'A gift card of this order was used already, or gift cards cannot come back.', 'tracking-missing': 'Give the carrier and the tracking number.',
}

async function sheet(req: PayloadRequest): Promise<Response> {
  const role = roleOf(req)
  if (!allowed(role, 'orders', 'read')) return refuse(403, 'Your role may not see orders.')
  const found = await ordersOf(req).sheet(numberOf(req))
  if (!found) return refuse(404, words['unknown-order'] ?? '')
  return Response.json({ ...found, actions: found.actions.filter((action) => mayAct(role, action)) }, { headers: { 'cache-control': 'no-store' } })
}

async function act(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const asked = request.safeParse(req.data)
  if (!asked.success) return refuse(400, asked.error.issues[0]?.message ?? 'That is no action.')
  if (!mayAct(roleOf(req), asked.data.action)) return refuse(403, 'Your role may not do that.')
  const answer = await ordersOf(req).act(numberOf(req), asked.data, req.user?.email ?? 'staff')
  return answer.ok ? Response.json({ ok: true }) : refuse(409, words[answer.reason] ?? answer.reason)
}

async function slip(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req), 'orders', 'read')) return refuse(403, 'Your role may not see orders.')
  const found = await ordersOf(req).sheet(numberOf(req))
  if (!found) return refuse(404, words['unknown-order'] ?? '')
  const { number, state } = found.order
  await noteEvent(rowsOf(req.payload), number, { at: new Date().toISOString(), kind: 'packing-slip', state, by: req.user?.email ?? 'staff' })
  const pdf = await packingSlip(found.order)
  return new Response(new Uint8Array(pdf), { headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${number}.pdf"`, 'cache-control': 'no-store' } })
}

/** The admin may run in a process of its own: what follows a change is done by the shop's. */
const ordersOf = (req: PayloadRequest) => new Orders({ payload: async () => req.payload, outbox: () => ({ run: async () => 0 }) })
const roleOf = (req: PayloadRequest): Role | undefined => roles.find((role) => role === (req.user as { role?: unknown } | null)?.role)
const numberOf = (req: PayloadRequest): string => String(req.routeParams?.number ?? '')
const refuse = (status: number, message: string) => Response.json({ message }, { status })
