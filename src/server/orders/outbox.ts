import type { Payload } from 'payload'
import { inTransaction, rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** What is done after a commit; each kind has one function that does it, and may be called again. */
export const errands = [
  'capture',
  'void',
  'refund',
  'order-mail',
  'gift-mail',
  'return-notice',
  'stock-alert',
  'phone-order',
] as const
export type ErrandKind = (typeof errands)[number]
export type Errand = {
  key: string
  kind: ErrandKind
  data: Record<string, unknown>
  /** Not before this instant. */
  dueAt?: number
}
type Row = { id: number | string; key: string; kind: string; data: unknown; tries: number | string }

/** An errand that fails is tried again, each time later: after 10 s, 20 s, 40 s … one hour at most. */
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 3600_000
/** A task taken by a process that died is released after this time. */
const TAKEN_MS = 60_000

/**
 * Notes an errand in the transaction of what it follows: it is done if and only if that is committed. A key is noted
 * once.
 */
export async function note(rows: Rows, { key, kind, data, dueAt = 0 }: Errand): Promise<void> {
  const now = new Date().toISOString()
  await rows(
    sql`insert into outbox (key, kind, data, due_at, tries, created_at, updated_at) values (${key}, ${kind}, ${JSON.stringify(data)}, ${dueAt}, 0, ${now}, ${now}) on conflict (key) do nothing returning id`,
  )
}

type Doers = Record<ErrandKind, (data: Record<string, unknown>) => Promise<void>>
type Options = { payload(): Promise<Payload>; doers: Doers; log(sentence: string): void; now?(): number }

/** Does what is noted. Several processes may: each errand is taken by one of them at a time. */
export class Outbox {
  readonly #now: () => number
  #running: Promise<number> = Promise.resolve(0)

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /**
   * All that is due; how many were done. One after another: who waits for this finds everything done that was due
   * before.
   */
  run(): Promise<number> {
    this.#running = this.#running.catch(() => 0).then(() => this.#all())
    return this.#running
  }

  /** Only the errands with these keys, at once. */
  async runNow(keys: readonly string[]): Promise<number> {
    return this.#all(keys)
  }

  async #all(keys?: readonly string[]): Promise<number> {
    const payload = await this.options.payload()
    let done = 0
    const seen = new Set<string>()
    for (let more = true; more;) {
      const found = (await this.#take(payload, keys)).filter(({ key }) => !seen.has(key))
      for (const row of found) {
        seen.add(row.key)
        if (await this.#do(payload, row)) done++
      }
      more = found.length > 0
    }
    return done
  }

  async #take(payload: Payload, keys: readonly string[] | undefined): Promise<Row[]> {
    const now = this.#now()
    const wanted = keys ? sql`and key in (${sqlList(keys)})` : sql``
    if (keys?.length === 0) return []
    const due = await rowsOf(payload)<Row>(
      sql`select id, key, kind, data, tries from outbox where done_at is null and due_at <= ${now} ${wanted} order by id limit 50`,
    )
    const taken: Row[] = []
    for (const row of due) {
      const mine = await rowsOf(payload)(
        sql`update outbox set due_at = ${now + TAKEN_MS}, tries = tries + 1 where id = ${row.id} and done_at is null and due_at <= ${now} returning id`,
      )
      if (mine.length > 0) taken.push(row)
    }
    return taken
  }

  async #do(payload: Payload, row: Row): Promise<boolean> {
    const kind = errands.find((one) => one === row.kind)
    try {
      if (!kind) throw new Error(`no handler for ${row.kind}`)
      await this.options.doers[kind](jsonOf(row.data))
      await rowsOf(payload)(
        sql`update outbox set done_at = ${this.#now()}, error = null where id = ${row.id} returning id`,
      )
      return true
    } catch (error) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Number(row.tries))
      await inTransaction(payload, (rows) =>
        rows(
          sql`update outbox set due_at = ${this.#now() + wait}, error = ${String(error).slice(0, 500)} where id = ${row.id} returning id`,
        ),
      ).catch(() => {})
      this.options.log(`${row.kind} ${row.key} failed and is tried again in ${wait / 1000} s: ${String(error)}`)
      return false
    }
  }
}
