import { z } from 'zod'
import { orderStates } from '../../domain/orders/order-state.ts'
import type { PickupStore } from '../../domain/checkout/checkout.ts'
import type { Order } from '../../domain/orders/order.ts'
import { locales } from '../../domain/locale.ts'
import { rateCodes } from '../../domain/shipping/rate-table.ts'

const both = z.object({ en: z.string(), fr: z.string() })
const cents = z.number().int().describe('Canadian cents')
const units = z.number().int().min(0)
const instant = z.iso.datetime()
const day = z.iso.date()
const pickupDay = day.optional().describe('when the store promised to have it ready')

/**
 * An order as partners get it: what was sold, where it is and what it cost, and nothing of the person. What employees
 * pay is nobody's to know: an order with such a line has no amounts.
 */
export const partnerOrder = z.object({
  number: z.string(),
  placedAt: instant,
  state: z.enum(orderStates),
  fulfilment: z.enum(['ship', 'pickup', 'email']),
  delivery: z
    .object({ method: z.enum(rateCodes), from: day, to: day })
    .optional()
    .describe('how what is sent shall travel, and from the first day that anything was promised for to the last'),
  language: z.enum(locales),
  isPaid: z.boolean(),
  currency: z.literal('CAD'),
  amounts: z
    .object({
      merchandise: cents,
      discount: cents,
      shipping: cents,
      taxes: z.array(z.object({ code: z.string(), amount: cents })),
      total: cents,
      refunded: cents,
    })
    .nullable()
    .describe('null where the order has a price that is not public'),
  lines: z.array(
    z.object({
      line: units.describe('its place in the order, from 0'),
      sku: z.string(),
      product: z.string(),
      title: both,
      quantity: units,
      cancelled: units,
      returned: units,
      location: z.string().describe('online, or the slug of a store'),
      part: z.string().optional(),
      seller: z.string().optional(),
      amounts: z.object({ unit: cents, discount: cents, net: cents }).nullable(),
    }),
  ),
  parts: z
    .array(
      z.object({
        id: z.string(),
        state: z.string(),
        fulfilment: z.enum(['ship', 'pickup']),
        store: z.string().optional(),
        pickupDay,
      }),
    )
    .optional()
    .describe('only of an order that comes from several places'),
  store: z.string().optional().describe('the slug of the store where it is picked up'),
  pickupDay,
  parcels: z.array(
    z.object({
      carrier: z.string(),
      code: z.string(),
      url: z.string().optional(),
      left: instant,
      arrived: instant.optional(),
      lines: z.array(z.object({ line: units, quantity: units })),
    }),
  ),
})
export type PartnerOrder = z.infer<typeof partnerOrder>

export function partnerOrderOf(order: Order): PartnerOrder {
  const { number, placedAt, state, fulfilment, delivery, locale, isPaid } = order
  const { totals, refunded, lines, parts, parcels, store } = order
  const isPublic = lines.every(({ asEmployee }) => !asEmployee)
  return {
    number,
    placedAt,
    state,
    fulfilment,
    ...(delivery && {
      delivery: { method: delivery.code, from: delivery.window.earliest, to: delivery.window.latest },
    }),
    language: locale,
    isPaid,
    currency: 'CAD',
    amounts: isPublic
      ? {
          merchandise: totals.merchandise,
          discount: totals.discount + totals.shippingDiscount,
          shipping: totals.shipping,
          taxes: totals.taxes.map(({ code, amount }) => ({ code, amount })),
          total: totals.total,
          refunded,
        }
      : null,
    lines: lines.map((line, place) => ({
      line: place,
      sku: line.sku,
      product: line.productId,
      title: line.title,
      quantity: line.quantity,
      cancelled: line.cancelled ?? 0,
      returned: line.returned,
      location: line.location,
      ...(line.part && { part: line.part }),
      ...(line.seller && { seller: line.seller.name }),
      amounts: isPublic ? { unit: line.unit, discount: line.discount, net: line.net } : null,
    })),
    ...(parts && {
      parts: parts.map((part) => ({
        id: part.id,
        state: part.state,
        fulfilment: part.fulfilment,
        ...(part.store && atStore(part.store)),
      })),
    }),
    ...(store && atStore(store)),
    parcels: parcels.map(({ carrier, code, url, left, arrived, lines: packed }) => ({
      carrier,
      code,
      ...(url && { url }),
      left,
      ...(arrived && { arrived }),
      lines: packed,
    })),
  }
}

const atStore = ({ slug, ready }: PickupStore) => ({ store: slug, ...(ready && { pickupDay: ready.day }) })
