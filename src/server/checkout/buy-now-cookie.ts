import type { IncomingMessage, ServerResponse } from 'node:http'
import { cartTokenIn } from '../cart/cart-cookie.ts'
import { ownCookieName, privateCookie } from '../http/cookies.ts'

const ONE_HOUR = 60 * 60

export const buyNowCookie = (secure: boolean): string => ownCookieName('buy_now', secure)

/** The cart of what is bought at once, while its shopper is at the bank: the way back knows no more than a key. */
export const buyNowTokenOf = (request: IncomingMessage, secure: boolean): string | undefined =>
  cartTokenIn(request, buyNowCookie(secure))

export const setBuyNowToken = (response: ServerResponse, token: string, secure: boolean): ServerResponse =>
  response.appendHeader('set-cookie', privateCookie(buyNowCookie(secure), token, { maxAgeSeconds: ONE_HOUR, secure }))
