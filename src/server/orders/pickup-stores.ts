import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { takesPickup } from '../../domain/pickup/pickup.ts'
import { readyBy } from '../../domain/pickup/ready-by.ts'
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
        isProvinceCode(province) && takesPickup({ services, closedOn }, dayInZone(now(), hours.timeZone))
          ? [{ slug, name, street, city, province, postalCode, hours }]
          : [],
    )

/** A store as the shopper sees it, without its hours. */
export const plainStore = ({ hours: _, ...store }: OfferedStore): PickupStore => store

/** The same with what its hours promise to an order placed now, if they can be read. */
export function promisedStore(store: OfferedStore, now: Instant): PickupStore {
  const ready = readyBy(store.hours, now)
  return { ...plainStore(store), ...(ready && { ready: { kind: ready.kind, day: ready.day, at: ready.at } }) }
}
