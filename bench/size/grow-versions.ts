import { sql, type Rows } from '../../src/server/database/database.ts'
import { copyRows } from './copy-rows.ts'

const VERSIONS = '_products_v'
const parts = ['variants', 'colours', 'tags', 'activities'].map((part) => `${VERSIONS}_version_${part}`)
const withWords = ['sizes', 'specifications'].map((part) => `${VERSIONS}_version_${part}`)
/** Tables whose copies are given numbers, as rows of others name them. */
export const numberedByHand = ['products', VERSIONS, ...withWords]

/**
 * Copies the versions of products, too: the admin lists and opens those, as products have drafts.
 * @param last the highest id of a product that is not one of the copies
 * @returns what copies the versions once more, for the copy of the products with that number
 */
export async function versionsOf(rows: Rows, last: number): Promise<(copy: number) => Promise<void>> {
  const highest = async (table: string, where: string) => {
    const [found] = await rows<{ last: number | string | null }>(
      sql.raw(`select max(id) as last from ${table} where ${where}`),
    )
    return Number(found?.last ?? 0)
  }
  const lastVersion = await highest(VERSIONS, `parent_id <= ${last}`)
  const lastOf = new Map<string, number>()
  for (const table of withWords) lastOf.set(table, await highest(table, `_parent_id <= ${lastVersion}`))

  return async (copy) => {
    const suffix = `~${copy}`
    const by = copy * lastVersion
    const child = { _parent_id: `_parent_id + ${by}` }
    const ofOriginals = `_parent_id <= ${lastVersion}`
    await copyRows(
      rows,
      VERSIONS,
      { id: `id + ${by}`, parent_id: `parent_id + ${copy * last}`, version_code: `version_code || '${suffix}'` },
      `id <= ${lastVersion} and parent_id <= ${last}`,
    )
    const words = { version_title: `version_title || ' ${copy}'`, version_slug: `version_slug || '-${copy}'` }
    await copyRows(rows, `${VERSIONS}_locales`, { id: '', ...child, ...words }, ofOriginals)
    // The row of the product that one of the version was made of.
    const original = { _uuid: `_uuid || '${suffix}'` }
    for (const table of parts) {
      const name = table.endsWith('activities') ? 'parent_id' : '_parent_id'
      const sku: Record<string, string> = table.endsWith('variants') ? { sku: `sku || '${suffix}'` } : {}
      const values = { id: '', [name]: `${name} + ${by}`, ...sku, ...original }
      await copyRows(rows, table, values, `${name} <= ${lastVersion}`)
    }
    for (const table of withWords) {
      const own = lastOf.get(table) ?? 0
      await copyRows(rows, table, { id: `id + ${copy * own}`, ...child, ...original }, ofOriginals)
      const parent = { _parent_id: `_parent_id + ${copy * own}` }
      await copyRows(rows, `${table}_locales`, { id: '', ...parent }, `_parent_id <= ${own}`)
    }
    for (const table of [`${VERSIONS}_rels`, `${VERSIONS}_texts`])
      await copyRows(rows, table, { id: '', parent_id: `parent_id + ${by}` }, `parent_id <= ${lastVersion}`)
  }
}
