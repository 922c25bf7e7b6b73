import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { linePrice } from '../../domain/pricing/line-price.ts'
import { salePriceWith } from '../../domain/pricing/markdown.ts'
import { priceOf, type PriceInfo } from '../../domain/pricing/price.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { markdownRules } from '../markdowns/running-markdowns.ts'
import { sendJson } from '../http/json-http.ts'
import { accountForRequest } from './account-for-request.ts'
import type { Accounts } from './create-accounts.ts'
import { employeeRoom, employeeRulesOf } from './employee-prices.ts'

/** What one page of a listing shows, twice over. */
const MOST_PRODUCTS = 100

/**
 * What an entitled shopper sees instead of a product's price: of the whole product for tiles, and of each variant by
 * its SKU.
 */
export type EmployeePrice = { price: PriceInfo; variants: Record<string, number> }

type Row = {
  sku: string
  product: number | string
  code: string
  price: number | string
  sale_price: number | string | null
  quantity: number | string | null
}

/**
 * `GET /api/employee-prices?ids=`: the employee prices of the products on a page, for entitled employees who have
 * switched them on; for others nothing, and their cookie `account` says no longer that there is any. Private, never
 * cached: the page itself is the same bytes for all (acceptance 41).
 */
export function employeePricesApi(accounts: Accounts, payload: () => Promise<Payload>, secure: boolean) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET') return void sendJson(response, 405, {})
    const ids = (url.searchParams.get('ids') ?? '')
      .split(',')
      .filter((id) => /^[\w-]{1,40}$/.test(id))
      .slice(0, MOST_PRODUCTS)
    const customer = await accountForRequest(accounts, request, response, { secure }).customer()
    sendJson(response, 200, customer?.employeePrices ? await employeePrices(await payload(), customer.id, ids) : {})
  }
}

/** Products whose price is the same for employees are not in the answer; none is once the year's limit is used up. */
export async function employeePrices(
  payload: Payload,
  customerId: string,
  ids: readonly string[],
): Promise<Record<string, EmployeePrice>> {
  const rows = rowsOf(payload)
  const now = Date.now()
  if (ids.length === 0 || (await employeeRoom(rows, customerId, shopDay(now))) === 0) return {}
  const found = await rows<Row>(sql`
    select v.sku, p.id as product, p.code, v.price, v.sale_price, i.quantity from products_variants v join products p on p.id = v._parent_id
    left join inventory i on i.sku = v.sku and i.location = 'online'
    where p._status = 'published' and p.code in (${sqlList(ids)}) order by v._order`)
  const rules = await employeeRulesOf(
    rows,
    found.map(({ sku }) => sku),
    now,
  )
  const markdowns = await markdownRules(rows, [...new Set(found.map(({ product }) => Number(product)))])
  const priced = found.map((row) => {
    const price = Number(row.price)
    const own = row.sale_price === null ? undefined : Number(row.sale_price)
    const variant = { price, salePrice: salePriceWith({ price, salePrice: own }, markdowns(Number(row.product))) }
    const { unit, kind } = linePrice(variant, rules.get(row.sku))
    return {
      sku: row.sku,
      code: row.code,
      price: variant.price,
      salePrice: unit,
      quantity: Number(row.quantity ?? 0),
      own: kind === 'employee',
    }
  })
  const products = Map.groupBy(priced, ({ code }) => code)
  return Object.fromEntries(
    [...products]
      .filter(([, variants]) => variants.some(({ own }) => own))
      .map(([code, variants]) => [
        code,
        {
          price: priceOf(variants),
          variants: Object.fromEntries(variants.filter(({ own }) => own).map(({ sku, salePrice }) => [sku, salePrice])),
        },
      ]),
  )
}
