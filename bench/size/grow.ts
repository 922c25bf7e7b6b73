import { sql, type Rows } from '../../src/server/database/database.ts'
import { copyRows } from './copy-rows.ts'
import { versionsOf } from './grow-versions.ts'

/**
 * Tables of products whose rows have an id of the database's own, which it gives anew; and those with an id of text.
 */
const numbered = [
  'products_locales',
  'products_rels',
  'products_texts',
  'products_sizes_locales',
  'products_specifications_locales',
]
const named = ['products_variants', 'products_colours', 'products_sizes', 'products_specifications', 'products_tags']
/** Every tenth copy has stock in stores, too. */
const IN_STORES = 10

/**
 * Multiplies a filled catalogue by SQL: each copy has products of its own, with other codes, SKUs, titles and slugs;
 * pictures, brands and categories are shared. Nothing of it goes through Payload, which would take an hour.
 * @param products how many there are to be, about
 */
export async function growCatalogue(rows: Rows, products: number): Promise<void> {
  const [state] = await rows<{ n: number | string; last: number | string }>(
    sql`select count(*) as n, max(id) as last from products where code not like '%~%'`,
  )
  const [own, last] = [Number(state?.n ?? 0), Number(state?.last ?? 0)]
  const copyVersions = await versionsOf(rows, last)
  for (let copy = 1; own * (copy + 1) <= products; copy++) {
    await copyCatalogue(rows, copy, last)
    await copyVersions(copy)
  }
}

async function copyCatalogue(rows: Rows, copy: number, last: number): Promise<void> {
  const by = copy * last
  const suffix = `~${copy}`
  const insert = (table: string, values: Record<string, string>, where: string) => copyRows(rows, table, values, where)
  const child = { _parent_id: `_parent_id + ${by}` }
  const ofOriginals = `_parent_id <= ${last}`
  await insert(
    'products',
    { id: `id + ${by}`, code: `code || '${suffix}'`, popularity: `popularity - ${copy % 7}` },
    `id <= ${last}`,
  )
  for (const table of named) {
    const sku: Record<string, string> = table === 'products_variants' ? { sku: `sku || '${suffix}'` } : {}
    await insert(table, { id: `id || '${suffix}'`, ...child, ...sku }, ofOriginals)
  }
  for (const table of numbered) {
    if (table === 'products_locales')
      await insert(table, { id: '', ...child, title: `title || ' ${copy}'`, slug: `slug || '-${copy}'` }, ofOriginals)
    else if (table.endsWith('_locales'))
      await insert(table, { id: '', _parent_id: `_parent_id || '${suffix}'` }, `_parent_id not like '%~%'`)
    else await insert(table, { id: '', parent_id: `parent_id + ${by}` }, `parent_id <= ${last}`)
  }
  await insert('products_activities', { id: '', parent_id: `parent_id + ${by}` }, `parent_id <= ${last}`)
  await insert(
    'inventory',
    { id: '', sku: `sku || '${suffix}'` },
    `sku not like '%~%'${copy % IN_STORES === 0 ? '' : ` and location = 'online'`}`,
  )
}
