import { LOW_STOCK_UP_TO } from '../catalog/stock.ts'
import type { Availability, ShippingClass, StockStatus } from '../catalog/product.ts'
import type { ProductTag } from '../tags/tag.ts'
import type { StoreHours } from '../store-hours/store-hours.ts'
import { isYetToOpen, opensWithin } from '../store-hours/week.ts'
import { addDays, parseDay, type Day } from '../time.ts'

/**
 * Why something cannot be picked up at a store: the item is not for pickup (gift cards, a partner's goods, items not
 * available yet), the store is unknown, offers no pickup or is not open, has closed permanently or is about to, does
 * not carry it, or has too few.
 */
export const pickupRefusals = [
  'not-for-pickup',
  'unknown-store',
  'no-pickup-here',
  'closed-for-good',
  'not-stocked-here',
  'sold-out-here',
  'not-enough-here',
] as const
export type PickupRefusal = (typeof pickupRefusals)[number]
/** Is it one of these, among all reasons why a cart was not changed? */
export const isPickupRefusal = (reason: string): reason is PickupRefusal =>
  (pickupRefusals as readonly string[]).includes(reason)
export type PickupAnswer =
  | { ok: true }
  | { ok: false; reason: PickupRefusal; /** Units there, if that is the reason. */ left?: number }

/** The fields of an item that decide whether it can be picked up at all. */
export type PickupItem = {
  shippingClass: ShippingClass
  availability: Availability
  /** Sold and sent by a partner. */
  hasSeller: boolean
}

/**
 * The fields of a store that decide whether it offers pickup. `closedOn`: the first day after it closed permanently.
 */
export type StorePickup = { services: readonly string[]; closedOn?: Day | null; hours: StoreHours }

/**
 * Whether this kind of item can be picked up at all: not if it is sent by e-mail or by a partner, or becomes available
 * later.
 */
export const isForPickup = ({ shippingClass, availability, hasSeller }: PickupItem): boolean =>
  shippingClass !== 'none' && availability === 'Available' && !hasSeller

/** The tag of what no store carries, on a product or on some of its SKUs. */
const ONLINE_ONLY = 'online-only'

const isOnlineOnly = (tags: readonly Pick<ProductTag, 'id' | 'variants'>[], sku: string): boolean =>
  tags.some(({ id, variants }) => id === ONLINE_ONLY && (variants.length === 0 || variants.includes(sku)))

/** Whether pickup is offered for a SKU at all: its kind can be picked up, and stores carry it. */
export const offersPickup = (
  item: PickupItem,
  tags: readonly Pick<ProductTag, 'id' | 'variants'>[],
  sku: string,
): boolean => isForPickup(item) && !isOnlineOnly(tags, sku)

/** Whether the store has closed permanently by this day. */
export const isClosedForGood = ({ closedOn }: Pick<StorePickup, 'closedOn'>, today: Day): boolean =>
  parseDay(closedOn) !== undefined && (closedOn ?? '') <= today

/**
 * Days before a store closes permanently on which it takes no more orders for pickup (ours): what is ordered has to be
 * ready and collected by then, and one of them may be a Sunday.
 */
const LAST_DAYS = 3
const isClosingForGood = (store: Pick<StorePickup, 'closedOn'>, today: Day) =>
  isClosedForGood(store, addDays(today, LAST_DAYS))

/** Days of which a store has to open on one, or nobody could say when an order is ready (ours, as in `readyBy`). */
const DAYS_TO_OPEN = 21

/** Whether a store hands out orders: it has the service, is open to the public, and opens again. */
const hasCounter = ({ services, hours }: StorePickup, today: Day): boolean =>
  services.includes('pickup') && !isYetToOpen(hours, today) && opensWithin(hours, today, DAYS_TO_OPEN)

/** Whether a store takes orders for pickup on this day. */
export const takesPickup = (store: StorePickup, today: Day): boolean =>
  hasCounter(store, today) && !isClosingForGood(store, today)

/**
 * Can so many units of an item be picked up at a store? By first match. `quantity` is what the store has; undefined
 * where it does not carry the item. `store` is undefined for one that is not known (any more).
 */
export function pickupAnswer(
  item: PickupItem,
  store: StorePickup | undefined,
  quantity: number | undefined,
  units: number,
  today: Day,
): PickupAnswer {
  if (!isForPickup(item)) return { ok: false, reason: 'not-for-pickup' }
  if (!store) return { ok: false, reason: 'unknown-store' }
  if (isClosingForGood(store, today)) return { ok: false, reason: 'closed-for-good' }
  if (!hasCounter(store, today)) return { ok: false, reason: 'no-pickup-here' }
  if (quantity === undefined) return { ok: false, reason: 'not-stocked-here' }
  if (quantity <= 0) return { ok: false, reason: 'sold-out-here' }
  return units > quantity ? { ok: false, reason: 'not-enough-here', left: quantity } : { ok: true }
}

/**
 * The stock status of a variant at a store that carries it, of its units there (acceptance 74); one that does not is
 * NOT_STOCKED.
 */
export function storeStockStatus(quantity: number): Exclude<StockStatus, 'NOT_STOCKED'> {
  if (quantity <= 0) return 'OUT_OF_STOCK'
  return quantity <= LOW_STOCK_UP_TO ? 'LOW_STOCK' : 'IN_STOCK'
}
