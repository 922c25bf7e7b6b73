import { createLocalReq, type Payload } from 'payload'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { writeStart, writeStartPage } from '../start/write-start.ts'
import { filledAt, findSamples } from './sample-documents.ts'
import { removeSampleSlogans } from './sample-slogan.ts'

export type RemovedSamples = { removed: number; changed: number; referenced: number }

/** Sold out before it is gone: stock of a product that there is not would be nobody's. */
async function removeStock(payload: Payload, product: number | string): Promise<void> {
  const found = await payload.findByID({
    collection: 'products',
    id: product,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  const skus = found?.variants?.map(({ sku }) => sku) ?? []
  if (skus.length > 0) await rowsOf(payload)(sql`delete from inventory where sku in (${sqlList(skus)})`)
}

/** A page that the shop's own parts link to gives way to its first version at once: nobody finds the home missing. */
async function removePage(payload: Payload, id: number | string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inRequestTransaction(req, async () => {
    const { key } = await payload.delete({ collection: 'pages', id, overrideAccess: true, depth: 0, req })
    await writeStartPage(req, key)
  })
}

/**
 * Removes the sample catalogue document by document, so that the shop goes on meanwhile; broken off, the next run
 * removes the rest. Once the menus are gone, those that lead to the pages which the shop itself links to are written.
 */
export async function removeSamples(payload: Payload, progress: ImportProgress): Promise<RemovedSamples> {
  const at = await filledAt(payload)
  if (at === undefined) return { removed: 0, changed: 0, referenced: 0 }
  await removeSampleSlogans(payload)
  const { removable, changed, referenced } = await findSamples(payload, at)
  const total = [...removable.values()].reduce((sum, ids) => sum + ids.length, 0)
  let removed = 0
  for (const [collection, ids] of removable) {
    for (const id of ids) {
      if (collection === 'products') await removeStock(payload, id)
      if (collection === 'pages') await removePage(payload, id)
      else await payload.delete({ collection, id, overrideAccess: true, depth: 0 })
      progress('write', ++removed, total)
    }
    if (collection === 'menus') await writeStart(payload)
  }
  return { removed, changed, referenced }
}
