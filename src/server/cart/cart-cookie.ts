import type { IncomingMessage, ServerResponse } from 'node:http'
import { cookiesOf, ownCookieName, privateCookie } from '../http/cookies.ts'

const NINETY_DAYS = 90 * 24 * 60 * 60

/** Of this host alone: whoever plants a token in a shopper's browser would share the cart, and read the checkout. */
export const cartCookie = (secure: boolean): string => ownCookieName('cart', secure)

/** The token of the request's cart cookie. */
export function cartTokenOf(request: IncomingMessage, secure: boolean): string | undefined {
  const token = cookiesOf(request)[cartCookie(secure)]
  return token !== undefined && /^[\w-]{20,64}$/.test(token) ? token : undefined
}

export const setCartToken = (response: ServerResponse, token: string, secure: boolean): ServerResponse =>
  response.appendHeader('set-cookie', privateCookie(cartCookie(secure), token, { maxAgeSeconds: NINETY_DAYS, secure }))
