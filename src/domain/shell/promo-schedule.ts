import { instantOf, type Instant } from '../time.ts'

/**
 * When a promo message is shown: from `startsAt` on, until before `endsAt`; ISO times, absent or empty without a
 * limit.
 */
export type Schedule = { startsAt?: string | null; endsAt?: string | null }

/** Is it shown at that instant? */
export const isOnAt = (now: Instant, { startsAt, endsAt }: Schedule): boolean =>
  (!startsAt || instantOf(startsAt) <= now) && (!endsAt || instantOf(endsAt) > now)

/** The next instant after `now` at which one of them appears or goes; undefined where none does. */
export function nextTurn(now: Instant, schedules: readonly Schedule[]): Instant | undefined {
  const turns = schedules
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((time) => (time ? [instantOf(time)] : []))
  const coming = turns.filter((turn) => turn > now)
  return coming.length > 0 ? Math.min(...coming) : undefined
}
