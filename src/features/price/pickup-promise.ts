import type { Locale } from '../../domain/locale.ts'
import type { PickupPromise } from '../../domain/pickup/ready-by.ts'
import { shortClockText } from '../../domain/store-hours/clock-text.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

/** When an order is ready, by its day: `Your order should be ready by 4 p.m. on Friday, November 27.` */
export function promiseText({ kind, day, at, fromWarehouse }: PickupPromise, locale: Locale): string {
  const promise = (kind === 'by' ? m.order_pickup_by : m.order_pickup_from)({
    day: formatDay(day, locale, 'full'),
    time: shortClockText(at, locale),
  })
  return fromWarehouse ? m.order_pickup_warehouse({ promise }) : promise
}
