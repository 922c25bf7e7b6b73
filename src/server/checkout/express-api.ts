import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import { rateCodes } from '../../domain/shipping/rate-table.ts'
import { count, sku } from '../cart/cart-api.ts'
import { jsonEndpoint } from '../http/json-endpoint.ts'
import { sendJson } from '../http/json-http.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { CheckoutForRequest } from '../pages/context.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Parts = {
  checkoutOf(request: IncomingMessage, response: ServerResponse): CheckoutForRequest
  limits: Pick<RequestLimits, 'isOverLimit'>
}

const LARGEST_BODY = 4 * 1024

const text = (most: number) => z.string().max(most).default('')
const locale = z.enum(locales)
/** The cart of what is bought at once; without it the shopper's. */
const buyNow = z
  .string()
  .regex(/^[\w-]{20,64}$/)
  .optional()
const place = { country: text(80), province: text(80), postalCode: text(20) }

const item = z.object({ locale, sku, quantity: count(1) })

const question = z.object({
  locale,
  buyNow,
  /** The sheet was opened just now: from here on the shopper says things that are theirs alone. */
  open: z.boolean().default(false),
  place: z.object(place).optional(),
  delivery: z.enum(rateCodes).optional(),
})

const order = z.object({
  locale,
  buyNow,
  key: z.uuid(),
  due: z.number().int().min(0),
  token: text(120),
  email: text(400),
  phone: text(400),
  address: z.object({ ...place, name: text(400), line1: text(400), line2: text(400), city: text(400) }).optional(),
  delivery: z.enum(rateCodes).optional(),
})

/**
 * What a wallet's sheet asks while it is open: `/api/express-checkout/quote` what the cart costs where it would go,
 * `/api/express-checkout/order` to place the order; and before, `/api/express-checkout/buy-now` for a cart of one item.
 * Refusals are typed; the browser has the words.
 */
export const expressApi = ({ checkoutOf, limits }: Parts): Record<string, Handler> => ({
  '/api/express-checkout/buy-now': jsonEndpoint(
    item,
    { most: LARGEST_BODY, isTooMany: (request) => limits.isOverLimit(request, 'express') },
    async ({ locale, ...item }, request, response) => {
      const answer = await checkoutOf(request, response).buyNow(item, locale)
      sendJson(response, answer.ok ? 200 : 409, answer)
    },
  ),
  '/api/express-checkout/quote': jsonEndpoint(
    question,
    { most: LARGEST_BODY, isTooMany: (request) => limits.isOverLimit(request, 'express') },
    async ({ locale, open, buyNow, ...asked }, request, response) => {
      const answer = await checkoutOf(request, response).quoteExpress(asked, locale, { open, buyNow })
      sendJson(response, answer.ok ? 200 : 409, answer)
    },
  ),
  '/api/express-checkout/order': jsonEndpoint(
    order,
    { most: LARGEST_BODY, isTooMany: (request) => limits.isOverLimit(request, 'order') },
    async ({ locale, buyNow, ...given }, request, response) => {
      const answer = await checkoutOf(request, response).placeExpress(given, locale, buyNow)
      sendJson(response, answer.ok ? 200 : 409, answer)
    },
  ),
})
