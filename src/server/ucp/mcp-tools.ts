import { z } from 'zod'
import type { Operation } from './operations.ts'

/** What every call says of itself. */
export const callMeta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(300) }),
  'idempotency-key': z.string().min(1).max(200).optional(),
})
const keyedMeta = callMeta.extend({ 'idempotency-key': z.string().min(1).max(200) })

/** Calls that are never made without a key. */
export const needsKey = ({ name }: Operation): boolean => /^(complete|cancel)_/.test(name)

const descriptions: Record<string, string> = {
  create_checkout: 'Begin a checkout with line items, or of a cart.',
  get_checkout: 'Read a checkout: its lines, totals, state, and what is still missing.',
  update_checkout: 'Set the lines of a checkout, and its buyer, fulfillment or discount codes.',
  complete_checkout: 'Pay a checkout by a token of the payment handler, and place the order.',
  cancel_checkout: 'Give up a checkout.',
  create_cart: 'Begin a cart with line items.',
  get_cart: 'Read a cart and its estimated total.',
  update_cart: 'Set the lines of a cart, and its buyer or discount codes.',
  cancel_cart: 'Give up a cart.',
  search_catalog: 'Search the products of the shop.',
  lookup_catalog: 'Read products or variants by their ids.',
  get_product: 'Read one product with its options and variants.',
  get_order: 'Read an order as it is now.',
}

/** An operation as a tool of the Model Context Protocol; the schema is made of what the request is read by. */
export const toolOf = (operation: Operation): object => ({
  name: operation.name,
  description: descriptions[operation.name] ?? operation.name,
  inputSchema: z.toJSONSchema(
    z.object({
      meta: needsKey(operation) ? keyedMeta : callMeta,
      ...(operation.id && { id: z.string().max(200) }),
      ...(operation.member && operation.schema && { [operation.member]: operation.schema }),
    }),
    { io: 'input' },
  ),
  outputSchema: { type: 'object', required: ['ucp'], properties: { ucp: { type: 'object' } } },
  annotations: { readOnlyHint: !operation.isWrite, destructiveHint: needsKey(operation) },
})
