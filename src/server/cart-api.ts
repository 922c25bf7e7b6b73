import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { MOST_PER_LINE, emptyCart, type CartAnswer } from '../domain/cart/cart.ts'
import { locales, type Locale } from '../domain/locale.ts'
import { Carts } from './carts.ts'
import type { VisitorContext } from './context.ts'
import { cookiesOf, privateCookie } from './cookies.ts'

const COOKIE = 'cart'
const NINETY_DAYS = 90 * 24 * 60 * 60
const LARGEST_BODY = 4 * 1024

const sku = z.string().trim().min(1).max(40).regex(/^[\w-]+$/)
/** A whole number, or a form's digits: an empty field is no zero, which would take the line out. */
const count = (least: number) => z.union([z.number(), z.string().trim().regex(/^\d{1,4}$/).transform(Number)]).pipe(z.number().int().min(least).max(MOST_PER_LINE))

/** The slug of a store; an empty field of a form is none. */
const store = z.string().trim().max(80).regex(/^[\w-]*$/).transform((slug) => slug || undefined).optional()

/** A change of the cart, from a form or from JSON. */
export const cartChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), sku, quantity: count(1).default(1), store }),
  z.object({ intent: z.literal('pickup'), sku, store }),
  z.object({ intent: z.literal('set'), sku, quantity: count(0) }),
])

const token = z.string().regex(/^[\w-]{20,64}$/)

/** What the cart page may do for its shopper. The cookie is set with the first change, not with a look. */
export function cartVisitor(carts: Carts, secure: boolean) {
  return (request: IncomingMessage, response: ServerResponse): Pick<VisitorContext, 'readCart' | 'changeCart'> => {
    const given = token.safeParse(cookiesOf(request)[COOKIE]).data
    return {
      readCart: (locale) => carts.read(given, locale),
      async changeCart(raw, locale): Promise<CartAnswer> {
        const change = cartChange.safeParse(raw)
        if (!change.success) return { ok: false, reason: 'bad-request', cart: await carts.read(given, locale) }
        const own = given ?? Carts.newToken()
        const answer = await apply(carts, own, change.data, locale)
        response.appendHeader('set-cookie', privateCookie(COOKIE, own, { maxAgeSeconds: NINETY_DAYS, secure }))
        return answer
      },
    }
  }
}

function apply(carts: Carts, own: string, change: z.infer<typeof cartChange>, locale: Locale): Promise<CartAnswer> {
  if (change.intent === 'add') return carts.add(own, change.sku, change.quantity, locale, change.store)
  if (change.intent === 'pickup') return carts.setPickup(own, change.sku, change.store, locale)
  return carts.setQuantity(own, change.sku, change.quantity, locale)
}

/** `GET /api/cart?locale=` gives the shopper's cart, `POST /api/cart` changes it and gives it back with the refusal, if any. */
export function cartApi(visitor: ReturnType<typeof cartVisitor>) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { readCart, changeCart } = visitor(request, response)
    if (request.method === 'GET') return answer(response, 200, await readCart(localeOf(url.searchParams.get('locale'))))
    if (request.method !== 'POST') return answer(response, 405, { message: 'Method not allowed' })
    const body = await readJson(request)
    if (body === undefined) return answer(response, 400, { ok: false, reason: 'bad-request', cart: emptyCart } satisfies CartAnswer)
    const result = await changeCart(body, localeOf((body as { locale?: unknown }).locale))
    return answer(response, result.ok ? 200 : result.reason === 'bad-request' ? 400 : 409, result)
  }
}

const localeOf = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'en'

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }).end(JSON.stringify(body))
}

/** The JSON object of a request; undefined for anything else, or for more than a change can need. */
async function readJson(request: IncomingMessage): Promise<object | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY) return undefined
    chunks.push(chunk)
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
