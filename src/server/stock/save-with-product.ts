import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { fieldRefusal, type FieldFault } from '../../cms/field-refusal.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord, staffText } from '../../cms/staff-words.ts'
import { stockEdits, type StockEdit } from '../../cms/variants/stock-edits.ts'
import { placeKey, type UnitsAt } from '../../domain/orders/waiting-units.ts'
import { publishedOwners } from '../catalog/refuse-variants.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { byPlace, stockPlaces } from './counted-stock.ts'
import { lockLevels, writeLevels } from './set-stock.ts'

type Row = { sku?: unknown; stock?: unknown }
type Edit = StockEdit & { at: number; sku: string; location: string }

/**
 * What the grid of a product changes of its stock, in the transaction of the save: all of it, or nothing of the product
 * either. An edit says what it was made on; where there is another figure by now, such as after an order, it is refused
 * at its variant. Nothing else of the product touches stock (docs/decisions/0043-stock-in-the-grid.md).
 */
export const saveStock: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const variants: Row[] = Array.isArray(data.variants) ? data.variants : []
  if (!variants.some(({ stock }) => stock !== undefined && stock !== null)) return data
  const { edits, faults } = editsOf(variants, req)
  if (edits.length > 0 && faults.length === 0) faults.push(...(await write(edits, originalDoc?.id, req)))
  if (faults.length > 0) throw fieldRefusal(req, 'products', faults)
  // What is done is not part of the product, nor of its versions.
  for (const variant of variants) delete variant.stock
  return data
}

function editsOf(variants: readonly Row[], req: PayloadRequest): { edits: Edit[]; faults: FieldFault[] } {
  const locale = localeOf(req)
  const [edits, faults]: [Edit[], FieldFault[]] = [[], []]
  for (const [at, { sku, stock }] of variants.entries()) {
    const read = stockEdits.safeParse(stock ?? {})
    const fault = (field: 'sku' | 'stock', message: string) => faults.push({ path: `variants.${at}.${field}`, message })
    const places = Object.entries(read.data ?? {})
    if (!read.success) fault('stock', staffText(locale, 'grid_wrong_units'))
    else if (places.length === 0) continue
    else if (!allowed(roleOf(req.user), 'inventory', 'create')) fault('stock', exchangeWord(locale, 'noRight'))
    else if (typeof sku !== 'string' || sku === '') fault('sku', staffText(locale, 'grid_stock_no_sku'))
    else for (const [location, edit] of places) edits.push({ ...edit, at, sku, location })
  }
  return { edits, faults }
}

async function write(edits: readonly Edit[], product: Id | undefined, req: PayloadRequest): Promise<FieldFault[]> {
  const locale = localeOf(req)
  const rows = rowsOf(req.payload, await req.transactionID)
  const skus = [...new Set(edits.map(({ sku }) => sku))]
  await lockLevels(req.payload, rows, skus)
  const [levels, places] = [await levelsOf(rows, skus), await stockPlaces(rows)]
  // The stock of a SKU is that of the product which sells it, whatever a draft says.
  const owners = await publishedOwners(rows, locale, skus, product === undefined ? [] : [product])
  const faults = edits.flatMap(({ at, sku, location, from, to }): FieldFault[] => {
    const name = owners.get(sku)
    if (name !== undefined)
      return [{ path: `variants.${at}.sku`, message: staffText(locale, 'refusal_variant_taken', { sku, name }) }]
    const path = `variants.${at}.stock`
    if (!places.has(location)) return [{ path, message: staffText(locale, 'refusal_stock_place', { location }) }]
    const now = levels.get(placeKey({ sku, location }))
    if (now === (from ?? undefined) || now === to) return []
    return [
      { path, message: staffText(locale, 'grid_stock_changed', { sku, location, now: now ?? 0, from: from ?? 0 }) },
    ]
  })
  if (faults.length > 0) return faults
  const changed: (UnitsAt & { before: number | undefined })[] = edits
    .map(({ sku, location, to }) => ({ sku, location, quantity: to, before: levels.get(placeKey({ sku, location })) }))
    .filter(({ quantity, before }) => quantity !== before)
  await writeLevels(req.payload, rows, changed.toSorted(byPlace))
  return []
}

/** The units that can be sold of some variants, by `placeKey`. */
export async function levelsOf(rows: Rows, skus: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ sku: string; location: string; quantity: number | string }>(
    sql`select sku, location, quantity from inventory where sku in (${sqlList(skus)})`,
  )
  return new Map(found.map((row) => [placeKey(row), Number(row.quantity)]))
}
