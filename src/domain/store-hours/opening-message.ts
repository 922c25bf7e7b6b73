import { minuteOfDayInZone, type Instant, type Minute } from '../time.ts'
import type { DayHours } from './day-hours.ts'
import type { StoreHours } from './store-hours.ts'
import { nextSevenDays } from './week.ts'

/** What to say of a store now; `at` in minutes since midnight in its zone (`clockText`). */
export type OpeningMessage =
  | { kind: 'closed-today' }
  | { kind: 'open-at'; at: Minute }
  | { kind: 'open-till'; at: Minute }
  | { kind: 'open-tomorrow'; at: Minute }
  | { kind: 'closed-tomorrow' }
  | { kind: 'none' }

/**
 * What to say of a store at an instant, by first match (acceptance 142): closed today, open at (also between two
 * periods), open till, open or closed tomorrow. At the closing minute it is closed. Exceptions count, tomorrow too.
 * None where the hours in question cannot be read (143). Holds until the minute changes (`msToNextMinute`).
 */
export function openingMessage(store: StoreHours, now: Instant): OpeningMessage {
  const [today, tomorrow] = nextSevenDays(store, now)
  if (!today || !tomorrow || today.hours.kind === 'unreadable') return { kind: 'none' }
  if (today.hours.kind === 'closed') return { kind: 'closed-today' }
  const minute = minuteOfDayInZone(now, store.timeZone)
  const period = today.hours.periods.find(({ closesAt }) => minute < closesAt)
  if (!period) return ofTomorrow(tomorrow.hours)
  return minute < period.opensAt ? { kind: 'open-at', at: period.opensAt } : { kind: 'open-till', at: period.closesAt }
}

function ofTomorrow(hours: DayHours): OpeningMessage {
  if (hours.kind === 'unreadable') return { kind: 'none' }
  const first = hours.kind === 'open' ? hours.periods[0] : undefined
  return first ? { kind: 'open-tomorrow', at: first.opensAt } : { kind: 'closed-tomorrow' }
}
