import type { Payload } from 'payload'
import type { ProductRecord } from '../../domain/catalog/product-record.ts'
import type { Both, Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { isRefundedInPart } from '../../domain/orders/correct-address.ts'
import { noteOfSwap } from '../../domain/orders/event-note.ts'
import { refundedUnits, type OrderLine } from '../../domain/orders/order-line.ts'
import { orderSearch } from '../../domain/orders/order-search.ts'
import { placeOfSwapped, swappable, swapped } from '../../domain/orders/swap-items.ts'
import { linePrice } from '../../domain/pricing/line-price.ts'
import { isoInstant } from '../../domain/time.ts'
import { restockVariants, sellableVariants, takeLevel } from '../catalog/sellable-variants.ts'
import { wordsOfVariant, type OrderData } from '../checkout/order-data.ts'
import type { TaxRates } from '../checkout/tax-rates.ts'
import { inTransaction, isPostgres, rowsOf, sql } from '../database/database.ts'
import { recordChange } from '../feed/changes.ts'
import { noteEvent } from './note-event.ts'
import { findOrder, orderOf, type StoredOrder } from './order-rows.ts'
import { KEYS_KEPT } from './orders.ts'
import { note } from './outbox.ts'
import { taxRecount, withRefund } from './recount-order.ts'
import { refundDifference, type LockedOrder, type Refunded } from './refund-order.ts'

/** `agreed`: the refund that staff were shown, in cents; without it nothing is done, and the answer says what it is. */
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
        | 'gift-card'
        | 'refunded-in-part'
        | 'not-so-many'
        | 'other-product'
        | 'unavailable'
        | 'sold-out'
        | 'employee'
        | 'discounted'
    }
  /** By so much, before taxes. */
  | { reason: 'dearer'; by: Cents }
  /** Not what was agreed to, but this. */
  | { reason: 'changed'; refund: Cents }
export type SwapAnswer = { ok: true; refund: Cents } | ({ ok: false } & SwapFault)

type Desk = {
  payload: Payload
  taxes: TaxRates
  recordOf(locale: Locale, product: string): Promise<ProductRecord | undefined>
}

/** Rolls back what was only to be looked at, or is refused. */
class Answered extends Error {
  constructor(readonly answer: SwapAnswer) {
    super('answered')
  }
}
const refuse = (fault: SwapFault): never => {
  throw new Answered({ ok: false, ...fault })
}

/**
 * Swaps units of an order for another size or colour before anything is packed, in one transaction: stock, prices,
 * taxes, the refund of what costs less, the history, and the mail to the customer. A repeated key is executed once.
 */
export async function swapItems(desk: Desk, number: string, request: SwapRequest): Promise<SwapAnswer> {
  const { payload, taxes } = desk
  const known = await findOrder(rowsOf(payload), number)
  if (!known) return { ok: false, reason: 'unknown-order' }
  // Before the transaction, inside which it could wait for a connection that the others hold.
  const words = await wordsOfProduct(desk, known.data.lines[request.line])
  const recount = await recountOf(taxes, known)
  try {
    return await inTransaction(payload, async (rows): Promise<SwapAnswer> => {
      const order = await findOrder(rows, number, isPostgres(payload))
      if (!order) return { ok: false, reason: 'unknown-order' }
      if (order.data.done?.includes(request.key)) return { ok: true, refund: 0 }
      const sold = checked(order, request)
      const { colour, size, ...to } = await targetOf({ payload, rows, order }, sold, request)
      if (!words) return refuse({ reason: 'unavailable' })
      const {
        colour: colourWords,
        size: sizeWords,
        picture,
      } = wordsOfVariant(words, { ...(colour && { colour }), ...(size && { size }) })
      const after = swapped(order.data, request, {
        ...to,
        ...(colourWords && { colour: colourWords }),
        ...(sizeWords && { size: sizeWords }),
        ...(picture && { picture }),
      })
      if (typeof after === 'string') return refuse({ reason: after })
      if ('dearer' in after) return refuse({ reason: 'dearer', by: after.dearer })
      const isCheaper = after.totals.merchandise < order.data.totals.merchandise
      if (isCheaper && isRefundedInPart(order.data)) return refuse({ reason: 'refunded-in-part' })
      const counted = isCheaper ? recount(after) : after
      const refund = order.data.totals.total - counted.totals.total
      if (request.agreed === undefined) throw new Answered({ ok: true, refund })
      if (request.agreed !== refund) return refuse({ reason: 'changed', refund })
      const locked = { payload, rows, order }
      const refunded = refund > 0 ? await refundDifference(locked, refund) : undefined
      await write(locked, withRefund(counted, refunded), sold, request, refunded)
      return { ok: true, refund }
    })
  } catch (error) {
    if (error instanceof Answered) return error.answer
    throw error
  }
}

async function wordsOfProduct(desk: Desk, sold: OrderLine | undefined): Promise<Both<ProductRecord> | undefined> {
  if (!sold) return undefined
  const [en, fr] = [await desk.recordOf('en', sold.productId), await desk.recordOf('fr', sold.productId)]
  return en && fr && { en, fr }
}

/** Where its taxes are of: of where it is sent, else of the store where it is picked up. */
async function recountOf(taxes: TaxRates, order: StoredOrder): Promise<(data: OrderData) => OrderData> {
  const { address, store, parts = [] } = order.data
  const province = address?.province ?? store?.province ?? parts.find((part) => part.store)?.store?.province
  return province ? taxRecount(taxes, order, province) : (data) => data
}

/** The line, if so many of its units may be swapped. */
function checked(order: StoredOrder, { line, quantity, sku }: SwapRequest): OrderLine {
  const sold = order.data.lines[line]
  const whole = orderOf(order, [])
  if (whole.parcels.length > 0) return refuse({ reason: 'packed' })
  if (sold?.shippingClass === 'none') return refuse({ reason: 'gift-card' })
  if (sold && refundedUnits(sold) > 0) return refuse({ reason: 'refunded-in-part' })
  const most = swappable(whole).find((one) => one.line === line)?.quantity
  if (!sold || most === undefined) return refuse({ reason: 'not-now' })
  if (quantity > most || sku === sold.sku) return refuse({ reason: 'not-so-many' })
  return sold
}

/** The other variant, its units taken from the shelf where the sold ones are put back. */
async function targetOf({ payload, rows }: LockedOrder, sold: OrderLine, { sku, quantity }: SwapRequest) {
  const variants = await sellableVariants(rows, [sold.sku, sku])
  const other = variants.get(sku)
  if (!other || other.availability === 'Unavailable') return refuse({ reason: 'unavailable' })
  if (other.productId !== sold.productId) return refuse({ reason: 'other-product' })
  const levels: number[] = []
  // In the order of their names, so that no two changes wait for each other in a circle.
  for (const one of [sold.sku, sku].toSorted()) {
    const level =
      one === sku
        ? await takeLevel(rows, sku, quantity, sold.location)
        : await restockVariants(rows, sold.sku, quantity, sold.location)
    if (level === undefined && one === sku) return refuse({ reason: 'sold-out' })
    if (level !== undefined) levels.push(level)
  }
  for (const level of levels) await recordChange(payload, rows, { target: 'inventory', docId: String(level) })
  const before = variants.get(sold.sku)
  const { unit, regular } = sold
  return {
    sku,
    colour: other.colour,
    size: other.size,
    now: linePrice(other),
    soldNow: before ? linePrice(before) : { unit, regular },
  }
}

async function write(
  { rows, order: { number, data: before } }: LockedOrder,
  after: OrderData,
  sold: OrderLine,
  { line, quantity, sku, by, key }: SwapRequest,
  refunded: Refunded | undefined,
): Promise<void> {
  const at = isoInstant(Date.now())
  const data: OrderData = { ...after, done: [...(after.done ?? []), key].slice(-KEYS_KEPT) }
  await rows(
    sql`update orders set data = ${JSON.stringify(data)}, search = ${orderSearch(data)}, updated_at = ${at} where number = ${number} returning id`,
  )
  await noteEvent(rows, number, { at, kind: 'note', by, note: noteOfSwap(quantity, sold.sku, sku) })
  const units = [{ line: placeOfSwapped(before.lines, { line, quantity }), quantity }]
  await note(rows, {
    key: `mail swap ${number} ${key}`,
    kind: 'order-mail',
    data: { number, mail: 'items-swapped', units, ...refunded },
  })
}
