import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isClosedForGood, storeStockStatus } from '../../domain/pickup/pickup.ts'
import type { StoreStock } from '../../domain/pickup/store-stock.ts'
import { dayInZone, type Instant } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { sendJson } from '../http/json-http.ts'

const asked = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/)

/**
 * What the stores have of a SKU, as the database has it now; a store that does not carry it, or has closed permanently,
 * is not in the answer.
 */
export async function storeStock(payload: Payload, sku: string, now: Instant = Date.now()): Promise<StoreStock> {
  const rows = await rowsOf(payload)<Row>(sql`
    select i.location, i.quantity, s.closed_on, s.time_zone from inventory i left join stores s on s.slug = i.location
    where i.sku = ${sku} and i.location <> 'online' order by i.location`)
  const open = rows.filter(
    ({ closed_on, time_zone }) => !time_zone || !isClosedForGood({ closedOn: closed_on }, dayInZone(now, time_zone)),
  )
  return Object.fromEntries(open.map(({ location, quantity }) => [location, levelOf(Number(quantity))]))
}

type Row = { location: string; quantity: number | string; closed_on: string | null; time_zone: string | null }

/**
 * `GET /api/store-stock?sku=`: product pages are cached for all visitors, so data that changes by the minute is
 * requested separately.
 */
export function storeStockApi(payload: () => Promise<Payload>) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET') return sendJson(response, 405, { message: 'Method not allowed' })
    const sku = asked.safeParse(url.searchParams.get('sku'))
    return sku.success
      ? sendJson(response, 200, await storeStock(await payload(), sku.data))
      : sendJson(response, 400, { message: 'No SKU' })
  }
}

function levelOf(quantity: number): StoreStock[string] {
  const status = storeStockStatus(quantity)
  return status === 'LOW_STOCK' ? { status, left: quantity } : { status }
}
