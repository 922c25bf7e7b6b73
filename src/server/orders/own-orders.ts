import { groupsBefore, groupsToSend } from '../../domain/orders/order-groups.ts'
import { ORDERS_A_PAGE, type OrdersPage, type OrderSummary } from '../../domain/orders/order.ts'
import { isOrderOf } from '../accounts/guest-orders.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { sql, type Rows } from '../database/database.ts'
import { orderColumns, storedOrder, type OrderRow, type StoredOrder } from './order-rows.ts'

/** An order of a customer (accounts/guest-orders.ts); nothing for one of anybody else. */
export async function findOwnOrder(rows: Rows, number: string, customer: string): Promise<StoredOrder | undefined> {
  const [row] = await rows<OrderRow>(
    sql`select ${orderColumns} from orders where number = ${number} and ${isOrderOf(customer)}`,
  )
  return row && storedOrder(row)
}

/** One page of a customer's orders, newest first; the last where fewer are left than were asked for. */
export async function ordersOfCustomer(rows: Rows, customer: string, asked = 1): Promise<OrdersPage> {
  const [all] = await rows<{ count: number | string }>(
    sql`select count(*) as count from orders where ${isOrderOf(customer)}`,
  )
  const pages = Math.max(1, Math.ceil(Number(all?.count ?? 0) / ORDERS_A_PAGE))
  const page = Math.min(asked, pages)
  const found = await rows<OrderRow>(
    sql`select ${orderColumns} from orders where ${isOrderOf(customer)} order by id desc limit ${ORDERS_A_PAGE} offset ${(page - 1) * ORDERS_A_PAGE}`,
  )
  return { orders: found.map(storedOrder).map(summaryOf), page, pages }
}

const MOST_PICTURES = 4

function summaryOf({ number, placedAt, state, fulfilment, total, data }: StoredOrder): OrderSummary {
  const units = unitsOf(data.lines, ({ quantity }) => quantity)
  const [first] = data.lines
  const pictures = data.lines.flatMap(({ picture }) => picture ?? [])
  return {
    number,
    placedAt,
    state,
    fulfilment,
    total,
    ...(data.parts && { parts: data.parts }),
    groups: groupsToSend(data.groups ?? groupsBefore({ ...data, fulfilment }), data.lines),
    units,
    cancelled: unitsOf(data.lines, ({ cancelled }) => cancelled ?? 0),
    first: first?.title ?? { en: '', fr: '' },
    others: units - (first?.quantity ?? 0),
    pictures: [...new Map(pictures.map((picture) => [picture.file, picture])).values()].slice(0, MOST_PICTURES),
  }
}

const unitsOf = (lines: OrderData['lines'], of: (line: OrderData['lines'][number]) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)
