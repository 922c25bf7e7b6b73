import { addDays, dayOfText, weekday, type Day } from '../time.ts'
import { rateTable, type RateCode } from './rate-table.ts'
import { REMOTE_DAYS } from './remote-area.ts'

/** Business days from the order to the delivery, both included. */
export type DeliveryDays = { low: number; high: number }

export type DeliveryWindow = { earliest: Day; latest: Day }

/** The window with no rate given, in business days (acceptance 137). */
const DEFAULT_DAYS: DeliveryDays = { low: 5, high: 7 }

/**
 * Business days of a rate: one less to one more than its shipping days, but express not earlier than its own
 * (acceptance 134); 5 to 7 with no rate (137). More of them to a remote area.
 */
export function deliveryDays(rate: RateCode | undefined, isRemote = false): DeliveryDays {
  const { low, high } = ordinaryDays(rate)
  return isRemote ? { low: low + REMOTE_DAYS.low, high: high + REMOTE_DAYS.high } : { low, high }
}

function ordinaryDays(rate: RateCode | undefined): DeliveryDays {
  if (rate === undefined) return DEFAULT_DAYS
  const { shippingDays } = rateTable[rate]
  const around = daysAround(shippingDays)
  return rate === 'express' ? { ...around, low: shippingDays } : around
}

/** From one business day less to one more: 5 to 7 around 6 (acceptance 138). */
export const daysAround = (days: number): DeliveryDays => ({ low: days - 1, high: days + 1 })

/**
 * The days between which an order of `today` arrives by a rate (acceptance 133–137). `today` is a day, or a date with
 * time, of which the date as written counts. Throws `Invalid date string provided` for anything else (acceptance 123).
 */
export function deliveryWindow(rate: RateCode | undefined, today: string, isRemote = false): DeliveryWindow {
  const day = dayOfText(today)
  if (!day) throw new Error('Invalid date string provided')
  const { low, high } = deliveryDays(rate, isRemote)
  return { earliest: addBusinessDays(day, low), latest: addBusinessDays(day, high) }
}

/**
 * The day so many business days later; Saturday and Sunday are none, holidays are (acceptance 133). `day` itself is
 * day 0.
 */
export function addBusinessDays(day: Day, count: number): Day {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

/** Every day but Saturday and Sunday (acceptance 133). */
export const isBusinessDay = (day: Day): boolean => !['saturday', 'sunday'].includes(weekday(day))
