import { createHmac } from 'node:crypto'
import { isLinkOver, lastDayOf } from '../../domain/orders/order-link.ts'
import type { Instant } from '../../domain/time.ts'
import { sameToken } from '../http/tokens.ts'

type Purpose = 'order' | 'review'

const signed = (secret: string, purpose: Purpose, number: string, lastDay: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, number, lastDay]))
    .digest('base64url')
    .slice(0, 32)

/** The token that opens an order's page without signing in, until its last day; only the shop can create it. */
export const orderToken = (secret: string, number: string, now: Instant): string =>
  tokenFor('order', secret, number, now)

export const opensOrder = (secret: string, number: string, token: unknown, now: Instant): boolean =>
  opens('order', secret, number, token, now)

/** The token that lets its reader review the products of an order, for as long; it does not open the order. */
export const reviewToken = (secret: string, number: string, now: Instant): string =>
  tokenFor('review', secret, number, now)

export const opensReviews = (secret: string, number: string, token: unknown, now: Instant): boolean =>
  opens('review', secret, number, token, now)

function tokenFor(purpose: Purpose, secret: string, number: string, now: Instant): string {
  const lastDay = lastDayOf(now)
  return `${lastDay}.${signed(secret, purpose, number, lastDay)}`
}

function opens(purpose: Purpose, secret: string, number: string, token: unknown, now: Instant): boolean {
  if (typeof token !== 'string') return false
  const [, lastDay, signature] = /^([0-9a-z]{1,6})\.([\w-]{32})$/.exec(token) ?? []
  if (lastDay === undefined || signature === undefined) return false
  return sameToken(signature, signed(secret, purpose, number, lastDay)) && !isLinkOver(token, now)
}
