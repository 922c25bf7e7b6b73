import { addDays, dayInZone, dayOfText, weekday, type Day, type Instant, type Weekday } from '../time.ts'
import { dayHours, type DayHours } from './day-hours.ts'
import type { StoreHours } from './store-hours.ts'

/**
 * A day of the week to come; `notice` and `name` are those of an exception (acceptance 140). Its name in words:
 * `weekdayName(day, locale)`.
 */
export type StoreDay = { day: Day; weekday: Weekday; hours: DayHours; notice?: string; name?: string }

/** Days shown, today included (specification section 9, acceptance 139). */
const DAYS_SHOWN = 7

/**
 * The seven days from today, today first, as the calendar hangs in the store's zone, with exceptions in place of their
 * days (acceptance 139, 140).
 */
export function nextSevenDays(store: StoreHours, now: Instant): (StoreDay & { isToday: boolean })[] {
  const today = dayInZone(now, store.timeZone)
  return Array.from({ length: DAYS_SHOWN }, (_, index) => ({
    ...storeDay(store, addDays(today, index)),
    isToday: index === 0,
  }))
}

/** Whether the store has yet to open for the first time after this day. */
export const isYetToOpen = ({ opensOn }: Pick<StoreHours, 'opensOn'>, today: Day): boolean =>
  opensOn !== undefined && today < opensOn

/** Whether it opens on any of so many days; hours that cannot be read may say that it does. */
export const opensWithin = (store: StoreHours, from: Day, days: number): boolean =>
  Array.from({ length: days }, (_, index) => addDays(from, index)).some(
    (day) => storeDay(store, day).hours.kind !== 'closed',
  )

/**
 * One day of a store: its exceptions, if it has any, else what its weekday has; closed before it opens for the first
 * time, and once it is closed permanently.
 */
export function storeDay(store: StoreHours, day: Day): StoreDay {
  const { weekly, exceptions, closedOn } = store
  if (isYetToOpen(store, day) || (closedOn !== undefined && closedOn <= day))
    return { day, weekday: weekday(day), hours: { kind: 'closed' } }
  const own = exceptions.filter(({ date }) => dayOfText(date) === day)
  return {
    day,
    weekday: weekday(day),
    hours: dayHours(own.length > 0 ? own : (weekly[weekday(day)] ?? [])),
    notice: own.find(({ exception_notice }) => exception_notice)?.exception_notice ?? undefined,
    name: own.find(({ name }) => name)?.name ?? undefined,
  }
}
