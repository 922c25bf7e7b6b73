import { openSpans } from '../store-hours/open-spans.ts'
import type { StoreHours } from '../store-hours/store-hours.ts'
import { addDays, dayInZone, instantInZone, minuteOfDayInZone, type Day, type Instant, type Minute } from '../time.ts'

/** Minutes of staff's time until an order is ready (ours: the specification gives no number). */
const PREPARATION_MINUTES = 60
/** Minutes before opening from which staff prepares orders (ours). */
const EARLY_MINUTES = 60
/** Promised times are rounded up to this many minutes, so that they are never too early. */
const STEP_MINUTES = 30

/**
 * When an order can be picked up: `by` a minute of a day's wall clock at the store, or `from` that minute on if it is
 * ready when the store opens. `instant` is the same moment as an instant.
 */
export type ReadyBy = {
  kind: 'by' | 'from'
  day: Day
  dayIs: 'today' | 'tomorrow' | 'later'
  at: Minute
  instant: Instant
}

/** The same as it is stored with an order, whenever it is read. */
export type PickupPromise = Pick<ReadyBy, 'kind' | 'day' | 'at'> & {
  /** The store lacks some of it, and waits for the warehouse. */
  fromWarehouse?: true
}

/**
 * When an order placed now is ready at a store. Staff work from an hour before opening until closing; unfinished orders
 * come first at the next opening. A later order is never ready earlier. Undefined where no opening of the next three
 * weeks can be read: then nothing is promised.
 */
export function readyBy(store: StoreHours, now: Instant): ReadyBy | undefined {
  const today = dayInZone(now, store.timeZone)
  let left = PREPARATION_MINUTES * MINUTE_MS
  let free = now
  // From yesterday on: an evening may go on past midnight.
  for (const { opens, closes } of openSpans(store, addDays(today, -1), DAYS_AHEAD)) {
    const begins = Math.max(free, opens - EARLY_MINUTES * MINUTE_MS)
    if (closes <= now) continue
    if (begins + left > closes) {
      left -= Math.max(0, closes - begins)
      free = closes
      continue
    }
    const ready = begins + left
    return ready <= opens
      ? promised('from', opens, store, today)
      : promised('by', Math.min(closes, stepped(ready, store.timeZone)), store, today)
  }
  return undefined
}

const MINUTE_MS = 60_000
const DAYS_AHEAD = 22

function promised(kind: ReadyBy['kind'], instant: Instant, { timeZone }: StoreHours, today: Day): ReadyBy {
  const day = dayInZone(instant, timeZone)
  return {
    kind,
    day,
    dayIs: day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later',
    at: minuteOfDayInZone(instant, timeZone),
    instant,
  }
}

/** The next step of the wall clock, or this one. */
function stepped(instant: Instant, timeZone: string): Instant {
  const whole = Math.ceil(instant / MINUTE_MS) * MINUTE_MS
  const day = dayInZone(whole, timeZone)
  const minute = Math.ceil(minuteOfDayInZone(whole, timeZone) / STEP_MINUTES) * STEP_MINUTES
  // Where clocks change the step may lie behind; the minute itself is true in any case.
  return Math.max(whole, instantInZone(day, minute, timeZone))
}
