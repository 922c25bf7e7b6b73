import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayAct, mayCorrectOrders, mayTakeOrders, mayWorkOnOrders } from '../../cms/access/order-rights.ts'
import { boundTo } from '../../cms/access/bound-to.ts'
import { isOrderOf } from '../../domain/stores/bound-to.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { LONGEST_NOTE } from '../../domain/orders/event-note.ts'
import { mayCorrectAddress } from '../../domain/orders/correct-address.ts'
import { mayResend } from '../../domain/orders/resend.ts'
import { readOrderTags } from '../../domain/orders/order-tags.ts'
import { orderActions } from '../../domain/orders/order-state.ts'
import { swappable } from '../../domain/orders/swap-items.ts'
import { addressEndpoint } from './address-endpoint.ts'
import { swapEndpoint, swapsEndpoint } from './swap-endpoints.ts'
import { writeTags } from './order-tags.ts'
import { noteEvent } from './note-event.ts'
import { refuse, refuseForSpent } from './order-refusals.ts'
import { findOrder } from './order-rows.ts'
import { rowsOf } from '../database/database.ts'
import { adminOrders, adminParts } from './admin-orders.ts'
import { sheetCards } from './sold-cards.ts'
import { withdrawCorrection } from './waiting-correction.ts'
import { resendEndpoint } from './resend-letter.ts'
import { prepareEndpoint } from './prepare-orders.ts'
import { trackingEndpoint } from './import-tracking.ts'
import { slipEndpoint, slipsEndpoint } from './slip-endpoints.ts'
import { Returns } from './returns.ts'
import { orderExport } from './export-orders.ts'

/**
 * What staff do with an order, at `/admin/api/orders/{number}/…`: `sheet` reads it, `act` moves it on, `refuse-return`
 * answers what a shopper asked to send back, `note` adds what only staff read, `tags` what they find it by, `address`
 * corrects where it goes, `swap` sends another size or colour (`swaps` lists them), `withdraw-correction` takes back
 * either where it waits to be paid, `resend` sends a letter of its history again, `label-sent` notes that the label of a
 * return by mail left, `packing-slip` prints it (of one parcel with `?parcel=`, counted from 0); of
 * several, `/admin/api/orders/packing-slips?ids=`, and `prepare` begins with several; `/admin/api/orders/export` is the
 * list as a file, `import` a file of tracking numbers. Mails and refunds that follow wait in the outbox for a process of
 * the shop.
 */
export const orderEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:number/sheet', method: 'get', handler: ofOwnStores(sheet) },
  { path: '/:number/act', method: 'post', handler: ofOwnStores(act) },
  { path: '/:number/refuse-return', method: 'post', handler: ofOwnStores(refuseReturn) },
  { path: '/:number/note', method: 'post', handler: ofOwnStores(addNote) },
  { path: '/:number/tags', method: 'post', handler: ofOwnStores(setTags) },
  { path: '/:number/address', method: 'post', handler: ofOwnStores(addressEndpoint) },
  { path: '/:number/swaps', method: 'get', handler: ofOwnStores(swapsEndpoint) },
  { path: '/:number/swap', method: 'post', handler: ofOwnStores(swapEndpoint) },
  { path: '/:number/withdraw-correction', method: 'post', handler: ofOwnStores(withdraw) },
  { path: '/:number/resend', method: 'post', handler: ofOwnStores(resendEndpoint) },
  { path: '/:number/label-sent', method: 'post', handler: ofOwnStores(labelSent) },
  { path: '/:number/packing-slip', method: 'get', handler: ofOwnStores(slipEndpoint) },
  { path: '/packing-slips', method: 'get', handler: slipsEndpoint },
  { path: '/prepare', method: 'post', handler: prepareEndpoint },
  { path: '/import', method: 'post', handler: trackingEndpoint },
  orderExport,
]

/** Of an order of another store its staff learn nothing. */
function ofOwnStores(handler: (req: PayloadRequest) => Promise<Response>): (req: PayloadRequest) => Promise<Response> {
  return async (req) => {
    const stores = boundTo(req.user)
    if (stores === undefined) return handler(req)
    const stored = await findOrder(rowsOf(req.payload), numberOf(req))
    return stored && isOrderOf(stored.data, stores) ? handler(req) : refuse(req, 404, 'unknown-order')
  }
}

const units = z.array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(1) })).max(100)
/** What staff say to the shopper of a return that they do not take back, or not whole. */
const whyToShopper = z.string().trim().max(LONGEST_NOTE)
const seen = z.string().max(40).optional()
const request = z.object({
  action: z.enum(orderActions),
  part: z.string().max(100).optional(),
  key: z.string().min(16).max(64).optional(),
  note: z.string().trim().max(500).optional(),
  parcel: z
    .object({
      carrier: z.string().trim().max(80),
      code: z.string().trim().max(80),
      url: z
        .url({ protocol: /^https$/ })
        .optional()
        .or(z.literal('').transform(() => undefined)),
      lines: units.optional(),
    })
    .optional(),
  nth: z.number().int().min(0).optional(),
  back: z.object({ lines: units, shipping: z.boolean(), label: z.boolean().optional() }).optional(),
  restock: z.boolean().optional(),
  why: whyToShopper.optional(),
  seen,
})

async function sheet(req: PayloadRequest): Promise<Response> {
  const role = roleOf(req.user)
  if (!allowed(role, 'orders', 'read')) return refuse(req, 403, 'unseen')
  const found = await adminOrders(req).sheet(numberOf(req))
  if (!found) return refuse(req, 404, 'unknown-order')
  const mayCorrect = mayCorrectOrders(role)
  const isWaiting = found.order.correction !== undefined
  return Response.json(
    {
      ...found,
      actions: found.actions.filter((action) => mayAct(role, action)),
      // One correction at a time.
      mayCorrectAddress: mayCorrect && !isWaiting && mayCorrectAddress(found.order),
      swappable: mayCorrect && !isWaiting ? swappable(found.order) : [],
      resendable: mayWorkOnOrders(role)
        ? found.order.events.filter((event) => mayResend(found.order, event, Date.now())).map(({ at }) => at)
        : [],
      mayWithdraw: mayCorrect && isWaiting,
      mayTakeOrders: mayTakeOrders(role),
      ...(found.parts && {
        parts: found.parts.map(({ id, actions }) => ({
          id,
          actions: actions.filter((action) => mayAct(role, action)),
        })),
      }),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

async function act(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const asked = request.safeParse(req.data)
  if (!asked.success) return refuse(req, 400, 'invalid')
  if (!mayAct(roleOf(req.user), asked.data.action)) return refuse(req, 403, 'forbidden')
  const answer = await adminOrders(req).act(numberOf(req), asked.data, req.user?.email ?? 'staff')
  if (answer.ok) return Response.json({ ok: true })
  const cards = answer.reason === 'cards-spent' ? await sheetCards(rowsOf(req.payload), numberOf(req)) : []
  const spent = cards.filter(({ isSpent }) => isSpent).map(({ name }) => name)
  return spent.length > 0 && asked.data.action === 'cancel'
    ? refuseForSpent(req, spent)
    : refuse(req, 409, answer.reason)
}

async function refuseReturn(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const asked = z.object({ why: whyToShopper.min(1), seen }).safeParse(req.data)
  if (!mayAct(roleOf(req.user), 'return')) return refuse(req, 403, 'forbidden')
  if (!asked.success) return refuse(req, 400, 'why-missing')
  const { why, seen: read } = asked.data
  const answer = await new Returns(adminParts(req)).refuse(numberOf(req), req.user?.email ?? 'staff', why, read)
  if (answer.ok) return Response.json({ ok: true })
  return refuse(req, 409, answer.reason === 'not-now' ? 'return-asked' : 'unknown-order')
}

async function labelSent(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  if (!mayAct(roleOf(req.user), 'return')) return refuse(req, 403, 'forbidden')
  const asked = z.object({ code: z.string().trim().max(200).optional(), seen }).safeParse(req.data)
  if (!asked.success) return refuse(req, 400, 'invalid')
  const { code, seen: read } = asked.data
  const answer = await new Returns(adminParts(req)).noteLabel(numberOf(req), req.user?.email ?? 'staff', code, read)
  if (answer.ok) return Response.json({ ok: true })
  return refuse(req, 409, answer.reason === 'not-now' ? 'not-now' : 'unknown-order')
}

/** What was paid meanwhile is not taken back. */
async function withdraw(req: PayloadRequest): Promise<Response> {
  if (!mayCorrectOrders(roleOf(req.user))) return refuse(req, 403, 'forbidden')
  const isDone = await withdrawCorrection(req.payload, numberOf(req), req.user?.email ?? 'staff')
  return isDone ? Response.json({ ok: true }) : refuse(req, 409, 'not-now')
}

/** A note is not work on the order: whoever sees orders may write one, in whatever state it is. */
async function addNote(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  if (!allowed(roleOf(req.user), 'orders', 'read')) return refuse(req, 403, 'unseen')
  const asked = z.object({ note: z.string().trim().min(1).max(LONGEST_NOTE) }).safeParse(req.data)
  if (!asked.success) return refuse(req, 400, 'note-missing')
  const rows = rowsOf(req.payload)
  const stored = await findOrder(rows, numberOf(req))
  if (!stored) return refuse(req, 409, 'unknown-order')
  const at = new Date().toISOString()
  await noteEvent(rows, stored.number, { at, kind: 'note', by: req.user?.email ?? 'staff', note: asked.data.note })
  return Response.json({ ok: true })
}

/** Like a note. */
async function setTags(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  if (!allowed(roleOf(req.user), 'orders', 'read')) return refuse(req, 403, 'unseen')
  const asked = z.object({ tags: z.string().max(1000) }).safeParse(req.data)
  const tags = asked.success ? readOrderTags(asked.data.tags) : 'too-long'
  if (typeof tags === 'string') return refuse(req, 400, 'too-many-tags')
  const isThere = await writeTags(req.payload, numberOf(req), tags, req.user?.email ?? 'staff')
  return isThere ? Response.json({ ok: true }) : refuse(req, 409, 'unknown-order')
}

const numberOf = (req: PayloadRequest): string => String(req.routeParams?.number ?? '')
