import { z } from 'zod'
import { orderStates } from '../../domain/orders/order-state.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf } from '../database/database.ts'
import { findOrder, fullOrder, orderOf, ordersAfter, type StoredOrder } from '../orders/order-rows.ts'
import { Orders, type ActRequest } from '../orders/orders.ts'
import type { UsedKey } from './api-keys.ts'
import { partnerOrder, partnerOrderOf } from './partner-order.ts'
import type { ApiProblem } from './problem.ts'
import { after, cursorsOf, limitOf, pageOf, updatedSince } from './pages.ts'
import { route, type ApiParts } from './route.ts'
import { packFaults, stateFaults } from './step-faults.ts'

const person = z.object({
  email: z.string(),
  phone: z.string(),
  customer: z.string().optional().describe('the account it was placed with'),
  shipTo: z
    .object({
      name: z.string(),
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      province: z.string(),
      postalCode: z.string(),
    })
    .optional(),
  pickupName: z.string().optional().describe('who fetches what is picked up'),
  giftMessage: z.string().optional().describe('for whoever opens the parcel'),
})
const orderAnswer = partnerOrder.extend({ person: person.optional().describe('only with the scope read:customers') })
const byNumber = z.object({ number: z.string().max(20) })

function answerOf(stored: StoredOrder, order: Order, { scopes }: UsedKey): z.infer<typeof orderAnswer> {
  const { contact, address, pickupName, giftMessage } = order
  return {
    ...partnerOrderOf(order),
    ...(scopes.has('read:customers') && {
      person: {
        email: contact.email,
        phone: contact.phone,
        ...(stored.customer && { customer: stored.customer }),
        ...(address && { shipTo: address }),
        ...(pickupName && { pickupName }),
        ...(giftMessage && { giftMessage }),
      },
    }),
  }
}

/** Moves an order on as staff do, in the name of the key. */
async function act(
  { number, key, locale }: { number: string; key: UsedKey; locale: Locale },
  request: ActRequest,
  { payload, outbox }: ApiParts,
): Promise<z.infer<typeof orderAnswer> | ApiProblem> {
  const done = await new Orders({ payload, outbox: () => outbox }).act(number, request, `API: ${key.name}`)
  const rows = rowsOf(await payload())
  const stored = await findOrder(rows, number)
  if (!stored) return { problem: 'not-found' }
  const order = await fullOrder(rows, stored)
  if (done.ok) return answerOf(stored, order, key)
  const problem = problemOf[done.reason]
  if (problem === 'not-now') return { problem, errors: stateFaults(order, request, locale) }
  const errors = problem === 'not-to-pack' ? packFaults(order, request, locale) : []
  return { problem, ...(errors.length > 0 && { errors }) }
}
const problemOf = {
  'unknown-order': 'not-found',
  'not-now': 'not-now',
  'tracking-missing': 'invalid',
  'not-to-pack': 'not-to-pack',
  'more-than-left': 'not-to-pack',
  'not-here': 'not-to-pack',
  'all-of-it': 'not-now',
  'not-so-many': 'not-to-pack',
  'return-asked': 'not-now',
  'cards-spent': 'not-now',
} as const

const part = z.string().max(100).optional().describe('of an order in parts: the id of the part')

export const orderRoutes = [
  route({
    method: 'GET',
    path: 'orders',
    scope: 'read:orders',
    summary: 'Orders in the order in which they were placed, some at a time',
    params: z.object({}),
    query: z.object({
      after,
      limit: limitOf(100),
      state: z.enum(orderStates).optional(),
      updatedSince: updatedSince('only those that a step has changed since, or that were placed since'),
    }),
    answer: pageOf(orderAnswer),
    async run({ query: { state, updatedSince: since, ...query }, key }, { payload }) {
      const found = await ordersAfter(rowsOf(await payload()), {
        ...query,
        ...(state && { state }),
        ...(since && { updatedSince: new Date(since).toISOString() }),
      })
      return {
        items: found.map(({ stored }) => answerOf(stored, orderOf(stored, []), key)),
        ...cursorsOf(found, query),
      }
    },
  }),
  route({
    method: 'GET',
    path: 'orders/{number}',
    scope: 'read:orders',
    summary: 'An order',
    params: byNumber,
    query: z.object({}),
    answer: orderAnswer,
    async run({ params, key }, { payload }) {
      const rows = rowsOf(await payload())
      const stored = await findOrder(rows, params.number)
      return stored ? answerOf(stored, await fullOrder(rows, stored), key) : { problem: 'not-found' }
    },
  }),
  route({
    method: 'POST',
    path: 'orders/{number}/preparation',
    scope: 'write:fulfilments',
    summary: 'Begins to prepare an order: from then on its shopper cannot cancel it',
    params: byNumber,
    query: z.object({}),
    body: z.strictObject({ part }),
    answer: orderAnswer,
    run: ({ params, body, idempotencyKey, ...by }, parts) =>
      act({ ...params, ...by }, { action: 'prepare', ...body, key: idempotencyKey }, parts),
  }),
  route({
    method: 'POST',
    path: 'orders/{number}/readiness',
    scope: 'write:fulfilments',
    summary: 'What is picked up is ready at its store: the shopper is notified by mail; after `preparation` only',
    params: byNumber,
    query: z.object({}),
    body: z.strictObject({ part }),
    answer: orderAnswer,
    run: ({ params, body, idempotencyKey, ...by }, parts) =>
      act({ ...params, ...by }, { action: 'make-ready', ...body, key: idempotencyKey }, parts),
  }),
  route({
    method: 'POST',
    path: 'orders/{number}/delivery',
    scope: 'write:fulfilments',
    summary: 'What is ready was handed over to whoever picks it up, or the parcels that left have arrived',
    params: byNumber,
    query: z.object({}),
    body: z.strictObject({ part }),
    answer: orderAnswer,
    run: ({ params, body, idempotencyKey, ...by }, parts) =>
      act({ ...params, ...by }, { action: 'deliver', ...body, key: idempotencyKey }, parts),
  }),
  route({
    method: 'POST',
    path: 'orders/{number}/fulfilments',
    scope: 'write:fulfilments',
    summary:
      'A parcel left, with its tracking: the shopper is notified by mail; before `preparation` it is refused (409, `not-now`)',
    params: byNumber,
    query: z.object({}),
    body: z.strictObject({
      part,
      carrier: z.string().trim().min(1).max(80),
      code: z.string().trim().min(1).max(80).describe('the tracking number'),
      url: z
        .url({ protocol: /^https$/ })
        .max(500)
        .optional(),
      lines: z
        .array(z.strictObject({ line: z.number().int().min(0), quantity: z.number().int().min(1) }))
        .max(100)
        .optional()
        .describe('what is in it; all that is left where absent'),
    }),
    answer: orderAnswer,
    run: ({ params, body: { part: of, ...parcel }, idempotencyKey, ...by }, parts) =>
      act({ ...params, ...by }, { action: 'ship', part: of, parcel, key: idempotencyKey }, parts),
  }),
]
