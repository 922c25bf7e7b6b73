/** Days for which a link to an order opens it; after that its number and address do, which the page asks for. */
export const ORDER_LINK_DAYS = 180

/**
 * Why a link leads to where orders are looked up: one to an order has ended, a link to pay an order by phone was used,
 * or it has expired or was withdrawn.
 */
export const orderLinkEnds = ['ended', 'ordered', 'payment-ended'] as const
export type OrderLinkEnd = (typeof orderLinkEnds)[number]
export const orderLinkEndOf = (word: string | null): OrderLinkEnd | undefined =>
  orderLinkEnds.find((end) => end === word)
