import { addDays, dayInZone, instantInZone, instantOf, isoInstant, weekday, type Instant } from '../time.ts'

export const markdownStates = ['off', 'waiting', 'running', 'ended'] as const
export type MarkdownState = (typeof markdownStates)[number]

/** From when to when, as ISO times: without a begin at once, without an end until it is switched off. */
export type MarkdownTimes = { startsAt?: string | null | undefined; endsAt?: string | null | undefined }

/** What a markdown is at an instant (UTC milliseconds): it runs from its begin on, until before its end. */
export function markdownState(
  { active, startsAt, endsAt }: MarkdownTimes & { active: boolean },
  now: Instant,
): MarkdownState {
  if (!active) return 'off'
  if (endsAt && instantOf(endsAt) <= now) return 'ended'
  return startsAt && instantOf(startsAt) > now ? 'waiting' : 'running'
}

/** The weekend that is or comes next in a zone: from the first minute of Friday until Monday begins. */
export function weekendOf(now: Instant, timeZone: string): { startsAt: string; endsAt: string } {
  const today = dayInZone(now, timeZone)
  const isWeekend = ['friday', 'saturday', 'sunday'].includes(weekday(today))
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, isWeekend ? -index : index))
  const friday = days.find((day) => weekday(day) === 'friday') ?? today
  const at = (day: string) => isoInstant(instantInZone(day, 0, timeZone))
  return { startsAt: at(friday), endsAt: at(addDays(friday, 3)) }
}
