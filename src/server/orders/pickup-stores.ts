import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { takesPickup } from '../../domain/pickup/pickup.ts'
import { readyBy, type ReadyBy } from '../../domain/pickup/ready-by.ts'
import { isProvinceCode } from '../../domain/address/province.ts'
import { dayInZone, type Instant } from '../../domain/time.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Shop } from '../app/shop.ts'

/** The stores that take orders for pickup. */
export const pickupStores =
  (shop: Pick<Shop, 'stores'>, now: () => Instant = Date.now) =>
  async (locale: Locale): Promise<PickupStore[]> =>
    (await shop.stores(locale, () => {})).flatMap(
      ({ slug, name, street, city, province, postalCode, services, closedOn, hours }) => {
        const at = now()
        if (!isProvinceCode(province) || !takesPickup({ services, closedOn }, dayInZone(at, hours.timeZone))) return []
        return [{ slug, name, street, city, province, postalCode, ...promised(readyBy(hours, at)) }]
      },
    )

const promised = (ready: ReadyBy | undefined): Pick<PickupStore, 'ready'> =>
  ready ? { ready: { kind: ready.kind, day: ready.day, at: ready.at } } : {}
