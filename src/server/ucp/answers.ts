import { z } from 'zod'

/** What agents are answered with in 2026-04-08; members that are not named here may come, as the protocol may grow. */
const amount = z.int()
const text = z.string()
const money = z.looseObject({ amount, currency: text })

const envelope = z.looseObject({ version: text, status: z.literal('success') })
const message = z.looseObject({
  type: z.enum(['error', 'warning', 'info']),
  code: text,
  content: text,
  path: text.optional(),
  severity: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']).optional(),
})
const messages = z.array(message)
const totals = z.array(z.looseObject({ type: text, amount, display_text: text.optional() })).min(2)
const item = z.looseObject({ id: text, title: text, price: amount, image_url: text.optional() })
const postalAddress = z.looseObject({ address_country: text.optional(), postal_code: text.optional() })
const lineIds = z.array(text)

const discounts = z.looseObject({
  codes: z.array(text),
  applied: z.array(z.looseObject({ title: text, amount, code: text.optional(), automatic: z.boolean().optional() })),
})

const option = z.looseObject({
  id: text,
  title: text,
  description: text.optional().describe('when it comes or is ready'),
  earliest_fulfillment_time: z.iso.datetime().optional(),
  latest_fulfillment_time: z.iso.datetime().optional(),
  totals: z.array(z.looseObject({ amount })),
})

const fulfillment = z.looseObject({
  methods: z.array(
    z.looseObject({
      id: text,
      type: z.enum(['shipping', 'pickup']),
      line_item_ids: lineIds,
      destinations: z.array(z.looseObject({ id: text })).optional(),
      selected_destination_id: text.optional(),
      groups: z
        .array(
          z.looseObject({
            id: text,
            line_item_ids: lineIds,
            options: z.array(option),
            selected_option_id: text.optional(),
          }),
        )
        .optional(),
    }),
  ),
  available_methods: z.array(z.looseObject({ type: text, line_item_ids: lineIds })),
})

const lines = z.array(z.looseObject({ id: text, item, quantity: z.int(), totals }))
const cartMembers = {
  ucp: envelope,
  id: text,
  currency: z.literal('CAD'),
  line_items: lines,
  buyer: z.looseObject({ email: text.optional() }).optional(),
  totals,
  messages,
  discounts: discounts.optional(),
  links: z.array(z.looseObject({ type: text, url: text })),
}

export const cartAnswer = z.looseObject({ ...cartMembers, continue_url: text })

export const checkoutAnswer = z.looseObject({
  ...cartMembers,
  status: z.enum(['incomplete', 'requires_escalation', 'ready_for_complete', 'completed', 'canceled']),
  fulfillment: fulfillment.optional(),
  payment: z.looseObject({ instruments: z.array(z.looseObject({})) }),
  order: z.looseObject({ id: text, label: text, permalink_url: text }).optional(),
  continue_url: text.optional(),
})

const quantities = z.array(z.looseObject({ id: text, quantity: z.int() }))
export const orderAnswer = z.looseObject({
  ucp: envelope,
  id: text,
  label: text,
  checkout_id: text,
  permalink_url: text,
  currency: z.literal('CAD'),
  line_items: z.array(
    z.looseObject({
      id: text,
      item,
      quantity: z.looseObject({ original: z.int(), total: z.int(), fulfilled: z.int() }),
      totals,
      status: z.enum(['processing', 'partial', 'fulfilled', 'removed']),
    }),
  ),
  fulfillment: z.looseObject({
    expectations: z.array(
      z.looseObject({
        id: text,
        line_items: quantities,
        method_type: z.enum(['shipping', 'pickup', 'digital']),
        destination: postalAddress,
        description: text.optional(),
        fulfillable_on: z.iso.date().optional(),
      }),
    ),
    events: z.array(
      z.looseObject({
        id: text,
        occurred_at: text,
        type: text.describe('shipped, delivered, ready_for_pickup'),
        line_items: quantities,
        description: text.optional(),
      }),
    ),
  }),
  adjustments: z.array(
    z.looseObject({
      id: text,
      type: text,
      occurred_at: text,
      status: text,
      totals: z.array(z.looseObject({ amount })),
    }),
  ),
  totals,
})

const range = z.looseObject({ min: money, max: money })
const chosen = z.looseObject({ name: text, id: text, label: text })
const variant = z.looseObject({
  id: text,
  sku: text,
  title: text,
  description: z.looseObject({ plain: text }),
  url: text,
  price: money,
  list_price: money.optional(),
  availability: z.looseObject({ available: z.boolean(), status: text }),
  metadata: z.looseObject({ available_from: z.iso.date().optional() }).optional(),
  options: z.array(chosen),
})
const product = z.looseObject({
  id: text,
  handle: text,
  title: text,
  description: z.looseObject({ plain: text }),
  url: text,
  price_range: range,
  list_price_range: range.optional(),
  options: z.array(z.looseObject({ name: text, values: z.array(z.looseObject({ id: text, label: text })) })).optional(),
  variants: z.array(variant),
  rating: z.looseObject({ value: z.number(), count: z.int() }).optional(),
})

export const searchAnswer = z.looseObject({
  ucp: envelope,
  products: z.array(product),
  pagination: z.looseObject({ has_next_page: z.boolean(), cursor: text.optional(), total_count: z.int() }),
  messages: messages.optional(),
})
export const lookupAnswer = z.looseObject({
  ucp: envelope,
  products: z.array(product),
  messages: messages.optional(),
})
export const productAnswer = z.looseObject({
  ucp: envelope,
  product: product.extend({ selected: z.array(chosen) }),
})

/** Nothing to show came of it: why not is in the messages. */
export const refusedAnswer = z.looseObject({
  ucp: z.looseObject({ version: text, status: z.literal('error') }),
  messages: messages.min(1),
  continue_url: text,
})
