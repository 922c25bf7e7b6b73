import type { Locale } from '../../domain/locale.ts'
import { deliveryDays, type DeliveryWindow } from '../../domain/shipping/delivery-estimate.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

export const rateNames: Record<RateCode, () => string> = {
  regular: m.product_delivery_regular,
  express: m.product_delivery_express,
  bike_only: m.product_delivery_bike,
  over_size_surcharge: m.product_delivery_oversize,
}

/** Between which days it arrives, in full. */
export const datesText = ({ earliest, latest }: DeliveryWindow, locale: Locale): string =>
  m.checkout_delivery_dates({
    earliest: formatDay(earliest, locale, 'full'),
    latest: formatDay(latest, locale, 'full'),
  })

/** The same where there is little room. */
export const shortDatesText = ({ earliest, latest }: DeliveryWindow, locale: Locale): string =>
  m.product_delivery_dates({
    earliest: formatDay(earliest, locale, 'short'),
    latest: formatDay(latest, locale, 'short'),
  })

/** The delivery time of the bikes in a mixed order. */
export const bikePart = (amount: string): string =>
  m.checkout_delivery_bike_part({ amount, ...deliveryDays('bike_only') })
