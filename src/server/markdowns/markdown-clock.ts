import type { Payload } from 'payload'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { repeat, type Repeating } from '../app/repeat.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'

/** Milliseconds: a sale begins and ends no later than this after its time. */
const EVERY_MS = 1000

/**
 * Begins and ends markdowns when their time has come, from every process: what the database says is what every price is
 * made of, and each change of it is made once.
 */
export const runMarkdowns = (payload: Payload, log: (sentence: string) => void): Repeating =>
  repeat(
    EVERY_MS,
    () => applyDueMarkdowns(payload, Date.now()),
    (reason) => log(`Sales could not be begun or ended; it is tried again: ${reason}`),
  )

/** Those that begin or end by this instant do, in one transaction with the rows that notify every shop process. */
export async function applyDueMarkdowns(payload: Payload, now: Instant): Promise<void> {
  const at = isoInstant(now)
  const ends = sql`state in ('waiting', 'running') and ends_at is not null and ends_at <= ${at}`
  const begins = sql`state = 'waiting' and (starts_at is null or starts_at <= ${at})`
  // Read before, as on SQLite a transaction waits in the queue of writers.
  const due = await rowsOf(payload)(sql`select id from markdowns where (${ends}) or (${begins}) limit 1`)
  if (due.length === 0) return
  await inTransaction(payload, async (rows) => {
    type Turned = { id: number | string }
    const ended = await rows<Turned>(sql`update markdowns set state = 'ended' where ${ends} returning id`)
    const begun = await rows<Turned>(sql`update markdowns set state = 'running' where ${begins} returning id`)
    const changes = [...ended, ...begun].map(({ id }) => ({ target: 'markdowns', docId: String(id) }))
    await recordChanges(payload, rows, changes)
  })
}
