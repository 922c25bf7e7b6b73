import type { Instant } from '../time.ts'

const DAY_MS = 86_400_000

/** Days for which a link to an order opens it; after that its number and address do, which the page asks for. */
export const ORDER_LINK_DAYS = 180

/** The last day of a link that is written now, as its token begins with it. */
export const lastDayOf = (now: Instant): string => (dayOf(now) + ORDER_LINK_DAYS).toString(36)

/**
 * Whether the last day that a token of a link to an order names is over, whoever wrote it. One that names none is not
 * known to be old.
 */
export function isLinkOver(token: string, now: Instant): boolean {
  const [, lastDay] = /^([0-9a-z]{1,6})\./.exec(token) ?? []
  return lastDay !== undefined && dayOf(now) > parseInt(lastDay, 36)
}

const dayOf = (now: Instant): number => Math.floor(now / DAY_MS)

/**
 * Why a link leads to where orders are looked up: one to an order has ended, or is not one that the shop wrote (with the
 * secret that it has now); a link to pay an order by phone was used, or it has expired or was withdrawn.
 */
export const orderLinkEnds = ['ended', 'unknown', 'ordered', 'payment-ended'] as const
export type OrderLinkEnd = (typeof orderLinkEnds)[number]
export const orderLinkEndOf = (word: string | null): OrderLinkEnd | undefined =>
  orderLinkEnds.find((end) => end === word)

/** Why a link with this token opened no order; a link without one was not meant to. */
export const closedLink = (token: string | null, now: Instant): OrderLinkEnd | undefined =>
  token === null ? undefined : isLinkOver(token, now) ? 'ended' : 'unknown'
