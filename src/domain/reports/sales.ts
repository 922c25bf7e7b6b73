import type { Cents } from '../money.ts'
import type { Fulfilment } from '../orders/order-state.ts'
import { refundedUnits, type OrderLine } from '../orders/order-line.ts'
import type { Day } from '../time.ts'

/** By what a report groups sales. */
export const salesBy = ['day', 'product', 'category', 'brand', 'province', 'channel', 'way'] as const
/** How an order came in: by a person on the site, by staff on the phone, by a shopping agent. */
export const salesChannels = ['website', 'phone', 'agent'] as const
export type SalesChannel = (typeof salesChannels)[number]
export type SalesBy = (typeof salesBy)[number]
/** `net`: before taxes and shipping, after discounts, less what was refunded; in cents. */
export type SalesRow = { key: string; name?: string; orders: number; units: number; net: Cents }
/** An order as reports count it. */
export type CountedOrder = {
  /** The shop's day on which it was placed. */
  day: Day
  channel: SalesChannel
  way: Fulfilment
  /** Where it goes, or is fetched; empty for what is sent by email. */
  province: string
  lines: Pick<OrderLine, 'productId' | 'brand' | 'quantity' | 'returned' | 'cancelled' | 'net'>[]
}
export type Sales = Record<SalesBy, Map<string, SalesRow>>

export const noSales = (): Sales => ({
  day: new Map(),
  product: new Map(),
  category: new Map(),
  brand: new Map(),
  province: new Map(),
  channel: new Map(),
  way: new Map(),
})

/** Adds an order to all of the tables; it counts once in each row, however many of its lines are in it. */
export function addSale(sales: Sales, order: CountedOrder, categoryOf: (product: string) => string): void {
  const seen = new Set<SalesRow>()
  for (const line of order.lines) {
    const units = line.quantity - refundedUnits(line)
    const net = line.quantity > 0 ? Math.round((line.net * units) / line.quantity) : 0
    const keys: Record<SalesBy, string> = {
      day: order.day,
      product: line.productId,
      category: categoryOf(line.productId),
      brand: line.brand,
      province: order.province,
      channel: order.channel,
      way: order.way,
    }
    for (const by of salesBy) {
      const row = sales[by].get(keys[by]) ?? { key: keys[by], orders: 0, units: 0, net: 0 }
      sales[by].set(keys[by], row)
      if (!seen.has(row)) row.orders++
      seen.add(row)
      row.units += units
      row.net += net
    }
  }
}

/** The rows of a table: days in their order, all else by what it brought in. */
export const salesRows = (sales: Sales, by: SalesBy): SalesRow[] =>
  [...sales[by].values()].toSorted((a, b) =>
    by === 'day' ? a.key.localeCompare(b.key) : b.net - a.net || a.key.localeCompare(b.key),
  )

/** Orders and what they brought in, taxes and shipping included, less refunds. */
export type Takings = { orders: number; revenue: Cents }

/** The mean of an order in cents; undefined without any. */
export const averageOrder = ({ orders, revenue }: Takings): Cents | undefined =>
  orders > 0 ? Math.round(revenue / orders) : undefined

/** By how much it is more than before, as a share of that; undefined where there was nothing. */
export const growth = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || !before ? undefined : now / before - 1
