import { z } from 'zod'
import { webhookEvents, WEBHOOK_VERSION, type WebhookEvent } from '../../domain/webhooks/webhook.ts'
import { partnerOrder } from '../partners/partner-order.ts'

const orderMessage = z.object({
  order: partnerOrder,
  amount: z
    .number()
    .int()
    .optional()
    .describe('cents; they moved only where it is order.paid or order.refunded, the others name what those say'),
  units: z
    .array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(1) }))
    .optional()
    .describe('what was cancelled or came back, by the place of its line; absent where all of the order was cancelled'),
})
/** Of an order that is too long for a message: the API has the rest. */
const longOrderMessage = z.object({ order: partnerOrder.pick({ number: true, state: true }) })

const both = z.object({ en: z.string(), fr: z.string() })
const productMessage = z.object({
  products: z.array(z.object({ id: z.string(), title: both, url: both, availability: z.string() })),
})
const removedMessage = z.object({ products: z.array(z.object({ id: z.string() })) })
const stockMessage = z.object({
  stock: z.array(z.object({ sku: z.string(), location: z.string(), available: z.number().int() })),
})
const customerMessage = z.object({ customer: z.object({ id: z.string() }) })

/** What each message carries (docs/webhooks.md). */
const dataOf = {
  'order.placed': orderMessage,
  'order.paid': orderMessage,
  'order.preparing': orderMessage,
  'order.ready': orderMessage,
  'order.shipped': orderMessage,
  'order.delivered': orderMessage,
  'order.cancelled': orderMessage,
  'order.returned': orderMessage,
  'order.refunded': orderMessage,
  'order.corrected': orderMessage,
  'product.updated': productMessage,
  'product.removed': removedMessage,
  'stock.changed': stockMessage,
  'customer.created': customerMessage,
  'customer.updated': customerMessage,
  'customer.deleted': customerMessage,
} as const satisfies Record<WebhookEvent, z.ZodType>
export type WebhookData<Event extends WebhookEvent> = z.infer<(typeof dataOf)[Event]>

/**
 * The largest message, in bytes: Standard Webhooks advises against more than 20 kB of it, and some receivers refuse 64.
 */
const LONGEST = 60_000

const envelope = z.object({
  type: z.enum(webhookEvents),
  timestamp: z.iso.datetime(),
  version: z.literal(WEBHOOK_VERSION),
})

/** The body of a message. What is not of its shape is our mistake, and throws. */
export function messageBody<Event extends WebhookEvent>(
  type: Event,
  timestamp: string,
  data: WebhookData<Event>,
): string {
  const head = envelope.parse({ type, timestamp, version: WEBHOOK_VERSION })
  const body = JSON.stringify({ ...head, data: dataOf[type].parse(data) })
  return Buffer.byteLength(body) <= LONGEST ? body : JSON.stringify({ ...head, data: longOrderMessage.parse(data) })
}
