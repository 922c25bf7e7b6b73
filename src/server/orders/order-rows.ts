import { sizeText } from '../../domain/catalog/size-text.ts'
import { correctionPaid, isDeliveryRefund, isNoteOfPart, refusedReturn } from '../../domain/orders/event-note.ts'
import { readGiftLetter } from '../../domain/orders/gift-letter.ts'
import type { Order, OrderEvent, OrderEventKind } from '../../domain/orders/order.ts'
import { orderEventKinds } from '../../domain/orders/order.ts'
import { groupsBefore, groupsToSend } from '../../domain/orders/order-groups.ts'
import { partsEver } from '../../domain/orders/order-parts.ts'
import { orderStates, type Fulfilment, type OrderState } from '../../domain/orders/order-state.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import type { Parcel } from '../../domain/orders/parcel-record.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { isoInstant } from '../../domain/time.ts'
import { promisedIn, type OrderData } from '../checkout/order-data.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { rowsIn } from '../database/rows-in.ts'

/** An order as stored. */
export type StoredOrder = {
  number: string
  key: string
  state: OrderState
  fulfilment: Fulfilment
  locale: Locale
  placedAt: string
  email: string
  customer?: string
  total: Cents
  due: Cents
  paid: Cents
  refunded: Cents
  /** Only for orders shipped before parcels were stored in `data`. */
  tracking?: Pick<Parcel, 'carrier' | 'code' | 'url'>
  data: OrderData
}

export type OrderRow = {
  number: string
  key: string
  state: string
  fulfilment: string
  language: string
  placed_at: string | Date
  email: string
  customer: string | null
  total: number | string
  due: number | string
  paid: number | string
  refunded: number | string
  tracking: unknown
  data: unknown
}
export const orderColumns = sql`number, key, state, fulfilment, language, placed_at, email, customer, total, due, paid, refunded, tracking, data`

/** A time as the database answers it, as ISO 8601 text in UTC. */
export const iso = (value: string | Date) => new Date(value).toISOString()

export function storedOrder(row: OrderRow): StoredOrder {
  return {
    number: row.number,
    key: row.key,
    email: row.email,
    placedAt: iso(row.placed_at),
    locale: localeOr(row.language),
    state: orderStates.find((state) => state === row.state) ?? 'placed',
    fulfilment: row.fulfilment === 'pickup' || row.fulfilment === 'email' ? row.fulfilment : 'ship',
    total: Number(row.total),
    due: Number(row.due),
    paid: Number(row.paid),
    refunded: Number(row.refunded),
    data: jsonOf<OrderData>(row.data),
    ...(row.customer && { customer: row.customer }),
    ...(row.tracking !== null &&
      row.tracking !== undefined && { tracking: jsonOf<NonNullable<StoredOrder['tracking']>>(row.tracking) }),
  }
}

/** `lock`: locked until the transaction ends; SQLite has one writer anyway. */
export async function findOrder(rows: Rows, number: string, lock = false): Promise<StoredOrder | undefined> {
  const [row] = await rows<OrderRow>(
    sql`select ${orderColumns} from orders where number = ${number} ${lock ? sql`for update` : sql``}`,
  )
  return row && storedOrder(row)
}

/** Writes the sale anew, of an order that is locked. */
export const saveOrderData = (rows: Rows, number: string, data: OrderData): Promise<unknown> =>
  rows(
    sql`update orders set data = ${JSON.stringify(data)}, updated_at = ${isoInstant(Date.now())} where number = ${number} returning id`,
  )

/** Orders after a row, in the order in which they were placed; `updatedSince` is ISO in UTC. */
export async function ordersAfter(
  rows: Rows,
  { after, limit, state, updatedSince }: { after: number; limit: number; state?: OrderState; updatedSince?: string },
): Promise<{ id: number; stored: StoredOrder }[]> {
  const found = await rows<OrderRow & { id: number | string }>(
    sql`select id, ${orderColumns} from orders where id > ${after} ${state ? sql`and state = ${state}` : sql``} ${updatedSince ? sql`and updated_at >= ${updatedSince}` : sql``} order by id limit ${limit}`,
  )
  return found.map((row) => ({ id: Number(row.id), stored: storedOrder(row) }))
}

/** What shoppers never read of an order's history. */
const ofStaff: ReadonlySet<OrderEventKind> = new Set(['note', 'packing-slip', 'tagged'])

type EventRow = {
  at: string | Date
  kind: string
  state: string | null
  by: string
  note: string | null
  amount: number | string | null
}

const eventOf = ({ at, kind, state, by, note, amount }: EventRow): OrderEvent => {
  const known = orderStates.find((one) => one === state)
  return {
    at: iso(at),
    by,
    kind: orderEventKinds.find((one) => one === kind) ?? 'note',
    ...(known && { state: known }),
    ...(note && { note }),
    ...(amount !== null && { amount: Number(amount) }),
  }
}

const eventColumns = sql`at, kind, state, "by", note, amount`

export async function eventsOf(rows: Rows, order: string): Promise<OrderEvent[]> {
  const found = await rows<EventRow>(sql`select ${eventColumns} from order_events where "order" = ${order} order by id`)
  return found.map(eventOf)
}

/** The events of some kinds of each of the orders. */
export async function eventsOfOrders(
  rows: Rows,
  numbers: readonly string[],
  kinds: readonly OrderEventKind[],
): Promise<Map<string, OrderEvent[]>> {
  const found = await rowsIn<EventRow & { order: string }>(
    rows,
    numbers,
    (list) =>
      sql`select "order", ${eventColumns} from order_events where "order" in (${list}) and kind in (${sqlList(kinds)}) order by id`,
  )
  const byOrder = Map.groupBy(found, ({ order }) => order)
  return new Map([...byOrder].map(([order, events]) => [order, events.map(eventOf)]))
}

/** One that was sent before there could be several went in one. */
function parcelsOf({ tracking, data, fulfilment, placedAt }: StoredOrder, events: readonly OrderEvent[]): Parcel[] {
  if (data.parcels || !tracking) return data.parcels ?? []
  const timeOf = (kind: OrderEvent['kind']) => events.findLast((event) => event.kind === kind)?.at
  const [left = placedAt, arrived] = [timeOf('shipped'), timeOf('delivered')]
  return [{ ...tracking, lines: unpacked({ ...data, fulfilment, parcels: [] }), left, ...(arrived && { arrived }) }]
}

const withSizeText = ({ size, ...line }: OrderData['lines'][number]): OrderData['lines'][number] => ({
  ...line,
  ...(size && { size: { en: sizeText(size.en, 'en'), fr: sizeText(size.fr, 'fr') } }),
})

/** Who of the staff corrects it is only in the audit trail. */
const shownCorrection = ({ by: _, ...correction }: NonNullable<OrderData['correction']>) => correction

/**
 * The amount paid by card or at the till. An authorization counts: it is captured before it is refunded (capture.ts).
 */
export const takenOf = ({ paid, due, data: { payment, differences = [] } }: StoredOrder): Cents =>
  payment.method === 'card' || differences.length > 0 ? due : paid

/** The order as pages and mails show it. */
export function orderOf(stored: StoredOrder, events: readonly OrderEvent[]): Order {
  const { number, placedAt, locale, state, fulfilment, total, paid, due, refunded, data } = stored
  const {
    contact,
    address,
    billing,
    giftMessage,
    store,
    delivery,
    groups,
    parts,
    formerParts,
    lines,
    totals,
    payment,
    returnRequest,
    labelsPaid,
    correction,
  } = data
  const returnRefused = refusedReturn(events)
  // The column is what was charged; the totals are those after the last correction.
  const refundedOfTotals = refunded - (total - totals.total)
  // They get only what is more than was paid besides.
  const refundedToCards = refunded - takenOf(stored)
  return {
    number,
    placedAt,
    locale,
    state,
    fulfilment,
    contact,
    totals,
    groups: groupsToSend(groups ?? groupsBefore({ ...data, fulfilment }), lines),
    lines: lines.map(withSizeText),
    payment,
    refunded,
    isPaid: paid >= due,
    parcels: parcelsOf(stored, events),
    ...(!stored.customer && { isGuests: true }),
    ...(address && { address }),
    ...(data.pickupName && { pickupName: data.pickupName }),
    ...(billing && { billing }),
    ...(giftMessage && { giftMessage }),
    ...(store && { store }),
    ...(delivery && { delivery }),
    ...(parts && { parts }),
    ...(formerParts && { formerParts }),
    ...(data.promo && { promo: data.promo }),
    ...(returnRequest && { returnRequest }),
    ...(returnRefused && { returnRefused }),
    ...promisedIn(data),
    ...(refundedOfTotals > 0 && { refundedOfTotals }),
    ...(refundedToCards > 0 && { refundedToCards }),
    ...(labelsPaid && { labelsPaid }),
    ...(correction && { correction: shownCorrection(correction) }),
    events: events.flatMap(({ by: _, note, ...event }, place): OrderEvent[] => {
      if (ofStaff.has(event.kind)) return []
      const paid = correctionPaid(events, place)
      const delivery = isDeliveryRefund({ kind: event.kind, ...(note && { note }) })
      const part = note && partsEver(data).find(({ id }) => isNoteOfPart(note, id))?.id
      return [
        {
          ...event,
          by: '',
          ...(paid && { correction: paid }),
          ...(delivery && { delivery }),
          ...(part && { part }),
          ...(note && readGiftLetter(note) && { note }),
        },
      ]
    }),
  }
}

/** The order with its history, as currently stored. */
export const fullOrder = async (rows: Rows, stored: StoredOrder): Promise<Order> =>
  orderOf(stored, await eventsOf(rows, stored.number))
