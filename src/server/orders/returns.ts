import type { Payload } from 'payload'
import { z } from 'zod'
import { labelSent, noteOfLabel, noteOfReturn, unitsNote } from '../../domain/orders/event-note.ts'
import type { ReturnRefusal } from '../../domain/orders/return-request.ts'
import type { ReturnRequest } from '../../domain/orders/return-reason.ts'
import {
  isUnread,
  LONGEST_RETURN_NOTE,
  notTakenBack,
  returnRefusal,
  sameReturn,
} from '../../domain/orders/return-request.ts'
import { returnReasons, returnWays } from '../../domain/orders/return-reason.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { isoInstant } from '../../domain/time.ts'
import { inTransaction, isPostgres, type Rows } from '../database/database.ts'
import { noteEvent } from './note-event.ts'
import { eventsOf, findOrder, fullOrder, saveOrderData, type StoredOrder } from './order-rows.ts'
import { note, type Outbox } from './outbox.ts'

/** `others`: what else is wrong with the form. */
export type ReturnAnswer = { ok: true } | { ok: false; reason: ReturnRefusal; others?: ReturnRefusal[] }
type Options = { payload(): Promise<Payload>; outbox(): Pick<Outbox, 'run'>; now?(): number }

const text = z.string().trim().max(LONGEST_RETURN_NOTE).optional()

/** A form of returns, or all that is missing in it: `line-0` … are the units of the lines. */
export function readReturn(form: Record<string, unknown>): Omit<ReturnRequest, 'at'> | ReturnRefusal[] {
  const lines = Object.entries(form).flatMap(([name, units]) => {
    const line = /^line-(\d{1,3})$/.exec(name)?.[1]
    return line && /^\d{1,2}$/.test(String(units)) && Number(units) > 0
      ? [{ line: Number(line), quantity: Number(units) }]
      : []
  })
  const reason = returnReasons.find((one) => one === form.reason)
  const way = returnWays.find((one) => one === form.way)
  const missing = (isMissing: boolean, refusal: ReturnRefusal) => (isMissing ? [refusal] : [])
  if (lines.length === 0 || !reason || !way)
    return [
      ...missing(lines.length === 0, 'nothing-chosen'),
      ...missing(!reason, 'reason-missing'),
      ...missing(!way, 'way-missing'),
    ]
  const words = text.safeParse(form.note).data
  return { lines, reason, way, ...(words && { note: words }) }
}

/**
 * Return requests. A request is stored with its order, and in its audit trail; it ends when the staff receive the goods
 * or refuse, or when the shopper withdraws it. Callers must have checked access to the order.
 */
export class Returns {
  readonly #now: () => number

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  /** If sent twice, it is stored and mailed once. */
  async ask(number: string, form: Record<string, unknown>): Promise<ReturnAnswer> {
    const asked = readReturn(form)
    if (Array.isArray(asked)) {
      const [reason = 'nothing-chosen', ...others] = asked
      return { ok: false, reason, ...(others.length > 0 && { others }) }
    }
    return this.#change(number, async (rows, stored) => {
      const order = await fullOrder(rows, stored)
      if (order.returnRequest && sameReturn(order.returnRequest, asked)) return undefined
      const refusal = returnRefusal(order, asked, shopDay(this.#now()))
      if (refusal) return refusal
      const at = isoInstant(this.#now())
      const returnRequest: ReturnRequest = { at, ...asked }
      await saveOrderData(rows, stored.number, { ...stored.data, returnRequest })
      await noteEvent(rows, number, {
        at,
        kind: 'note',
        state: stored.state,
        by: 'shopper',
        note: noteOfReturn('return-asked', asked.reason, unitsNote(stored.data.lines, asked.lines), asked.note),
      })
      await note(rows, {
        key: `mail return-asked ${number} ${at}`,
        kind: 'order-mail',
        data: { number, mail: 'return-asked' },
      })
      await note(rows, { key: `return notice ${number} ${at}`, kind: 'return-notice', data: { number } })
      return undefined
    })
  }

  /** The shopper withdraws the request. */
  async withdraw(number: string): Promise<ReturnAnswer> {
    return this.#end(number, 'shopper', noteOfReturn('return-withdrawn'))
  }

  /**
   * The staff refuse the return; the shopper is notified of the reason. `seen`: when the one they read was asked for.
   */
  async refuse(number: string, by: string, why: string, seen?: string): Promise<ReturnAnswer> {
    const words = noteOfReturn('return-refused', why)
    return this.#end(number, by, words, seen, async (rows, at, { lines: units }) =>
      note(rows, {
        key: `mail return-refused ${number} ${at}`,
        kind: 'order-mail',
        data: { number, mail: 'return-refused', why, units },
      }),
    )
  }

  /** Staff sent the label of the return by mail that they read; said once. */
  async noteLabel(number: string, by: string, code?: string, seen?: string): Promise<ReturnAnswer> {
    return this.#change(number, async (rows, stored) => {
      const { returnRequest } = stored.data
      if (returnRequest?.way !== 'mail' || isUnread(returnRequest, seen)) return 'not-now'
      if (labelSent(await eventsOf(rows, number), returnRequest)) return undefined
      const at = isoInstant(this.#now())
      await noteEvent(rows, number, { at, kind: 'note', state: stored.state, by, note: noteOfLabel(code) })
      return undefined
    })
  }

  async #end(
    number: string,
    by: string,
    words: string,
    seen?: string,
    then?: (rows: Rows, at: string, ended: ReturnRequest) => Promise<void>,
  ): Promise<ReturnAnswer> {
    return this.#change(number, async (rows, stored) => {
      const { returnRequest, ...rest } = stored.data
      if (!returnRequest) return undefined
      if (isUnread(returnRequest, seen)) return 'not-now'
      const at = isoInstant(this.#now())
      await saveOrderData(rows, stored.number, rest)
      await noteEvent(rows, number, { at, kind: 'note', state: stored.state, by, note: words })
      await then?.(rows, at, returnRequest)
      return undefined
    })
  }

  async #change(
    number: string,
    work: (rows: Rows, stored: StoredOrder) => Promise<ReturnRefusal | undefined>,
  ): Promise<ReturnAnswer> {
    const payload = await this.options.payload()
    const reason = await inTransaction(payload, async (rows) => {
      const stored = await findOrder(rows, number, isPostgres(payload))
      return stored ? work(rows, stored) : 'unknown-order'
    })
    if (reason) return { ok: false, reason }
    void this.options
      .outbox()
      .run()
      .catch(() => {})
    return { ok: true }
  }
}

/**
 * Records what staff do not take back of a request when they accept the rest, with their words, and returns both for the
 * mail; nothing where they say nothing.
 */
export async function noteDeclined(
  rows: Rows,
  { number, state, data: { lines, returnRequest } }: StoredOrder,
  taken: readonly LineUnits[],
  { why, by, at }: { why: string | undefined; by: string; at: string },
): Promise<{ declined: LineUnits[]; why: string } | undefined> {
  const declined = notTakenBack(returnRequest, taken)
  if (!why || declined.length === 0) return undefined
  const words = noteOfReturn('return-refused-in-part', unitsNote(lines, declined), why)
  await noteEvent(rows, number, { at, kind: 'note', state, by, note: words })
  return { declined, why }
}
