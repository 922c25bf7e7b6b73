import { z } from 'zod'
import {
  cartAnswer,
  checkoutAnswer,
  lookupAnswer,
  orderAnswer,
  productAnswer,
  refusedAnswer,
  searchAnswer,
} from './answers.ts'
import type { Operation } from './operations.ts'

const key = z.string().min(1).max(200).describe('the same when a call is repeated, else a new one')

/** What every call says of itself. */
export const callMeta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(300).describe('address of the agent’s profile, on HTTPS') }),
  'idempotency-key': key.optional(),
})
const keyedMeta = callMeta.extend({ 'idempotency-key': key })

/** Calls that are never made without a key. */
export const needsKey = ({ name }: Operation): boolean => /^(complete|cancel)_/.test(name)

const tools: Record<string, { description: string; answer: z.ZodType }> = {
  create_checkout: { description: 'Begin a checkout with line items, or of a cart.', answer: checkoutAnswer },
  get_checkout: {
    description: 'Read a checkout: its lines, totals, state, and what is still missing.',
    answer: checkoutAnswer,
  },
  update_checkout: {
    description: 'Set the lines of a checkout, and its buyer, fulfillment or discount codes.',
    answer: checkoutAnswer,
  },
  complete_checkout: {
    description: 'Pay a checkout by a token of the payment handler, and place the order.',
    answer: checkoutAnswer,
  },
  cancel_checkout: { description: 'Give up a checkout.', answer: checkoutAnswer },
  create_cart: { description: 'Begin a cart with line items.', answer: cartAnswer },
  get_cart: { description: 'Read a cart and its estimated total.', answer: cartAnswer },
  update_cart: { description: 'Set the lines of a cart, and its buyer or discount codes.', answer: cartAnswer },
  cancel_cart: { description: 'Give up a cart.', answer: cartAnswer },
  search_catalog: { description: 'Search the products of the shop.', answer: searchAnswer },
  lookup_catalog: { description: 'Read products or variants by their ids.', answer: lookupAnswer },
  get_product: { description: 'Read one product with its options and variants.', answer: productAnswer },
  get_order: {
    description: 'Read an order as it is now, by the order.id of its completed checkout.',
    answer: orderAnswer,
  },
}

/** An operation as a tool of the Model Context Protocol; what it takes has the schema that it is read by. */
export const toolOf = (operation: Operation): object => ({
  name: operation.name,
  description: tools[operation.name]?.description ?? operation.name,
  inputSchema: z.toJSONSchema(
    z.object({
      meta: needsKey(operation) ? keyedMeta : callMeta,
      ...(operation.id && { id: z.string().max(200).describe('as the shop answered it') }),
      ...(operation.member && operation.schema && { [operation.member]: operation.schema }),
    }),
    { io: 'input' },
  ),
  outputSchema: {
    type: 'object',
    ...z.toJSONSchema(z.union([tools[operation.name]?.answer ?? z.looseObject({}), refusedAnswer])),
  },
  annotations: { readOnlyHint: !operation.isWrite, destructiveHint: needsKey(operation) },
})
