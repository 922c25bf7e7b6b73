import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { setCartToken } from '../cart/cart-cookie.ts'
import { isCartToken } from '../cart/cart-tokens.ts'
import { localeOr } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import { isPrefetch } from '../http/prefetch.ts'
import { hashedToken } from '../http/tokens.ts'
import { isAgentCart } from '../ucp/session-of-cart.ts'
import { takenBy } from './phone-order-key.ts'

/** Where the mail of an order by phone leads. */
export const PHONE_ORDER = '/api/phone-order'

/**
 * `GET /api/phone-order?order=&locale=`: the cart that staff filled becomes the cart of whoever has the link, at its
 * checkout; paid or expired, the link leads to the shopper's own cart.
 */
export const openPhoneOrder = (payload: () => Promise<Payload>, secure: boolean) =>
  openCart(payload, secure, 'order', async (rows, cart) => (await takenBy(rows, cart)) !== undefined)

/**
 * `GET /api/agent-checkout?session=&locale=`: likewise what a shopping agent began for its buyer, until it is ordered.
 */
export const openAgentCheckout = (payload: () => Promise<Payload>, secure: boolean) =>
  openCart(payload, secure, 'session', isAgentCart)

/** No other cart than those can be given to somebody by a link. */
const openCart =
  (
    payload: () => Promise<Payload>,
    secure: boolean,
    name: string,
    mayOpen: (rows: Rows, cart: string) => Promise<boolean>,
  ) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET')
      return void response.writeHead(405, { allow: 'GET', 'cache-control': 'no-store' }).end()
    if (isPrefetch(request)) return void response.writeHead(503, { 'cache-control': 'no-store' }).end()
    const locale = localeOr(url.searchParams.get('locale'))
    const token = url.searchParams.get(name) ?? ''
    const isThere =
      /^[\w-]{20,64}$/.test(token) &&
      (await mayOpen(rowsOf(await payload()), hashedToken(token))) &&
      (await isCartToken(await payload(), token))
    if (isThere) setCartToken(response, token, secure)
    response
      .writeHead(302, {
        location: isThere ? paths.checkout(locale) : paths.cart(locale),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .end()
  }
