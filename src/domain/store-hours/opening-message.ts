import { addDays, dayInZone, minuteOfDayInZone, type Day, type Instant, type Minute } from '../time.ts'
import { openSpans, type OpenSpan } from './open-spans.ts'
import type { StoreHours } from './store-hours.ts'
import { isYetToOpen, storeDay } from './week.ts'

/** The opening message of a store now; `at` is a minute of the wall clock in its zone (`clockText`). */
export type OpeningMessage =
  /** For the first time, on that day. */
  | { kind: 'opens-on'; day: Day }
  | { kind: 'closed-today' }
  | { kind: 'open-at'; at: Minute }
  | { kind: 'open-till'; at: Minute }
  | { kind: 'open-tomorrow'; at: Minute }
  | { kind: 'closed-tomorrow' }
  /** It does not close within a day. */
  | { kind: 'open-day-and-night' }
  | { kind: 'none' }

/**
 * The opening message of a store at an instant, by first match (acceptance 142): the day it opens for the first time,
 * closed today, open at (also between two periods), open till, open or closed tomorrow. At the closing minute it is
 * closed. Exceptions count, tomorrow too. If it is still open from the evening before, that comes first. None where the
 * hours in question cannot be parsed (143). Valid until the minute changes (`msToNextMinute`).
 */
export function openingMessage(store: StoreHours, now: Instant): OpeningMessage {
  const today = dayInZone(now, store.timeZone)
  if (store.opensOn !== undefined && isYetToOpen(store, today)) return { kind: 'opens-on', day: store.opensOn }
  const spans = spansAround(store, today)
  const minuteOf = (instant: Instant) => minuteOfDayInZone(instant, store.timeZone)
  const open = spans.find(({ opens, closes }) => opens <= now && now < closes)
  if (open)
    return open.closes - now > DAY_MS
      ? { kind: 'open-day-and-night' }
      : { kind: 'open-till', at: minuteOf(open.closes) }
  const ofToday = storeDay(store, today).hours.kind
  if (ofToday !== 'open') return { kind: ofToday === 'closed' ? 'closed-today' : 'none' }
  const next = (day: Day) => spans.find(({ opens }) => opens > now && dayInZone(opens, store.timeZone) === day)
  const later = next(today)
  if (later) return { kind: 'open-at', at: minuteOf(later.opens) }
  const tomorrow = addDays(today, 1)
  if (storeDay(store, tomorrow).hours.kind === 'unreadable') return { kind: 'none' }
  const first = next(tomorrow)
  return first ? { kind: 'open-tomorrow', at: minuteOf(first.opens) } : { kind: 'closed-tomorrow' }
}

/** Is it open at this instant? A store whose hours cannot be read is not known to be. */
export const isOpen = (store: StoreHours, now: Instant): boolean =>
  ['open-till', 'open-day-and-night'].includes(openingMessage(store, now).kind)

const DAY_MS = 24 * 60 * 60 * 1000

// Called every minute, and for every store of a list; it changes once a day.
const known = new WeakMap<StoreHours, { today: Day; spans: OpenSpan[] }>()
function spansAround(store: StoreHours, today: Day): OpenSpan[] {
  const last = known.get(store)
  if (last?.today === today) return last.spans
  const spans = openSpans(store, addDays(today, -1), 4)
  known.set(store, { today, spans })
  return spans
}
