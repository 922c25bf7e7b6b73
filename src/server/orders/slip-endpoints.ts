import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import type { Order } from '../../domain/orders/order.ts'
import { MOST_SLIPS } from '../../domain/orders/packing-slips.ts'
import { rowsOf } from '../database/database.ts'
import { numbersOf } from './chosen-orders.ts'
import { noteEvent } from './note-event.ts'
import { refuse } from './order-refusals.ts'
import { adminOrders } from './admin-orders.ts'
import { packingSlip, packingSlips } from './packing-slip.ts'

/** `GET …/{number}/packing-slip`. */
export async function slipEndpoint(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'orders', 'read')) return refuse(req, 403, 'unseen')
  const order = await orderOf(req, String(req.routeParams?.number ?? ''))
  if (!order) return refuse(req, 404, 'unknown-order')
  await notePrinted(req, order)
  const nth = Number(req.searchParams.get('parcel') || Number.NaN)
  return pdf(await packingSlip(order, Number.isInteger(nth) ? nth : undefined), order.number)
}

const asked = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((ids) => [...new Set(ids.split(',').map(Number))])
  .pipe(z.array(z.number()).max(MOST_SLIPS))

/** `GET …/packing-slips?ids=`, in the order of the ids: of all of them, or of none. */
export async function slipsEndpoint(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'orders', 'read')) return refuse(req, 403, 'unseen')
  const { data: ids } = asked.safeParse(req.searchParams.get('ids'))
  if (!ids) return refuse(req, 400, 'no-slips')
  const numbers = await numbersOf(req, ids)
  const orders: Order[] = []
  for (const id of ids) {
    const number = numbers.get(id)
    const order = number === undefined ? undefined : await orderOf(req, number)
    if (!order) return refuse(req, 404, 'unknown-order')
    orders.push(order)
  }
  for (const order of orders) await notePrinted(req, order)
  return pdf(await packingSlips(orders), 'packing-slips')
}

const orderOf = async (req: PayloadRequest, number: string) => (await adminOrders(req).sheet(number))?.order

const notePrinted = (req: PayloadRequest, { number, state }: Order) =>
  noteEvent(rowsOf(req.payload), number, {
    at: new Date().toISOString(),
    kind: 'packing-slip',
    state,
    by: req.user?.email ?? 'staff',
  })

const pdf = (bytes: Buffer, name: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  })
