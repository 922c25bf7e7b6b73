import type { Payload } from 'payload'
import { isoInstant } from '../../domain/time.ts'
import { inTransaction, rowsOf, sql, sqlList, type Rows, type SQL } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** What leaves by the mail server. */
export const mailKinds = [
  'order-mail',
  'gift-mail',
  'return-notice',
  'stock-alert',
  'phone-order',
  'question-mail',
  'newsletter-mail',
  'person-mail',
  'account-deleted',
] as const

/** What moves money at the gateway that has the payment. */
export const paymentKinds = ['capture', 'refund'] as const

/** What is done after a commit; each kind has one handler, which may be called again. */
export const outboxKinds = [
  ...mailKinds,
  ...paymentKinds,
  'void',
  'correction-end',
  'webhook',
  'agent-event',
  'picture-file',
] as const
export type OutboxKind = (typeof outboxKinds)[number]
export type OutboxEntry = {
  key: string
  kind: OutboxKind
  data: Record<string, unknown>
  /** Not before this instant. */
  dueAt?: number
}
/** An entry that is due, and to whom it goes where that was asked for. */
export type DueEntry = {
  id: number | string
  key: string
  kind: string
  data: unknown
  tries: number | string
  receiver: string
}
type Wanted = { limit: number; keys?: readonly string[]; receiver?: SQL; without?: readonly string[] }

/** An entry that fails is tried again, each time later: after 10 s, 20 s, 40 s … one hour at most. */
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 3600_000
/** An entry taken by a process that died is released after this time. */
const TAKEN_MS = 60_000

/**
 * Notes an entry in the transaction of what it follows: it is done if and only if that is committed. A key is noted
 * once.
 */
export async function note(rows: Rows, { key, kind, data, dueAt = 0 }: OutboxEntry): Promise<void> {
  const now = new Date().toISOString()
  await rows(
    sql`insert into outbox (key, kind, data, due_at, tries, created_at, updated_at) values (${key}, ${kind}, ${JSON.stringify(data)}, ${dueAt}, 0, ${now}, ${now}) on conflict (key) do nothing returning id`,
  )
}

/** Thrown by a handler that knows itself when it is to be tried again, in milliseconds. */
export class TryLater extends Error {
  constructor(
    message: string,
    readonly wait: number,
  ) {
    super(message)
  }
}

type Handlers = Partial<Record<OutboxKind, (data: Record<string, unknown>) => Promise<void>>>
export type OutboxOptions = {
  payload(): Promise<Payload>
  /** Only their kinds are handled. */
  handlers: Handlers
  log(sentence: string): void
  now?(): number
}
/** Entries that are read at a time. */
const AT_ONCE = 50

/** Does what is noted, one after the other. Several processes may: each entry is taken by one of them at a time. */
export class Outbox {
  readonly #now: () => number
  #running: Promise<number> = Promise.resolve(0)

  constructor(private readonly options: OutboxOptions) {
    this.#now = options.now ?? Date.now
  }

  /**
   * All that is due; how many were done. One after another: whoever waits for this finds everything done that was due
   * before.
   */
  run(): Promise<number> {
    this.#running = this.#running.catch(() => 0).then(() => this.#all())
    return this.#running
  }

  /** Only the entries with these keys, at once. */
  async runNow(keys: readonly string[]): Promise<number> {
    return this.#all(keys)
  }

  async #all(keys?: readonly string[]): Promise<number> {
    if (keys?.length === 0) return 0
    const payload = await this.options.payload()
    let done = 0
    const seen = new Set<string>()
    for (let more = true; more;) {
      const due = await this.due(payload, { limit: AT_ONCE, ...(keys && { keys }) })
      const found = due.filter(({ key }) => !seen.has(key))
      for (const entry of found) {
        seen.add(entry.key)
        // Only now: a claim must not run out while those before it are done.
        if ((await this.claim(payload, entry)) && (await this.do(payload, entry))) done++
      }
      more = found.length > 0
    }
    return done
  }

  /** What is due, in the order in which it was noted; with these keys, and not to those receivers, if any are named. */
  due(payload: Payload, { limit, keys = [], receiver = sql`''`, without = [] }: Wanted): Promise<DueEntry[]> {
    const kinds = outboxKinds.filter((kind) => this.options.handlers[kind])
    const wanted = keys.length > 0 ? sql`and key in (${sqlList(keys)})` : sql``
    const others = without.length > 0 ? sql`where receiver not in (${sqlList(without)})` : sql``
    return rowsOf(payload)<DueEntry>(
      sql`select * from (select id, key, kind, data, tries, coalesce(cast(${receiver} as text), '') as receiver from outbox where done_at is null and due_at <= ${this.#now()} and kind in (${sqlList(kinds)}) ${wanted}) due ${others} order by id limit ${limit}`,
    )
  }

  /** Takes an entry that is due; false where another run or process was quicker. */
  async claim(payload: Payload, { id }: DueEntry): Promise<boolean> {
    const now = this.#now()
    const mine = await rowsOf(payload)(
      sql`update outbox set due_at = ${now + TAKEN_MS}, tries = tries + 1 where id = ${id} and done_at is null and due_at <= ${now} returning id`,
    )
    return mine.length > 0
  }

  /** Does an entry that was claimed, or notes when it is tried again; whether it is done. */
  async do(payload: Payload, row: DueEntry): Promise<boolean> {
    const kind = outboxKinds.find((one) => one === row.kind)
    const handler = kind && this.options.handlers[kind]
    try {
      if (!handler) throw new Error(`no handler for ${row.kind}`)
      await handler(jsonOf(row.data))
      await rowsOf(payload)(
        sql`update outbox set done_at = ${this.#now()}, error = null where id = ${row.id} returning id`,
      )
      return true
    } catch (error) {
      const wait =
        error instanceof TryLater ? error.wait : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Number(row.tries))
      const now = this.#now()
      // Since when it fails is asked for, not when it was last tried.
      const since = sql`case when error is null then ${isoInstant(now)} else updated_at end`
      await inTransaction(payload, (rows) =>
        rows(
          sql`update outbox set due_at = ${now + wait}, error = ${String(error).slice(0, 500)}, updated_at = ${since} where id = ${row.id} returning id`,
        ),
      ).catch(() => {})
      // Some keys begin with their kind.
      const name = row.key.startsWith(`${row.kind} `) ? row.key : `${row.kind} ${row.key}`
      this.options.log(`${name} failed and is tried again in ${wait / 1000} s: ${String(error)}`)
      return false
    }
  }
}
