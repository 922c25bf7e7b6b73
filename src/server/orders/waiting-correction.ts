import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Cents } from '../../domain/money.ts'
import type { Correction } from '../../domain/orders/correction-record.ts'
import { CORRECTION_DAYS, isStillPossible, waitingAt } from '../../domain/orders/correction.ts'
import { noteOfCorrection, type CorrectionNote } from '../../domain/orders/event-note.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isoInstant } from '../../domain/time.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { inTransaction, isPostgres, type Rows } from '../database/database.ts'
import { withKey } from './done-keys.ts'
import { noteEvent } from './note-event.ts'
import { findOrder, saveOrderData } from './order-rows.ts'
import { note } from './outbox.ts'
import type { LockedOrder } from './refund-order.ts'
import { noteOf } from './write-correction.ts'

const DAY_MS = 86_400_000

type Asked = { correction: Correction; amount: Cents; key: string; by: string }

/**
 * Stores what is corrected once its difference is paid, and mails the customer the link to pay it. Nothing of the order
 * changes before, and no stock is held. It ends by itself.
 */
export async function waitForPayment(
  { rows, order: { number, data } }: LockedOrder,
  { correction, amount, key, by }: Asked,
): Promise<void> {
  const now = Date.now()
  const id = randomUUID()
  const last = now + CORRECTION_DAYS * DAY_MS
  const waiting = { id, correction, amount, until: isoInstant(last), by }
  await saveOrderData(rows, number, withKey({ ...data, correction: waiting }, key))
  const said = noteOfCorrection('correction-asked', noteOf(correction, data))
  await noteEvent(rows, number, { at: isoInstant(now), kind: 'note', by, note: said, amount })
  await note(rows, {
    key: `mail correction ${number} ${id}`,
    kind: 'order-mail',
    data: { number, mail: 'correction-asked' },
  })
  await note(rows, { key: `end correction ${number} ${id}`, kind: 'correction-end', data: { number, id }, dueAt: last })
}

/** Staff take back what waits to be paid; false where nothing does any more. */
export const withdrawCorrection = (payload: Payload, number: string, by: string): Promise<boolean> =>
  end(payload, number, () => true, 'correction-withdrawn', by)

/** Ends a correction that was not paid in time; nothing where another waits, or none. */
export const endCorrection = (payload: Payload, number: string, id: string): Promise<boolean> =>
  end(payload, number, (waiting) => waiting.id === id, 'correction-ended', 'shop')

function end(
  payload: Payload,
  number: string,
  isIt: (waiting: NonNullable<OrderData['correction']>) => boolean,
  what: CorrectionNote,
  by: string,
): Promise<boolean> {
  return inTransaction(payload, async (rows) => {
    const order = await findOrder(rows, number, isPostgres(payload))
    if (!order?.data.correction || !isIt(order.data.correction)) return false
    await saveOrderData(rows, number, await without(rows, number, order.data, what, by))
    return true
  })
}

/**
 * The data of an order after a step of it, with the key of that step, and without the correction for which it leaves no
 * room (isStillPossible).
 */
export async function keepPossible(
  { rows, order: { number } }: Pick<LockedOrder, 'rows' | 'order'>,
  changed: OrderData,
  after: Parameters<typeof isStillPossible>[0] & Pick<Order, 'lines'>,
  { by, key }: { by: string; key?: string | undefined },
): Promise<OrderData> {
  const data = key ? withKey(changed, key) : changed
  if (!data.correction || isStillPossible(after, data.correction.correction)) return data
  const isInTime = waitingAt(data, Date.now()) !== undefined
  return without(rows, number, data, isInTime ? 'correction-overtaken' : 'correction-ended', by)
}

/** For the mail about a step: what could be paid before it, and no longer can. */
export function overtakenBy(before: OrderData, after: OrderData): { overtaken?: Correction['kind'] } {
  const waiting = waitingAt(before, Date.now())
  return waiting && !after.correction ? { overtaken: waiting.correction.kind } : {}
}

async function without(
  rows: Rows,
  number: string,
  { correction: waiting, ...data }: OrderData,
  what: CorrectionNote,
  by: string,
): Promise<OrderData> {
  if (waiting)
    await noteEvent(rows, number, {
      at: isoInstant(Date.now()),
      kind: 'note',
      by,
      note: noteOfCorrection(what, noteOf(waiting.correction, data)),
      amount: waiting.amount,
    })
  return data
}
