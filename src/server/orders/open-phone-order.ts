import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { cartTokenOf, setCartToken } from '../cart/cart-cookie.ts'
import { isCartToken } from '../cart/cart-tokens.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import { isPrefetch } from '../http/prefetch.ts'
import { hashedToken } from '../http/tokens.ts'
import { isAgentCart } from '../ucp/session-of-cart.ts'
import { phoneOrderOf, takenBy } from './phone-order-key.ts'

/** Where the mail of an order by phone leads. */
export const PHONE_ORDER = '/api/phone-order'

/**
 * `GET /api/phone-order?order=&locale=`: the cart that staff filled becomes the cart of whoever has the link, at its
 * checkout. Ordered, it leads to where orders are looked up, as the link alone does not prove whose it is; whoever goes
 * on with the cart in this browser is led to its checkout; else the page says that the link is over.
 */
export const openPhoneOrder = (payload: () => Promise<Payload>, secure: boolean) =>
  openCart(payload, secure, 'order', {
    mayOpen: async (rows, cart) => (await takenBy(rows, cart)) !== undefined,
    async instead(rows, { token, own, locale }) {
      const order = isToken(token) ? await phoneOrderOf(rows, token) : undefined
      if (order && 'number' in order) return paths.orders(locale, { number: order.number, link: 'ordered' })
      return order && own && order.cart === hashedToken(own)
        ? paths.checkout(locale)
        : paths.orders(locale, { link: 'payment-ended' })
    },
  })

/**
 * `GET /api/agent-checkout?session=&locale=`: likewise what a shopping agent began for its buyer, until it is ordered.
 */
export const openAgentCheckout = (payload: () => Promise<Payload>, secure: boolean) =>
  openCart(payload, secure, 'session', { mayOpen: isAgentCart, instead: async (_, { locale }) => paths.cart(locale) })

type Visit = { token: string; own: string | undefined; locale: Locale }
type Opening = {
  mayOpen(rows: Rows, cart: string): Promise<boolean>
  /** Where a link leads that opens no cart. */
  instead(rows: Rows, visit: Visit): Promise<string>
}

const isToken = (given: string): boolean => /^[\w-]{20,64}$/.test(given)

/** No other cart than those can be given to somebody by a link. */
const openCart =
  (payload: () => Promise<Payload>, secure: boolean, name: string, { mayOpen, instead }: Opening) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET')
      return void response.writeHead(405, { allow: 'GET', 'cache-control': 'no-store' }).end()
    if (isPrefetch(request)) return void response.writeHead(503, { 'cache-control': 'no-store' }).end()
    const locale = localeOr(url.searchParams.get('locale'))
    const token = url.searchParams.get(name) ?? ''
    const rows = rowsOf(await payload())
    const isThere =
      isToken(token) && (await mayOpen(rows, hashedToken(token))) && (await isCartToken(await payload(), token))
    if (isThere) setCartToken(response, token, secure)
    response
      .writeHead(302, {
        location: isThere
          ? paths.checkout(locale)
          : await instead(rows, { token, own: cartTokenOf(request, secure), locale }),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .end()
  }
