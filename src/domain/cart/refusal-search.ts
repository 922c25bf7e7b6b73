import { pickupRefusals } from '../pickup/pickup.ts'
import type { CartRefusal } from './cart.ts'

/** A change that was refused: of which SKU, why, and how many there are if that is the reason. */
export type Refused = { sku: string; reason: CartRefusal; left?: number }

const reasons: readonly string[] = [
  'no-size',
  'unknown-sku',
  'not-in-cart',
  'sold-out',
  'not-enough',
  'unavailable',
  'not-stocked',
  'too-many',
  'cart-full',
  'gift-amount',
  'gift-recipient',
  'gift-day',
  'gift-differs',
  'bad-request',
  ...pickupRefusals,
] satisfies CartRefusal[]
const isReason = (text: string | undefined): text is CartRefusal => text !== undefined && reasons.includes(text)

/**
 * A refusal as the query of the cart page: without JavaScript an answer is a redirect, and nothing else survives it.
 */
export const refusalSearch = ({ sku, reason, left }: Refused): string =>
  `?refused=${reason}&sku=${encodeURIComponent(sku)}${left === undefined ? '' : `&left=${left}`}`

/** The refusal that a query carries; undefined where it carries none. */
export function refusalOf(search: Iterable<readonly [string, string]>): Refused | undefined {
  const given = new Map(search)
  const reason = given.get('refused')
  if (!isReason(reason)) return undefined
  const left = /^\d{1,4}$/.exec(given.get('left') ?? '')?.[0]
  return { sku: given.get('sku') ?? '', reason, ...(left && { left: Number(left) }) }
}
