import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { locales } from '../../domain/locale.ts'
import { rateCodes } from '../../domain/shipping/rate-table.ts'
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
const place = { country: text(80), province: text(80), postalCode: text(20) }

const question = z.object({
  locale,
  /** The sheet was opened just now: from here on the shopper says things that are theirs alone. */
  open: z.boolean().default(false),
  place: z.object(place).optional(),
  delivery: z.enum(rateCodes).optional(),
})

const order = z.object({
  locale,
  key: z.uuid(),
  due: z.number().int().min(0),
  token: z
    .string()
    .max(120)
    .regex(/^(test|ctoken|pm)_[\w-]+$/),
  email: text(400),
  phone: text(400),
  address: z.object({ ...place, name: text(400), line1: text(400), line2: text(400), city: text(400) }).optional(),
  delivery: z.enum(rateCodes).optional(),
})

/**
 * What a wallet's sheet asks while it is open: `/api/express-checkout/quote` what the cart costs where it would go,
 * `/api/express-checkout/order` to place the order. Refusals are typed; the browser has the words.
 */
export const expressApi = ({ checkoutOf, limits }: Parts): Record<string, Handler> => ({
  '/api/express-checkout/quote': jsonEndpoint(
    question,
    { most: LARGEST_BODY, isTooMany: (request) => limits.isOverLimit(request, 'express') },
    async ({ locale, open, ...asked }, request, response) => {
      const answer = await checkoutOf(request, response).quoteExpress(asked, locale, open)
      sendJson(response, answer.ok ? 200 : 409, answer)
    },
  ),
  '/api/express-checkout/order': jsonEndpoint(
    order,
    { most: LARGEST_BODY, isTooMany: (request) => limits.isOverLimit(request, 'order') },
    async ({ locale, ...given }, request, response) => {
      const answer = await checkoutOf(request, response).placeExpress(given, locale)
      sendJson(response, answer.ok ? 200 : 409, answer)
    },
  ),
})
