import { instantOf, offsetInZone, type Instant } from '../time.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Pages and a browser's memory may hold the hours of a store for long; half a year would miss a change of clocks. */
const [DAYS_AHEAD, STEP] = [400, 14]

/**
 * The zone of a store as browsers are to read it. Where clocks change no more it is a fixed distance from UTC
 * (`Etc/GMT+7` is seven hours behind): the time-zone data of a shopper's older phone may still change them, as British
 * Columbia, Alberta and Manitoba did until 2026. Zones that change clocks keep their names.
 */
export function steadyZone(timeZone: string, now: Instant): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const offset = offsetInZone(today, timeZone)
  for (let day = STEP; day <= DAYS_AHEAD; day += STEP)
    if (offsetInZone(today + day * DAY_MS, timeZone) !== offset) return timeZone
  const hours = offset / HOUR_MS
  // The names of these zones have the sign of the sun's way, not of the clock's.
  return Number.isInteger(hours) && hours !== 0 ? `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` : timeZone
}

/** Whether this machine knows that British Columbia, Alberta and Manitoba change their clocks no more (tz 2026e). */
export const knowsSteadyClocks = (): boolean =>
  ['America/Vancouver', 'America/Edmonton', 'America/Winnipeg'].every(
    (zone) => steadyZone(zone, WINTER_BEFORE) !== zone,
  )
const WINTER_BEFORE = instantOf('2026-11-15T00:00:00Z')
