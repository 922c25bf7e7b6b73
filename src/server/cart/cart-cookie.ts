import type { IncomingMessage, ServerResponse } from 'node:http'
import { cookiesOf, ownCookieName, privateCookie } from '../http/cookies.ts'

const NINETY_DAYS = 90 * 24 * 60 * 60

/** Of this host alone: whoever plants a token in a shopper's browser would share the cart, and read the checkout. */
export const cartCookie = (secure: boolean): string => ownCookieName('cart', secure)

/** The token of the request's cart cookie. */
export const cartTokenOf = (request: IncomingMessage, secure: boolean): string | undefined =>
  cartTokenIn(request, cartCookie(secure))

/** The token of a cart in one of the request's cookies. */
export function cartTokenIn(request: IncomingMessage, cookie: string): string | undefined {
  const token = cookiesOf(request)[cookie]
  return token !== undefined && /^[\w-]{20,64}$/.test(token) ? token : undefined
}

export const setCartToken = (response: ServerResponse, token: string, secure: boolean): ServerResponse =>
  response.appendHeader('set-cookie', privateCookie(cartCookie(secure), token, { maxAgeSeconds: NINETY_DAYS, secure }))
