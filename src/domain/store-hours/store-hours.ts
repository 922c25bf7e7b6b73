import type { Day, Weekday } from '../time.ts'

/** Opening and closing of one period as they are stored: `10:00`, a closed word, or text that cannot be parsed. */
export type StoredPeriod = { open: string; close: string }

/** Other hours for one day; several for the same date are several periods (acceptance 58, 140). */
export type HoursException = StoredPeriod & { date: Day; exception_notice?: string | null; name?: string | null }

/** When a store is open, in wall time of its own zone. A weekday that is missing is closed (acceptance 57, 143). */
export type StoreHours = {
  /** IANA name, such as `America/Halifax`. */
  timeZone: string
  weekly: Partial<Record<Weekday, StoredPeriod[]>>
  exceptions: HoursException[]
  /** Its first day: before it, it has no hours. */
  opensOn?: Day
  /** From this day on it is closed permanently. */
  closedOn?: Day
}
