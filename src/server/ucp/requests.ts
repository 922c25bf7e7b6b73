import { z } from 'zod'
import { methodTypes } from '../../domain/ucp/session.ts'

/** What agents may send; other members are left out, as the protocol may grow. */
const text = (most: number) => z.string().trim().max(most)
const id = text(80)

const postalAddress = z.object({
  first_name: text(80).optional(),
  last_name: text(80).optional(),
  full_name: text(160).optional(),
  street_address: text(200).optional(),
  extended_address: text(200).optional(),
  address_locality: text(100).optional(),
  address_region: text(100).optional(),
  postal_code: text(20).optional(),
  address_country: text(60).optional(),
  phone_number: text(40).optional(),
})

const buyer = z.object({
  first_name: text(80).optional(),
  last_name: text(80).optional(),
  full_name: text(160).optional(),
  email: text(400).optional(),
  phone_number: text(40).optional().describe('needed for a pickup, and for bikes and oversize goods'),
  consent: z
    .record(text(40), z.boolean())
    .refine((consent) => Object.keys(consent).length <= 20)
    .optional(),
})

const method = z.object({
  type: z.enum(methodTypes).default('shipping'),
  destinations: z
    .array(postalAddress.extend({ id: id.optional() }))
    .max(10)
    .optional()
    .describe('addresses to ship to; those of a pickup are answered'),
  selected_destination_id: id.nullish().describe('of a pickup, the id of a store among the destinations answered'),
  groups: z
    .array(z.object({ selected_option_id: id.nullish().describe('of the options answered') }))
    .max(10)
    .nullish(),
})

const lineItems = z
  .array(
    z.object({
      item: z.object({ id: text(40).min(1).describe('SKU of a variant, not the id of its product') }),
      quantity: z.number().int().min(1).max(1_000_000),
    }),
  )
  .max(200)

/** A cart as it shall be. */
export const cartRequest = z.object({
  line_items: lineItems,
  buyer: buyer.optional(),
  discounts: z
    .object({ codes: z.array(text(60)).max(10).optional().describe('the first that may be used counts') })
    .optional(),
  context: z.object({ language: text(20).optional().describe('en or fr') }).optional(),
})
export type CartRequest = z.infer<typeof cartRequest>

/** A checkout to begin, or as it shall be; a part that is absent stays as it is. */
export const checkoutRequest = cartRequest.extend({
  line_items: lineItems.min(1),
  fulfillment: z.object({ methods: z.array(method).max(5).optional() }).optional(),
})
export type CheckoutRequest = z.infer<typeof checkoutRequest>

/** What is said of a checkout that is begun of nothing (refusal-words.ts). */
export const NEITHER = 'no-lines'

/** A checkout to begin, of a cart or of lines. */
export const newCheckoutRequest = checkoutRequest
  .extend({
    cart_id: id.min(1).optional().describe('a cart to make it of, instead of line_items'),
    line_items: lineItems.default([]),
  })
  .refine(({ cart_id, line_items }) => cart_id !== undefined || line_items.length > 0, {
    path: ['line_items'],
    params: { word: NEITHER },
  })
export type NewCheckoutRequest = z.infer<typeof newCheckoutRequest>

const instrument = z.object({
  handler_id: id.describe('card; described at /ucp/handlers/card.json'),
  credential: z
    .object({ token: text(200).optional().describe('of the gateway, never the number of a card') })
    .optional(),
  billing_address: postalAddress.optional(),
  selected: z.boolean().optional(),
})

/** What is said of a completion without any payment (refusal-words.ts). */
export const NO_PAYMENT = 'no-payment'

/** How it is paid: in the first version as one instrument, later as a list of which one is selected. */
export const completeRequest = z
  .object({
    payment: z.object({ instruments: z.array(instrument).min(1).max(10) }).optional(),
    payment_data: instrument.optional().describe('of version 2026-01-11, instead of payment'),
  })
  .refine(({ payment, payment_data }) => payment ?? payment_data, { path: ['payment'], params: { word: NO_PAYMENT } })
  .transform(
    ({ payment: { instruments = [] } = {}, payment_data }) =>
      payment_data ?? instruments.find(({ selected }) => selected) ?? instruments[0],
  )
export type Instrument = z.infer<typeof instrument>
