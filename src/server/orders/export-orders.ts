import type { Payload } from 'payload'
import { unitCount } from '../../domain/orders/parcel-record.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { stateName, wayName } from '../../cms/orders/order-sheet-words.ts'
import { staffText } from '../../cms/staff-words.ts'
import { onShopClock } from '../../cms/written-moment.ts'
import type { Locale } from '../../domain/locale.ts'
import type { SalesChannel } from '../../domain/reports/sales.ts'
import { shopDayAndTime } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { listExport } from '../import-export/list-export.ts'
import { orderColumns, storedOrder, type OrderRow, type StoredOrder } from './order-rows.ts'
import { channelColumns, channelOf, type ChannelColumns } from './sales-channel.ts'

/** What a file of orders says of each, and the message that is its title; amounts are in cents. */
const words = {
  number: 'label_number',
  placed: 'label_placedAt',
  state: 'label_state',
  way: 'label_orders_fulfilment',
  store: 'one_stores',
  channel: 'home_by_channel',
  name: 'label_name',
  email: 'label_email',
  phone: 'label_phone',
  language: 'label_language',
  city: 'label_city',
  province: 'label_province',
  postalCode: 'label_postalCode',
  units: 'home_units',
} as const
const amounts = {
  merchandise: 'order_merchandise',
  discount: 'order_discount',
  delivery: 'order_delivery',
  taxes: 'accounting_sum_taxes',
  total: 'label_total',
  giftCards: 'order_giftCard',
  refunded: 'label_refunded',
} as const
const marks = { promo: 'order_promo', tags: 'label_tags' } as const
type Key = keyof typeof words | keyof typeof amounts | keyof typeof marks
type Listed = OrderRow & ChannelColumns & { name: string | null; tags: string | null }

/** `GET /admin/api/orders/export`: the orders of the list, a line each, in the order in which they were placed. */
export const orderExport = listExport<Key>({
  collection: 'orders',
  file: (locale) => staffText(locale, 'exchange_ordersFile'),
  columns: (locale) => [
    ...titled(words, locale).map((column) =>
      column.key === 'placed' ? { ...column, title: onShopClock(locale, column.title, Date.now()) } : column,
    ),
    ...titled(amounts, locale).map((column) => ({ ...column, is: 'amount' as const })),
    ...titled(marks, locale),
  ],
  rows: rowsOfOrders,
})

const titled = <Name extends Key>(of: Record<Name, Parameters<typeof staffText>[1]>, locale: Locale) =>
  (Object.keys(of) as Name[]).map((key) => ({ key, title: staffText(locale, of[key]) }))

async function rowsOfOrders(payload: Payload, ids: readonly Id[], locale: Locale) {
  const found = await rowsIn<Listed>(
    rowsOf(payload),
    ids,
    (list) => sql`select ${orderColumns}, name, tags, ${channelColumns} from orders where id in (${list}) order by id`,
  )
  return found.map((row) => ({
    ...ofOrder(storedOrder(row), channelOf(row), locale),
    name: row.name ?? '',
    tags: row.tags ?? '',
  }))
}

type Cells = Record<Exclude<Key, 'name' | 'tags'>, string | number>

function ofOrder(order: StoredOrder, channel: SalesChannel, locale: Locale): Cells {
  const { number, placedAt, state, fulfilment, email, total, refunded, data } = order
  const { contact, address, store, parts = [], lines, totals, promo } = data
  const place = address ?? store
  const stores = new Set([store, ...parts.map((part) => part.store)].flatMap((each) => each?.name ?? []))
  return {
    number,
    placed: shopDayAndTime(instantOf(placedAt)),
    state: stateName(locale, state, fulfilment),
    way: wayName(locale, fulfilment),
    store: [...stores].join(', '),
    channel: staffText(locale, `home_channel_${channel}`),
    email,
    phone: contact.phone,
    language: staffText(locale, `option_${order.locale}`),
    city: place?.city ?? '',
    province: place?.province ?? '',
    postalCode: place?.postalCode ?? '',
    units: unitCount(lines),
    merchandise: totals.merchandise,
    discount: totals.discount,
    delivery: totals.shipping - totals.shippingDiscount,
    taxes: totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
    total,
    giftCards: totals.giftCards.reduce((sum, { amount }) => sum + amount, 0),
    refunded,
    promo: promo ?? '',
  }
}
