import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { takesPickup } from '../../domain/pickup/pickup.ts'
import { isProvinceCode } from '../../domain/address/province.ts'
import { dayInZone, type Instant } from '../../domain/time.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Shop } from '../app/shop.ts'

/** The stores that take orders for pickup. */
export const pickupStores =
  (shop: Pick<Shop, 'stores'>, now: () => Instant = Date.now) =>
  async (locale: Locale): Promise<PickupStore[]> =>
    (await shop.stores(locale, () => {})).flatMap(
      ({ slug, name, street, city, province, postalCode, services, closedOn, hours }) =>
        isProvinceCode(province) && takesPickup({ services, closedOn }, dayInZone(now(), hours.timeZone))
          ? [{ slug, name, street, city, province, postalCode }]
          : [],
    )
