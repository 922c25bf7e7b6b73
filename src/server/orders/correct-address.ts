import type { Payload } from 'payload'
import { readAddress, type AddressError, type AddressInput } from '../../domain/address/address.ts'
import type { Cents } from '../../domain/money.ts'
import type { Correction } from '../../domain/orders/correction-record.ts'
import { corrected } from '../../domain/orders/correction.ts'
import { goesToStreet, isSameAddress, mayCorrectAddress } from '../../domain/orders/correct-address.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import { inTransaction, isPostgres, rowsOf } from '../database/database.ts'
import { findOrder, orderOf } from './order-rows.ts'
import { withRefund } from './recount-order.ts'
import { isRefundedToCards, refundDifference } from './refund-order.ts'
import { waitForPayment } from './waiting-correction.ts'
import { recountFor, writeCorrection } from './write-correction.ts'

/** `agreed`: what it costs more, as staff were shown it, in cents; then it waits until the customer pays that. */
type AddressRequest = { address: AddressInput; key: string; by: string; agreed?: Cents | undefined }
type AddressRefusal =
  | { reason: 'unknown-order' | 'not-now' | 'waiting' | 'refunded-in-part' }
  /** Where the taxes of the other province are higher, by so much. */
  | { reason: 'dearer'; by: Cents }
  | { reason: 'faults'; faults: AddressError[] }
export type CorrectionAnswer = { ok: true } | ({ ok: false } & AddressRefusal)

/**
 * Corrects where an order goes, in one transaction: taxes are those of the new province as they were when it was
 * placed, and the customer is notified. What it then costs less is refunded; what costs more waits for its payment. A
 * repeated key is executed once.
 */
export async function correctAddress(
  { payload, taxes }: { payload: Payload; taxes: TaxRates },
  number: string,
  { address: typed, key, by, agreed }: AddressRequest,
): Promise<CorrectionAnswer> {
  const known = await findOrder(rowsOf(payload), number)
  if (!known) return { ok: false, reason: 'unknown-order' }
  const read = readAddress(typed, { shipsToAddress: goesToStreet(known.data) })
  if (!read.ok) return { ok: false, reason: 'faults', faults: read.errors }
  const { address } = read
  const correction: Correction = { kind: 'address', address }
  const recount = await recountFor(taxes, known, address)
  return inTransaction(payload, async (rows): Promise<CorrectionAnswer> => {
    const order = await findOrder(rows, number, isPostgres(payload))
    if (!order) return { ok: false, reason: 'unknown-order' }
    const { data } = order
    if (data.done?.includes(key)) return { ok: true }
    if (data.correction) return { ok: false, reason: 'waiting' }
    if (!data.address || !mayCorrectAddress(orderOf(order, []))) return { ok: false, reason: 'not-now' }
    if (isSameAddress(data.address, address)) return { ok: true }
    const after = corrected(data, correction, recount)
    if (typeof after === 'string') return { ok: false, reason: 'refunded-in-part' }
    const more = after.totals.total - data.totals.total
    const locked = { payload, rows, order }
    if (more > 0) {
      if (isRefundedToCards(order)) return { ok: false, reason: 'refunded-in-part' }
      if (agreed !== more) return { ok: false, reason: 'dearer', by: more }
      await waitForPayment(locked, { correction, amount: more, key, by })
      return { ok: true }
    }
    const refunded = more < 0 ? await refundDifference(locked, -more) : undefined
    await writeCorrection(locked, withRefund(after, refunded), correction, { key, by, refunded })
    return { ok: true }
  })
}
