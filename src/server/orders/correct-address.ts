import type { Payload } from 'payload'
import { readAddress, type Address, type AddressError, type AddressInput } from '../../domain/address/address.ts'
import type { Cents } from '../../domain/money.ts'
import {
  goesToStreet,
  isRefundedInPart,
  isSameAddress,
  mayCorrectAddress,
  withHolidaysOf,
} from '../../domain/orders/correct-address.ts'
import { noteOfAddress } from '../../domain/orders/event-note.ts'
import { orderSearch } from '../../domain/orders/order-search.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, instantOf, isoInstant, type Day } from '../../domain/time.ts'
import { FURTHEST_DAYS } from '../checkout/grouping.ts'
import { holidaysOf } from '../checkout/holidays.ts'
import type { OrderData } from '../checkout/order-data.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import { inTransaction, isPostgres, rowsOf, sql } from '../database/database.ts'
import { noteEvent } from './note-event.ts'
import { findOrder, orderOf, type StoredOrder } from './order-rows.ts'
import { KEYS_KEPT } from './orders.ts'
import { note } from './outbox.ts'
import { taxRecount, withRefund } from './recount-order.ts'
import { refundDifference, type LockedOrder, type Refunded } from './refund-order.ts'

type Correction = { address: AddressInput; key: string; by: string }
type CorrectionRefusal =
  | { reason: 'unknown-order' | 'not-now' | 'refunded-in-part' }
  /** Where the taxes of the other province are higher, by so much. */
  | { reason: 'dearer'; by: Cents }
  | { reason: 'faults'; faults: AddressError[] }
export type CorrectionAnswer = { ok: true } | ({ ok: false } & CorrectionRefusal)

/**
 * Corrects where an order goes, in one transaction: taxes are those of the new province as they were when it was
 * placed, what it then costs less is refunded, and the customer is notified. A repeated key is executed once.
 */
export async function correctAddress(
  { payload, taxes }: { payload: Payload; taxes: TaxRates },
  number: string,
  { address: typed, key, by }: Correction,
): Promise<CorrectionAnswer> {
  const known = await findOrder(rowsOf(payload), number)
  if (!known) return { ok: false, reason: 'unknown-order' }
  const read = readAddress(typed, { shipsToAddress: goesToStreet(known.data) })
  if (!read.ok) return { ok: false, reason: 'faults', faults: read.errors }
  const { address } = read
  // Before the transaction, inside which it could wait for a connection that the others hold.
  const recount = await recounter(taxes, known, address)
  return inTransaction(payload, async (rows): Promise<CorrectionAnswer> => {
    const order = await findOrder(rows, number, isPostgres(payload))
    if (!order) return { ok: false, reason: 'unknown-order' }
    const { data } = order
    if (data.done?.includes(key)) return { ok: true }
    if (!data.address || !mayCorrectAddress(orderOf(order, []))) return { ok: false, reason: 'not-now' }
    if (isSameAddress(data.address, address)) return { ok: true }
    const isElsewhere = data.address.province !== address.province
    if (isElsewhere && isRefundedInPart(data)) return { ok: false, reason: 'refunded-in-part' }
    const after = { ...(isElsewhere ? recount(data) : data), address }
    const more = after.totals.total - data.totals.total
    if (more > 0) return { ok: false, reason: 'dearer', by: more }
    const locked = { payload, rows, order }
    const refunded = more < 0 ? await refundDifference(locked, -more) : undefined
    await write(locked, withRefund(after, refunded), { before: data.address, key, by, refunded })
    return { ok: true }
  })
}

/** The order at the taxes and holidays of its new province, as they were on the day it was placed. */
async function recounter(
  taxes: TaxRates,
  { data, placedAt }: StoredOrder,
  { province }: Address,
): Promise<(data: OrderData) => OrderData> {
  const ordered = shopDay(instantOf(placedAt))
  const recount = await taxRecount(taxes, { data, placedAt }, province)
  const holidays = await holidaysOf(province, ordered, addDays(lastStart(data, ordered), FURTHEST_DAYS))
  return (stored) => ({
    ...recount(stored),
    ...(stored.groups && { groups: withHolidaysOf(stored.groups, holidays, ordered) }),
  })
}

const lastStart = ({ lines }: OrderData, ordered: Day): Day =>
  lines.reduce((last, { preorder }) => (preorder?.from && preorder.from > last ? preorder.from : last), ordered)

type Deed = Pick<Correction, 'key' | 'by'> & { before: Address; refunded: Refunded | undefined }

/** The columns `total` and `due` stay what was agreed and charged: the refund is counted beside them. */
async function write(
  { rows, order: { number } }: LockedOrder,
  after: OrderData,
  { before, key, by, refunded }: Deed,
): Promise<void> {
  const { address = before } = after
  const at = isoInstant(Date.now())
  const data: OrderData = { ...after, done: [...(after.done ?? []), key].slice(-KEYS_KEPT) }
  await rows(
    sql`update orders set data = ${JSON.stringify(data)}, name = ${address.name}, search = ${orderSearch(data)}, updated_at = ${at} where number = ${number} returning id`,
  )
  await noteEvent(rows, number, { at, kind: 'note', by, note: noteOfAddress(before, address) })
  await note(rows, {
    key: `mail address ${number} ${key}`,
    kind: 'order-mail',
    data: { number, mail: 'address-corrected', ...refunded },
  })
}
