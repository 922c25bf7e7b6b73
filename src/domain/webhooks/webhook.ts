import type { OrderEventKind } from '../orders/order.ts'

/** What a webhook can be about. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.preparing',
  'order.ready',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.returned',
  'order.refunded',
  'order.corrected',
  'product.updated',
  'product.removed',
  'stock.changed',
  'customer.created',
  'customer.updated',
  'customer.deleted',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What follows the change feed; orders note theirs themselves. */
export const fedEvents = webhookEvents.filter((event) => !event.startsWith('order.'))

/** What the change feed calls the customers, by what was done. */
export const customerTargets = {
  created: 'customer.created',
  updated: 'customer.updated',
  deleted: 'customer.deleted',
} as const satisfies Record<string, WebhookEvent>
export type CustomerDeed = keyof typeof customerTargets

/** The shape of messages; a change that a receiver must know of raises it. */
export const WEBHOOK_VERSION = 1

/** What is on record of a message to one webhook. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a webhook was turned off by the shop. */
export const offReasons = ['failing', 'gone'] as const
export type OffReason = (typeof offReasons)[number]

/** The message that an event of an order is; none of what only staff note. */
export const webhookOf = (kind: OrderEventKind): WebhookEvent | undefined =>
  webhookEvents.find((event) => event === `order.${kind}`)

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/** How long messages are stored, in days. */
export const MESSAGE_DAYS = 30

/** Since when (UTC milliseconds) a webhook may have been turned off by the shop for what it misses to be noted for it. */
export const missedSince = (now: number): number => now - MESSAGE_DAYS * 24 * HOUR

/** The waits that Standard Webhooks recommends, in milliseconds, after the first, second … attempt. */
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** How long a receiver may take nothing before its webhook is turned off, in milliseconds. */
export const PATIENCE_MS = 72 * HOUR
/** How long a secret that was replaced signs besides the new one, in milliseconds. */
export const OLD_SECRET_MS = 24 * HOUR

/**
 * Milliseconds until the next attempt, after so many that failed; undefined where that was the last.
 * @param jitter 0–1: a part of a tenth that is waited longer, so that messages of one moment do not all return in one
 */
export function waitAfter(attempts: number, jitter: number): number | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + jitter / 10))
}

/** Whether a receiver is given up: the last attempt of a message failed, and nothing was taken for long. */
export const isGivenUp = (failingSince: number, now: number): boolean => now - failingSince >= PATIENCE_MS
