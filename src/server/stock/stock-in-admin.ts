import type { CollectionAfterReadHook } from 'payload'
import { stockStatus } from '../../domain/catalog/stock.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'

type Row = { sku: string; stocked?: boolean | null; quantity?: number; stockStatus?: string }

/** Shows each variant's stock in the form of one product. Lists and the shop read stock themselves, all at once. */
export const showStock: CollectionAfterReadHook = async ({ doc, findMany, req }) => {
  const variants: Row[] | undefined = doc.variants
  if (findMany || !variants?.length || req.payloadAPI === 'local') return doc
  const rows = rowsOf(req.payload, await req.transactionID)
  const skus = sqlList(variants.map(({ sku }) => sku))
  const levels = await rows<{ sku: string; quantity: number | string }>(
    sql`select sku, quantity from inventory where location = 'online' and sku in (${skus})`,
  )
  const bySku = new Map(levels.map(({ sku, quantity }) => [sku, Number(quantity)]))
  for (const variant of variants) {
    variant.quantity = bySku.get(variant.sku) ?? 0
    variant.stockStatus = stockStatus({ quantity: variant.quantity, stocked: variant.stocked !== false })
  }
  return doc
}
