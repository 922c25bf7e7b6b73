import type { LevelChange } from '../../domain/catalog/seen-stock.ts'
import {
  availabilities,
  shippingClasses,
  type Availability,
  type ShippingClass,
  type StockStatus,
} from '../../domain/catalog/product.ts'
import { stockStatus } from '../../domain/catalog/stock.ts'
import type { Cents } from '../../domain/money.ts'
import { salePriceWith, type MarkdownRule } from '../../domain/pricing/markdown.ts'
import type { Preorder } from '../../domain/shipping/delivery-groups.ts'
import { taxClasses, type TaxClass } from '../../domain/tax/tax-class.ts'
import { dayOfText, type Day } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { markdownRules } from '../markdowns/running-markdowns.ts'

/** What decides whether and for how much a variant can be bought, as the database has it now. */
export type SellableVariant = {
  sku: string
  productId: string
  colour?: string
  size?: string
  price: Cents
  /** With the markdowns that run. */
  salePrice?: Cents
  quantity: number
  stock: StockStatus
  availability: Availability
  /** Day it becomes available, for a preorder, where it is known. */
  availableFrom?: Day
  shippingClass: ShippingClass
  /** Sold and sent by a partner. */
  hasSeller: boolean
  /** As the merchant set it; see `taxClassOf`. */
  taxClass?: TaxClass
}

type Row = {
  sku: string
  product: number | string
  code: string
  colour: string | null
  size: string | null
  price: number | string
  sale_price: number | string | null
  stocked: boolean | number | null
  quantity: number | string | null
  availability: string
  available_from: string | null
  shipping_class: string
  seller_id: number | string | null
  tax_class: string | null
}

/** The variants of published products with these SKUs, as they are sold now; unknown SKUs are not in the answer. */
export async function sellableVariants(rows: Rows, skus: string[]): Promise<Map<string, SellableVariant>> {
  if (skus.length === 0) return new Map()
  const found = await rows<Row>(sql`
    select v.sku, p.id as product, p.code, v.colour, v.size, v.price, v.sale_price, v.stocked, i.quantity, p.availability, p.available_from, p.shipping_class, p.seller_id, p.tax_class
    from products_variants v
    join products p on p.id = v._parent_id
    left join inventory i on i.sku = v.sku and i.location = 'online'
    where p._status = 'published' and v.sku in (${sqlList(skus)})`)
  const rulesOf = await markdownRules(rows, [...new Set(found.map(({ product }) => Number(product)))])
  return new Map(found.map((row) => [row.sku, variantOf(row, rulesOf(Number(row.product)))]))
}

/** What a shopper is promised of a variant that is not here yet; undefined for one that is. */
export const preorderOf = ({ availability, availableFrom }: SellableVariant): Preorder | undefined =>
  availability === 'Preorder' ? { ...(availableFrom && { from: availableFrom }) } : undefined

function variantOf(row: Row, markdowns: readonly MarkdownRule[]): SellableVariant {
  const quantity = Number(row.quantity ?? 0)
  const price = Number(row.price)
  const own = row.sale_price === null ? undefined : Number(row.sale_price)
  return {
    sku: row.sku,
    productId: row.code,
    colour: row.colour ?? undefined,
    size: row.size ?? undefined,
    price,
    salePrice: salePriceWith({ price, salePrice: own }, markdowns),
    quantity,
    stock: stockStatus({ quantity, stocked: row.stocked !== false && row.stocked !== 0 }),
    availability: availabilities.find((availability) => availability === row.availability) ?? 'Unavailable',
    availableFrom: dayOfText(row.available_from),
    taxClass: taxClasses.find((taxClass) => taxClass === row.tax_class),
    shippingClass: shippingClasses.find((shippingClass) => shippingClass === row.shipping_class) ?? 'standard',
    hasSeller: row.seller_id !== null,
  }
}

/**
 * Takes units out of stock if there are so many: of two takers of the last unit one gets it. Gives what changed,
 * for the feed; undefined where there were fewer.
 */
export async function takeLevel(
  rows: Rows,
  sku: string,
  units: number,
  location: string,
): Promise<LevelChange | undefined> {
  const [taken] = await rows<Level>(
    sql`update inventory set quantity = quantity - ${units}, updated_at = ${new Date().toISOString()} where sku = ${sku} and location = ${location} and quantity >= ${units} returning id, quantity`,
  )
  return taken && changeOf(taken, location, -units)
}

/** Puts units back, of an order that is not to be; gives what changed, for the feed. */
export async function restockVariants(
  rows: Rows,
  sku: string,
  units: number,
  location: string,
): Promise<LevelChange | undefined> {
  const [put] = await rows<Level>(
    sql`update inventory set quantity = quantity + ${units}, updated_at = ${new Date().toISOString()} where sku = ${sku} and location = ${location} returning id, quantity`,
  )
  return put && changeOf(put, location, units)
}

type Level = { id: number | string; quantity: number | string }

function changeOf({ id, quantity }: Level, location: string, by: number): LevelChange {
  const after = Number(quantity)
  return { id: Number(id), location, before: after - by, after }
}
