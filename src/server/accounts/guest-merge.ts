import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { accountMark, type AccountAct } from '../../domain/accounts/account-mark.ts'
import { guestWishes, wishesCookie } from '../../domain/accounts/guest-wishes.ts'
import { MOST_WISHES } from '../../domain/accounts/account-rules.ts'
import { buyNowCookie } from '../checkout/buy-now-cookie.ts'
import { cartCookie, cartTokenOf, setCartToken } from '../cart/cart-cookie.ts'
import { cookiesOf, openCookie } from '../http/cookies.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { customerCartToken, mergeCarts } from './customer-cart.ts'
import { isEntitled } from './customer-session.ts'

const [YEAR, NINETY_DAYS] = [365 * 86_400, 90 * 86_400]

type Options = { payload(): Promise<Payload>; secure: boolean }

/**
 * A guest's cart, wishlist and favourite store become the customer's on sign-in. Each is merged once, and removed from
 * the browser in the same response; repeating it changes nothing.
 */
export function guestThings({ payload, secure }: Options) {
  const gone = (name: string) => openCookie(name, '', { maxAgeSeconds: 0, secure })

  /**
   * Those for which the list has no room stay in the browser, as the guest's, until there is some; they are returned.
   */
  async function takeWishes(request: IncomingMessage, response: ServerResponse, customerId: string): Promise<string[]> {
    const left = await addWishes(await payload(), customerId, guestWishes(cookiesOf(request).wishlist))
    response.appendHeader(
      'set-cookie',
      left.length > 0
        ? openCookie('wishlist', wishesCookie(left), { maxAgeSeconds: NINETY_DAYS, secure })
        : gone('wishlist'),
    )
    return left
  }

  return {
    takeWishes,

    /** Reports how many wishes found no room. */
    async merge(
      request: IncomingMessage,
      response: ServerResponse,
      customerId: string,
      act: AccountAct,
    ): Promise<{ wishesLeft: number }> {
      const database = await payload()
      const cookies = cookiesOf(request)
      const cartToken = await customerCartToken(database, customerId)
      const guestToken = cartTokenOf(request, secure)
      if (guestToken) await mergeCarts(database, guestToken, cartToken)
      setCartToken(response, cartToken, secure)
      const left = await takeWishes(request, response, customerId)
      const [known] = await rowsOf(database)<{ favourite_store: string | null; employee_prices: unknown }>(
        sql`select favourite_store, employee_prices from customers where id = ${customerId}`,
      )
      const given =
        cookies.favourite_store && /^[\w-]{1,80}$/.test(cookies.favourite_store) ? cookies.favourite_store : undefined
      if (!known?.favourite_store && given)
        await rowsOf(database)(sql`update customers set favourite_store = ${given} where id = ${customerId}`)
      if (known?.favourite_store)
        response.appendHeader(
          'set-cookie',
          openCookie('favourite_store', known.favourite_store, { maxAgeSeconds: YEAR, secure }),
        )
      const prices = Boolean(known?.employee_prices) && (await isEntitled(database, customerId))
      response.appendHeader(
        'set-cookie',
        openCookie('account', accountMark({ prices, act }), { maxAgeSeconds: YEAR, secure }),
      )
      return { wishesLeft: left.length }
    },

    /**
     * Removes the customer's data from the browser: each of our cookies, and everything scripts stored. The language
     * and the consent stay with the browser.
     */
    forget(response: ServerResponse): void {
      for (const name of [cartCookie(secure), buyNowCookie(secure), 'wishlist', 'favourite_store', 'account'])
        response.appendHeader('set-cookie', gone(name))
      response.setHeader('clear-site-data', '"storage"')
    },
  }
}

/**
 * Puts products, the newest first, on top of a wishlist, as many as it has room for; what is there already stays where
 * it is. Returns those that found no room.
 */
export async function addWishes(payload: Payload, customerId: string, products: readonly string[]): Promise<string[]> {
  if (products.length === 0) return []
  return inTransaction(payload, async (rows) => {
    const known = new Set(
      (
        await rows<{ product_id: string }>(sql`select product_id from wishlist_items where user_id = ${customerId}`)
      ).map(({ product_id: product }) => product),
    )
    const missing = products.filter((product) => !known.has(product))
    const room = Math.max(0, MOST_WISHES - known.size)
    const at = new Date().toISOString()
    // The list is read from the last row on: the newest comes last.
    for (const product of missing.slice(0, room).toReversed()) {
      await rows(
        sql`insert into wishlist_items (user_id, product_id, created_at, updated_at) values (${customerId}, ${product}, ${at}, ${at}) on conflict (user_id, product_id) do nothing`,
      )
    }
    return missing.slice(room)
  })
}
