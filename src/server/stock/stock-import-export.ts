import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { stockFromCsv, stockToCsv, type StockNames } from '../../cms/stock-csv.ts'
import { stockWord } from '../../cms/stock-words.ts'
import { placeKey } from '../../domain/orders/waiting-units.ts'
import { byPlace, stockOnHand } from './counted-stock.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { setStock } from './set-stock.ts'

/**
 * Stock as a table, under `/admin/api/inventory`: `GET export` is what lies where, `POST import` corrects it by what
 * was counted. Nothing is written unless every line is right; then it is written in pieces, as a shop that sells
 * cannot wait for all of them, and only what differs. An import that was broken off is given again.
 */
export const stockImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportStock(req) },
  { path: '/import', method: 'post', handler: (req) => importStock(req) },
]

const LARGEST_FILE = 10_000_000

async function exportStock(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'inventory', 'read')) return refuseImport(403, stockWord(localeOf(req), 'noStaff'))
  const rows = rowsOf(req.payload)
  const { skus, places } = await namesOf(rows)
  const counted = [...(await stockOnHand(rows)).values()].flatMap(({ sku, location, level, waiting }) =>
    level !== undefined && skus.has(sku) && places.has(location) ? [{ sku, location, quantity: level + waiting }] : [],
  )
  return download(stockToCsv(counted.toSorted(byPlace)), 'stock.csv', 'text/csv')
}

async function importStock(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'inventory', 'create')) return refuseImport(403, stockWord(locale, 'noRight'))
  const csv = (await req.text?.()) ?? ''
  if (csv.length > LARGEST_FILE) return refuseImport(413, stockWord(locale, 'tooLarge'))
  const rows = rowsOf(req.payload)
  const { lines, problems } = stockFromCsv(csv, await namesOf(rows), locale)
  if (problems.length > 0) return refuseImport(400, stockWord(locale, 'unchanged'), problems)
  await yieldToEventLoop()
  const onHand = await stockOnHand(rows)
  await yieldToEventLoop()
  // Orders wait for more units than were counted: the count is accepted, with a warning.
  const warnings = lines.flatMap(({ at, sku, location, quantity }) => {
    const { waiting = 0 } = onHand.get(placeKey({ sku, location })) ?? {}
    return waiting > quantity
      ? [stockWord(locale, 'line', { at, wrong: stockWord(locale, 'fewer', { sku, location, quantity, waiting }) })]
      : []
  })
  return Response.json({ imported: await setStock(req.payload, lines, onHand), warnings })
}

async function namesOf(rows: Rows): Promise<StockNames> {
  const skus = await rows<{ sku: string }>(sql`select sku from products_variants`)
  const stores = await rows<{ slug: string }>(sql`select slug from stores`)
  return { skus: new Set(skus.map(({ sku }) => sku)), places: new Set(['online', ...stores.map(({ slug }) => slug)]) }
}
