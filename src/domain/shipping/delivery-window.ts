import type { Both } from '../locale.ts'
import type { Day } from '../time.ts'
import { deliveryWindow, isBusinessDay, type DeliveryWindow } from './delivery-estimate.ts'
import type { RateCode } from './rate-table.ts'

/** A statutory holiday of a province, by its names. */
export type Holiday = { day: Day; name: Both }

/** A window and the day from which its business days were counted: day 0 (acceptance 133). */
export type CountedWindow = { start: Day; window: DeliveryWindow }

/**
 * When something ordered today arrives by a rate: counted from today, or from the day a preorder can be had if that is
 * later. Undefined for a preorder without a known day.
 */
export function groupWindow(
  rate: RateCode,
  { today, preorder, isRemote }: { today: Day; preorder?: { from?: Day } | undefined; isRemote?: boolean | undefined },
): CountedWindow | undefined {
  if (preorder && !preorder.from) return undefined
  const start = preorder?.from && preorder.from > today ? preorder.from : today
  return { start, window: deliveryWindow(rate, start, isRemote) }
}

/**
 * The holidays on business days after the start and up to the last day promised, in their order. They are no part of
 * the count (acceptance 133): they are listed beside it.
 */
export const holidaysWithin = (holidays: readonly Holiday[], { start, window }: CountedWindow): Holiday[] =>
  holidays
    .filter(({ day }) => day > start && day <= window.latest && isBusinessDay(day))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
