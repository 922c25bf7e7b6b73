import type { Cents } from '../money.ts'
import type { DeclineReason, PaymentAction } from '../payment/payment.ts'
import type { PromoRefusal } from '../promo/promo.ts'
import type { Checkout, PickupStore } from './checkout.ts'

/**
 * What the review sends: the key it was shown with, the amount the shopper agreed to pay (`totals.due`), and, where it
 * showed them, the stores that wait for the warehouse (`waitingStores`).
 */
export type PlaceRequest = { key: string; due: Cents; waiting?: string | undefined }

type Promised = Pick<PickupStore, 'slug' | 'ready'>

/** The stores whose pickup waits for the warehouse, by their slugs with spaces between. */
export const waitingStores = (stores: readonly Promised[]): string => slugsWaiting(stores).join(' ')

/** Whether a store waits for the warehouse that did not when the review was shown, which sent `waiting`. */
export const isLaterThanShown = (stores: readonly Promised[], waiting: string): boolean =>
  slugsWaiting(stores).some((slug) => !waiting.split(' ').includes(slug))

const slugsWaiting = (stores: readonly Promised[]): string[] =>
  stores.flatMap(({ slug, ready }) => (ready?.fromWarehouse ? slug : []))

/** An order that was placed: `token` opens its confirmation without signing in. */
export type PlacedOrder = { number: string; token: string }

/** In the query of the page that a shopper ends on instead of the review: it says that no order was placed. */
export const NOT_PLACED = 'not-placed'

/** Why no order was placed. Nothing was charged, or the authorization has been released. */
export type PlaceRefusal =
  | { reason: 'empty' }
  /** A step before the review is not done, or not any more. */
  | { reason: 'incomplete' }
  /** Another shopper bought it first. */
  | { reason: 'sold-out'; sku: string; left: number }
  /**
   * Prices, quantities, rates, taxes or codes are not what the review showed: it must be shown again. `agreed` is the
   * amount that it showed.
   */
  | { reason: 'changed'; agreed?: Cents }
  /** The store no longer has all of it, so that the pickup is ready later than the review showed. */
  | { reason: 'pickup-later' }
  | { reason: 'promo'; code: string; problem: PromoRefusal; minimum?: Cents }
  | { reason: 'gift-card' }
  | { reason: 'declined'; why: DeclineReason }
  /** The gateway does not answer; the shopper may try again, and will not be charged twice. */
  | { reason: 'payment-unavailable' }
  | { reason: 'bad-request' }
  | { reason: 'too-many' }

export type PlaceAnswer =
  | { ok: true; order: PlacedOrder }
  | { ok: false; action: PaymentAction; checkout: Checkout }
  | ({ ok: false; checkout: Checkout } & PlaceRefusal)
