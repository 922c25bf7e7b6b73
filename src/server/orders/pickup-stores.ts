import type { ShippingClass } from '../../domain/catalog/product.ts'
import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { takesPickup } from '../../domain/pickup/pickup.ts'
import { pickupPromise } from '../../domain/pickup/pickup-promise.ts'
import { isProvinceCode } from '../../domain/address/province.ts'
import type { StoreHours } from '../../domain/store-hours/store-hours.ts'
import { dayInZone, type Instant } from '../../domain/time.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Shop } from '../app/shop.ts'

/** A store where orders can be picked up; when they are ready is worked out for those that a cart has. */
export type OfferedStore = Omit<PickupStore, 'ready'> & { hours: StoreHours }

/** The stores that take orders for pickup. */
export const pickupStores =
  (shop: Pick<Shop, 'stores'>, now: () => Instant = Date.now) =>
  async (locale: Locale): Promise<OfferedStore[]> =>
    (await shop.stores(locale, () => {})).flatMap(
      ({ slug, name, street, city, province, postalCode, services, closedOn, hours }) =>
        isProvinceCode(province) && takesPickup({ services, closedOn, hours }, dayInZone(now(), hours.timeZone))
          ? [{ slug, name, street, city, province, postalCode, hours }]
          : [],
    )

/** A store as the shopper sees it, without its hours. */
export const plainStore = ({ hours: _, ...store }: OfferedStore): PickupStore => store

/** The same with what is promised to an order placed now, if its hours can be read; `brought`: what the store lacks. */
export function promisedStore(
  store: OfferedStore,
  now: Instant,
  brought: readonly { shippingClass: ShippingClass }[] = [],
): PickupStore {
  const ready = pickupPromise(
    store.hours,
    now,
    brought.map(({ shippingClass }) => shippingClass),
  )
  return { ...plainStore(store), ...(ready && { ready }) }
}
