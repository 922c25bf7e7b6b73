import type { Payload } from 'payload'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { repeat, type Repeating } from '../app/repeat.ts'

/** Days that visit events are stored: this season can be compared with the last one (decision 0025). */
export const EVENT_DAYS = 396
/**
 * Days that counts of choices are stored, as proof that the shop asked: three years, the limit of a penal proceeding in
 * Quebec’s privacy law, and a bit.
 */
export const CONSENT_DAYS = 1130
const EVERY_MS = 6 * 60 * 60_000

/** Deletes what is older than promised. */
export async function forgetOld(payload: Payload, now: number): Promise<void> {
  const today = shopDay(now)
  const rows = rowsOf(payload)
  await rows(sql`delete from visit_events where day < ${addDays(today, -EVENT_DAYS)}`)
  await rows(sql`delete from consent_log where day < ${addDays(today, -CONSENT_DAYS)}`)
}

/** Repeats it periodically until stopped; a failure is logged and retried next time. */
export const runRetention = (payload: Payload, log: (sentence: string) => void): Repeating =>
  repeat(
    EVERY_MS,
    () => forgetOld(payload, Date.now()),
    (reason) => log(`Old events could not be deleted; it is tried again: ${reason}`),
  )
