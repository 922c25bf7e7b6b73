import type { CollectionAfterChangeHook } from 'payload'
import { storeInColumn } from '../../domain/stores/bound-to.ts'
import { chunk } from '../database/chunk.ts'
import { rowsOf, sql } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'

/** Rows of the feed that are written at once. */
const AT_ONCE = 500

/**
 * A store is known by its slug to its stock, to what is to be picked up in it and to those who work in it: where the
 * slug changes all of these move with it, in the save's own transaction.
 */
export const moveStore: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const { slug: from } = (previousDoc ?? {}) as { slug?: unknown }
  const { slug: to } = doc as { slug?: unknown }
  if (operation !== 'update' || typeof from !== 'string' || typeof to !== 'string' || from === to) return
  const rows = rowsOf(req.payload, await req.transactionID)
  // Levels of a store that was deleted, and had this slug.
  await rows(sql`delete from inventory where location = ${to}`)
  const at = new Date().toISOString()
  const levels = await rows<{ id: number | string }>(
    sql`update inventory set location = ${to}, updated_at = ${at} where location = ${from} returning id`,
  )
  await rows(sql`update cart_lines set pickup_store = ${to} where pickup_store = ${from}`)
  await rows(sql`update orders set store = ${to} where store = ${from}`)
  await rows(
    sql`update orders set stores = replace(stores, ${storeInColumn(from)}, ${storeInColumn(to)}) where stores like ${`%${storeInColumn(from)}%`}`,
  )
  await rows(sql`update customers set favourite_store = ${to} where favourite_store = ${from}`)
  // Orders say themselves where they are picked up, in the words of their day: whoever works there works for those,
  // too.
  await rows(sql`
    insert into users_texts ("order", parent_id, path, text)
    select max("order") + 1, parent_id, path, ${to} from users_texts
    where path = 'stores' and parent_id in (select parent_id from users_texts where path = 'stores' and text = ${from})
    group by parent_id, path having sum(case when text = ${to} then 1 else 0 end) = 0`)
  for (const some of chunk(levels, AT_ONCE))
    await recordChanges(
      req.payload,
      rows,
      some.map(({ id }) => ({ target: 'inventory', docId: String(id) })),
    )
}
