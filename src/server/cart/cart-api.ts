import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { MOST_PER_LINE, emptyCart, type Cart, type CartAnswer, type CartDelivery } from '../../domain/cart/cart.ts'
import { LONGEST_MESSAGE, recipientsOf } from '../../domain/gift-card/gift-card.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { giftLine } from './gift-line.ts'
import { Carts } from './carts.ts'
import type { VisitorContext } from '../pages/context.ts'
import { cartTokenOf, setCartToken } from './cart-cookie.ts'
import { readObject, sendJson } from '../http/json-http.ts'
import { reorder } from '../orders/reorder.ts'
import type { Shopper } from '../checkout/employee-rules.ts'

const LARGEST_BODY = 4 * 1024

const words = (most: number) => z.string().trim().max(most).optional()
export const sku = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/)
/** A whole number, or a form's digits: an empty field is not a zero, which would take the line out. */
export const count = (least: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(least).max(MOST_PER_LINE))

/** The slug of a store; an empty field of a form means no store. */
const store = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\w-]*$/)
  .transform((slug) => slug || undefined)
  .optional()

/**
 * Whom a gift card is for, as the form of its product page sends it; without a recipient's address it goes to the
 * buyer.
 */
const giftFields = {
  recipientName: words(80),
  recipientEmail: words(1000),
  senderName: words(80),
  message: words(LONGEST_MESSAGE),
  sendOn: words(10),
  language: words(2),
  amount: words(20),
}

/** A change of the cart, from a form or from JSON. */
export const cartChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), sku, quantity: count(1).default(1), store, ...giftFields }),
  z.object({ intent: z.literal('pickup'), sku, store }),
  z.object({ intent: z.literal('set'), sku, quantity: count(0) }),
  z.object({ intent: z.enum(['save', 'unsave']), sku }),
  z.object({ intent: z.literal('seen') }),
])

/** The form of a product page that was sent before a size was chosen, which is what decides the SKU. */
const addsWithoutSize = (raw: unknown): boolean =>
  z.object({ intent: z.literal('add'), sku: z.literal('').optional() }).safeParse(raw).success

/** Who is signed in, if anybody is. */
export type ShopperOf = (request: IncomingMessage, response: ServerResponse) => Promise<Shopper | undefined>

/** How a cart reaches its shopper; the checkout knows. */
export type DeliveryOf = (visit: {
  token: string
  shopper: Shopper | undefined
  locale: Locale
}) => Promise<CartDelivery | undefined>

/**
 * What the cart page may do for its shopper. The cookie is set with the first change, not with a look.
 * @param tokenOf the token of a customer's own cart
 */
export function cartVisitor(
  carts: Carts,
  secure: boolean,
  shopperOf: ShopperOf = async () => undefined,
  deliveryOf: DeliveryOf = async () => undefined,
  tokenOf?: (customerId: string) => Promise<string>,
) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
  ): Pick<VisitorContext, 'readCart' | 'changeCart' | 'reorder'> => {
    let given = cartTokenOf(request, secure)
    const keepToken = (token: string) => setCartToken(response, (given = token), secure)
    /**
     * Who is signed in, and the token of their cart; undefined where there is none. A customer's own cart has another
     * token since a session was ended elsewhere, and is shared by their devices also where it is still to begin.
     */
    const visit = async () => {
      const shopper = await shopperOf(request, response)
      // A token that no cart has was not given by this server: another site, or another person, may know it.
      if (given !== undefined && (await carts.exists(given))) return { shopper, token: given }
      return { shopper, token: shopper && (await tokenOf?.(shopper.id)) }
    }
    const withDelivery = async (cart: Cart, token: string | undefined, locale: Locale, shopper?: Shopper) => {
      const delivery =
        token !== undefined && cart.lines.length > 0 ? await deliveryOf({ token, shopper, locale }) : undefined
      return { ...cart, ...(delivery && { delivery }) }
    }
    const readCart = async (locale: Locale) => {
      const { shopper, token } = await visit()
      if (token !== undefined && token !== given) keepToken(token)
      return withDelivery(await carts.read(token, locale, shopper), token, locale, shopper)
    }
    return {
      readCart,
      async changeCart(raw, locale): Promise<CartAnswer> {
        const change = cartChange.safeParse(raw)
        if (!change.success) {
          const reason = addsWithoutSize(raw) ? 'no-size' : 'bad-request'
          return { ok: false, reason, cart: await readCart(locale) }
        }
        const { shopper, token = Carts.newToken() } = await visit()
        const answer = await apply(carts, token, change.data, locale, shopper)
        keepToken(token)
        return { ...answer, cart: await withDelivery(answer.cart, token, locale, shopper) }
      },
      async reorder(order, locale) {
        const { shopper, token = Carts.newToken() } = await visit()
        const reordered = await reorder(carts, { token, locale, shopper }, order)
        keepToken(token)
        return reordered
      },
    }
  }
}

async function apply(
  carts: Carts,
  own: string,
  change: z.infer<typeof cartChange>,
  locale: Locale,
  shopper: Shopper | undefined,
): Promise<CartAnswer> {
  if (change.intent === 'add') {
    const read = giftLine(change)
    if (!read.ok) return { ...read, cart: await carts.read(own, locale, shopper) }
    const people = read.line.gift ? recipientsOf(read.line.gift).length : 1
    return carts.add(own, change.sku, change.quantity * people, locale, { shopper, store: change.store, ...read.line })
  }
  if (change.intent === 'pickup') return carts.setPickup(own, change.sku, change.store, locale, shopper)
  if (change.intent === 'set') return carts.setQuantity(own, change.sku, change.quantity, locale, shopper)
  return change.intent === 'seen'
    ? carts.acknowledge(own, locale, shopper)
    : carts.save(own, change.sku, change.intent === 'save', locale, shopper)
}

/**
 * `GET /api/cart?locale=` returns the shopper's cart, `POST /api/cart` changes it and returns it with the refusal, if
 * any.
 */
export function cartApi(visitor: ReturnType<typeof cartVisitor>) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { readCart, changeCart } = visitor(request, response)
    if (request.method === 'GET')
      return sendJson(response, 200, await readCart(localeOr(url.searchParams.get('locale'))))
    if (request.method !== 'POST') return sendJson(response, 405, { message: 'Method not allowed' })
    const body = await readObject(request, LARGEST_BODY)
    if (body === undefined)
      return sendJson(response, 400, { ok: false, reason: 'bad-request', cart: emptyCart } satisfies CartAnswer)
    const result = await changeCart(body, localeOr(body.locale))
    return sendJson(
      response,
      result.ok ? 200 : result.reason === 'bad-request' || result.reason === 'no-size' ? 400 : 409,
      result,
    )
  }
}
