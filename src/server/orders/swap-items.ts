import type { Payload } from 'payload'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import type { Correction, SwapTarget } from '../../domain/orders/correction-record.ts'
import { corrected } from '../../domain/orders/correction.ts'
import { refundedUnits, type OrderLine } from '../../domain/orders/order-line.ts'
import { swappable } from '../../domain/orders/swap-items.ts'
import { linePrice } from '../../domain/pricing/line-price.ts'
import { sellableVariants } from '../catalog/sellable-variants.ts'
import { wordsOfVariant } from '../checkout/order-data.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'
import { findOrder, orderOf, type StoredOrder } from './order-rows.ts'
import { withRefund } from './recount-order.ts'
import { isRefundedToCards, refundDifference } from './refund-order.ts'
import { waitForPayment } from './waiting-correction.ts'
import { recountFor, takeSwapped, writeCorrection } from './write-correction.ts'

/**
 * `agreed`: the refund that staff were shown, in cents, below zero where it costs more; without it nothing is done, and
 * the answer says what it is.
 */
export type SwapRequest = {
  line: number
  quantity: number
  sku: string
  by: string
  key: string
  agreed?: Cents | undefined
}
type SwapFault =
  | {
      reason:
        | 'unknown-order'
        | 'not-now'
        | 'packed'
        | 'waiting'
        | 'gift-card'
        | 'refunded-in-part'
        | 'not-so-many'
        | 'other-product'
        | 'unavailable'
        | 'sold-out'
        | 'employee'
        | 'discounted'
    }
  /** Not what was agreed to, but this. */
  | { reason: 'changed'; refund: Cents }
export type SwapAnswer = { ok: true; refund: Cents } | ({ ok: false } & SwapFault)

type Desk = {
  payload: Payload
  taxes: TaxRates
  recordOf(locale: Locale, product: string): Promise<ProductRecord | undefined>
}

/** Refused: rolls back whatever was begun. */
class Refused extends Error {
  constructor(readonly fault: SwapFault) {
    super(fault.reason)
  }
}
const refuse = (fault: SwapFault): never => {
  throw new Refused(fault)
}

/**
 * Swaps units of an order for another size or colour before anything is packed, in one transaction: stock, prices,
 * taxes, the refund of what costs less, the history, and the mail to the customer. What costs more waits until the
 * customer has paid the difference. A repeated key is executed once.
 */
export async function swapItems(desk: Desk, number: string, request: SwapRequest): Promise<SwapAnswer> {
  const { payload, taxes } = desk
  const { line, quantity, key, by, agreed } = request
  const known = await findOrder(rowsOf(payload), number)
  if (!known) return { ok: false, reason: 'unknown-order' }
  // Before the transaction, inside which it could wait for a connection that the others hold.
  const words = await wordsOfProduct(desk, known.data.lines[line])
  const recount = await recountFor(taxes, known)
  try {
    return await inTransaction(payload, async (rows): Promise<SwapAnswer> => {
      const order = await findOrder(rows, number, isPostgres(payload))
      if (!order) return { ok: false, reason: 'unknown-order' }
      if (order.data.done?.includes(key)) return { ok: true, refund: 0 }
      const to = await targetOf(rows, checked(order, request), request, words)
      const correction: Correction = { kind: 'swap', line, quantity, to }
      const after = corrected(order.data, correction, recount)
      if (typeof after === 'string') return refuse({ reason: after })
      const refund = order.data.totals.total - after.totals.total
      if (refund < 0 && isRefundedToCards(order)) return refuse({ reason: 'refunded-in-part' })
      if (agreed === undefined) return { ok: true, refund }
      if (agreed !== refund) return refuse({ reason: 'changed', refund })
      const locked = { payload, rows, order }
      if (refund < 0) {
        await waitForPayment(locked, { correction, amount: -refund, key, by })
        return { ok: true, refund }
      }
      if (!(await takeSwapped(locked, correction))) return refuse({ reason: 'sold-out' })
      const refunded = refund > 0 ? await refundDifference(locked, refund) : undefined
      await writeCorrection(locked, withRefund(after, refunded), correction, { by, key, refunded })
      return { ok: true, refund }
    })
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.fault }
    throw error
  }
}

async function wordsOfProduct(desk: Desk, sold: OrderLine | undefined): Promise<Both<ProductRecord> | undefined> {
  if (!sold) return undefined
  const [en, fr] = [await desk.recordOf('en', sold.productId), await desk.recordOf('fr', sold.productId)]
  return en && fr && { en, fr }
}

/** The line, if so many of its units may be swapped. */
function checked(order: StoredOrder, { line, quantity, sku }: SwapRequest): OrderLine {
  const sold = order.data.lines[line]
  const whole = orderOf(order, [])
  if (whole.parcels.length > 0) return refuse({ reason: 'packed' })
  if (order.data.correction) return refuse({ reason: 'waiting' })
  if (sold?.shippingClass === 'none') return refuse({ reason: 'gift-card' })
  if (sold && refundedUnits(sold) > 0) return refuse({ reason: 'refunded-in-part' })
  const most = swappable(whole).find((one) => one.line === line)?.quantity
  if (!sold || most === undefined) return refuse({ reason: 'not-now' })
  if (quantity > most || sku === sold.sku) return refuse({ reason: 'not-so-many' })
  return sold
}

/** The other variant, as it is sold now; there must be so many of it where the sold units were taken from. */
async function targetOf(
  rows: Rows,
  sold: OrderLine,
  { sku, quantity }: SwapRequest,
  words: Both<ProductRecord> | undefined,
): Promise<SwapTarget> {
  const variants = await sellableVariants(rows, [sold.sku, sku])
  const other = variants.get(sku)
  if (!other || other.availability === 'Unavailable') return refuse({ reason: 'unavailable' })
  if (other.productId !== sold.productId) return refuse({ reason: 'other-product' })
  const enough = await rows(
    sql`select id from inventory where sku = ${sku} and location = ${sold.location} and quantity >= ${quantity}`,
  )
  if (enough.length === 0) return refuse({ reason: 'sold-out' })
  if (!words) return refuse({ reason: 'unavailable' })
  const { colour, size, picture } = wordsOfVariant(words, {
    ...(other.colour && { colour: other.colour }),
    ...(other.size && { size: other.size }),
  })
  const before = variants.get(sold.sku)
  return {
    sku,
    ...(colour && { colour }),
    ...(size && { size }),
    ...(picture && { picture }),
    now: linePrice(other),
    soldNow: before ? linePrice(before) : { unit: sold.unit, regular: sold.regular },
  }
}
