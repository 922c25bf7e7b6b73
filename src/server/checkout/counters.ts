import type { DeliveryWish, PickupStore } from '../../domain/checkout/checkout.ts'
import { wayOf } from '../../domain/checkout/plan.ts'
import { isForPickup } from '../../domain/pickup/pickup.ts'
import type { Instant } from '../../domain/time.ts'
import type { Rows } from '../database/database.ts'
import { promisedStore, type OfferedStore } from '../orders/pickup-stores.ts'
import { levelsAt, type ContentLine } from './cart-contents.ts'

/** What is not here yet, or sent by a partner, no store hands out. */
export const canPickUpRest = (lines: readonly ContentLine[]): boolean =>
  lines.every(
    ({ pickupStore, variant }) => pickupStore !== undefined || variant.shippingClass === 'none' || isForPickup(variant),
  )

/** A store that hands nothing out any more is not a wish, nor is any store for what no store hands out. */
export const knownWish = (
  wish: DeliveryWish | undefined,
  stores: readonly OfferedStore[],
  mayPickUp: boolean,
): DeliveryWish | undefined =>
  wish?.kind === 'pickup' && !(mayPickUp && stores.some(({ slug }) => slug === wish.store)) ? undefined : wish

type Given = {
  lines: readonly ContentLine[]
  wish: DeliveryWish | undefined
  stores: readonly OfferedStore[]
  now: Instant
}

/**
 * The store of each line that is picked up, by its SKU, with when all that is picked up there is ready. What the cart
 * itself picks up is on the shelf; the checkout's pickup comes from the warehouse where the shelf has too few.
 */
export async function countersOf(rows: Rows, { lines, wish, stores, now }: Given): Promise<Map<string, PickupStore>> {
  const fetched = lines.flatMap((line) => {
    const way = wayOf(line, wish)
    return way.kind === 'pickup' ? [{ line, way }] : []
  })
  const rest = fetched.flatMap(({ line, way }) => (way.own ? [] : line))
  const wished = wish?.kind === 'pickup' ? wish.store : ''
  const skus = rest.map(({ sku }) => sku)
  const there = await levelsAt(rows, wished, skus)
  const brought = rest.filter(({ sku, quantity }) => (there.get(sku) ?? 0) < quantity)
  const chosen = new Set(fetched.map(({ way }) => way.store))
  const promised = new Map(
    stores
      .filter(({ slug }) => chosen.has(slug))
      .map((store) => [store.slug, promisedStore(store, now, store.slug === wished ? brought : [])]),
  )
  return new Map(
    fetched.flatMap(({ line: { sku }, way }) => {
      const store = promised.get(way.store)
      return store ? [[sku, store] as const] : []
    }),
  )
}
