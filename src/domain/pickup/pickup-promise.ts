import type { ShippingClass } from '../catalog/product.ts'
import { deliveryWindow } from '../shipping/delivery-estimate.ts'
import { goodsOf } from '../shipping/goods.ts'
import { deliveryOf } from '../shipping/rate-table.ts'
import { shopDay } from '../shop-day.ts'
import type { StoreHours } from '../store-hours/store-hours.ts'
import { addDays, instantInZone, type Instant } from '../time.ts'
import { readyBy, type PickupPromise } from './ready-by.ts'

/**
 * What is promised of an order placed now that is picked up at a store. `brought`: of what the store lacks. Where it
 * lacks nothing, its hours decide (`readyBy`). What it lacks comes from the warehouse and is on its way for as long as
 * a delivery to an address; all of it is ready at the first opening after the last day on which that may arrive.
 * Undefined where no opening of three weeks can be read: then nothing is promised.
 */
export function pickupPromise(
  store: StoreHours,
  now: Instant,
  brought: readonly ShippingClass[],
): PickupPromise | undefined {
  const ready = readyBy(store, brought.length > 0 ? arrived(store, now, brought) : now)
  return (
    ready && {
      kind: ready.kind,
      day: ready.day,
      at: ready.at,
      ...(brought.length > 0 && { fromWarehouse: true as const }),
    }
  )
}

/** The beginning of the day after the last one on which it may arrive. */
function arrived({ timeZone }: StoreHours, now: Instant, brought: readonly ShippingClass[]): Instant {
  const today = shopDay(now)
  const days = brought.map((shippingClass) => {
    const goods = goodsOf(shippingClass)
    return deliveryWindow(goods && deliveryOf(goods, 'regular'), today).latest
  })
  return instantInZone(addDays(days.toSorted().at(-1) ?? today, 1), 0, timeZone)
}
