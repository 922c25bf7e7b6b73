import type { Address } from '../../domain/address/address.ts'
import type { LevelChange } from '../../domain/catalog/seen-stock.ts'
import type { Correction } from '../../domain/orders/correction-record.ts'
import { withCautionsOf } from '../../domain/orders/correct-address.ts'
import { noteOfAddress, noteOfSwap } from '../../domain/orders/event-note.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { orderSearch } from '../../domain/orders/order-search.ts'
import { isRemote } from '../../domain/shipping/remote-area.ts'
import { placeOfSwapped } from '../../domain/orders/swap-items.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, instantOf, isoInstant, type Day } from '../../domain/time.ts'
import { restockVariants, takeLevel } from '../catalog/sellable-variants.ts'
import { FURTHEST_DAYS } from '../checkout/grouping.ts'
import { holidaysOf } from '../checkout/holidays.ts'
import type { OrderData } from '../checkout/order-data.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import { sql } from '../database/database.ts'
import { recordLevels } from '../stock/record-levels.ts'
import { withKey } from './done-keys.ts'
import { noteCorrection } from './note-event.ts'
import type { StoredOrder } from './order-rows.ts'
import { note } from './outbox.ts'
import { taxRecount } from './recount-order.ts'
import { noteRefund, type LockedOrder, type Refunded } from './refund-order.ts'

type Recount = (data: OrderData) => OrderData

/**
 * Counts an order anew at the taxes of the day it was placed, and where it then goes elsewhere with the cautions there.
 * Made before the transaction, inside which it could wait for a connection that the others hold.
 */
export async function recountFor(taxes: TaxRates, { data, placedAt }: StoredOrder, to?: Address): Promise<Recount> {
  const { address, store, parts = [] } = data
  const province = (to ?? address)?.province ?? store?.province ?? parts.find((part) => part.store)?.store?.province
  if (!province) return (stored) => stored
  const recount = await taxRecount(taxes, { data, placedAt }, province)
  if (!to) return recount
  const ordered = shopDay(instantOf(placedAt))
  const holidays = await holidaysOf(province, ordered, addDays(lastStart(data, ordered), FURTHEST_DAYS))
  return (stored) => ({
    ...recount(stored),
    ...(stored.groups && { groups: withCautionsOf(stored.groups, { holidays, isRemote: isRemote(to), ordered }) }),
  })
}

const lastStart = ({ lines }: OrderData, ordered: Day): Day =>
  lines.reduce((last, { preorder }) => (preorder?.from && preorder.from > last ? preorder.from : last), ordered)

/** What the audit trail says that a correction changes. */
export function noteOf(correction: Correction, { lines, address }: OrderData): string {
  if (correction.kind === 'swap')
    return noteOfSwap(correction.quantity, lines[correction.line]?.sku ?? '', correction.to.sku)
  return noteOfAddress(address ?? correction.address, correction.address)
}

/**
 * The units of a swap are taken from the shelf from which those that it replaces came, and these are put back; false if
 * there are not so many.
 */
export async function takeSwapped({ payload, rows, order }: LockedOrder, correction: Correction): Promise<boolean> {
  if (correction.kind !== 'swap') return true
  const { line, quantity, to } = correction
  const sold = order.data.lines[line]
  if (!sold) return false
  const levels: LevelChange[] = []
  // In the order of their names, so that no two changes wait for each other in a circle.
  for (const sku of [sold.sku, to.sku].toSorted()) {
    const level =
      sku === to.sku
        ? await takeLevel(rows, sku, quantity, sold.location)
        : await restockVariants(rows, sku, quantity, sold.location)
    if (level === undefined && sku === to.sku) return false
    if (level !== undefined) levels.push(level)
  }
  await recordLevels(payload, rows, levels)
  return true
}

type Deed = { by: string; key: string; refunded?: Refunded | undefined; paid?: number }

/**
 * Writes a corrected order, with its history and the mail to its customer. The columns `total` and `due` are what was
 * charged: what is refunded is counted beside them, what is paid besides is added.
 */
export async function writeCorrection(
  { rows, order: { number, data: before } }: LockedOrder,
  after: OrderData,
  correction: Correction,
  { by, key, refunded, paid = 0 }: Deed,
): Promise<void> {
  const at = isoInstant(Date.now())
  const data = withKey(after, key)
  const name = correction.kind === 'address' ? sql`, name = ${correction.address.name}` : sql``
  await rows(
    sql`update orders set data = ${JSON.stringify(data)}, search = ${orderSearch(data)}, total = total + ${paid}, due = due + ${paid}, updated_at = ${at} ${name} where number = ${number} returning id`,
  )
  await noteRefund(rows, number, at, refunded)
  await noteCorrection(rows, number, { at, by, note: noteOf(correction, before) })
  await note(rows, {
    key: `mail ${correction.kind} ${number} ${key}`,
    kind: 'order-mail',
    data: {
      number,
      ...(correction.kind === 'swap'
        ? { mail: 'items-swapped', units: swappedUnits(before, correction) }
        : { mail: 'address-corrected' }),
      ...refunded,
      ...(paid > 0 && { paid }),
    },
  })
}

const swappedUnits = ({ lines }: OrderData, { line, quantity }: LineUnits): LineUnits[] => [
  { line: placeOfSwapped(lines, { line, quantity }), quantity },
]
