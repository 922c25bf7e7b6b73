import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Payload, PayloadRequest } from 'payload'
import { isPostgres, rowsOf, sql, type Rows } from './database.ts'

/** What changed: a collection and the id of one of its documents. */
export type Change = { target: string; docId: string }

const CHANNEL = 'changes'
/** Any number; only writers of this table take it. */
const LOCK = 7101

/**
 * Writes the row that tells every shop process of a save, in the save's own transaction: no row without the save, no save
 * without the row. On PostgreSQL the lock makes numbers rise in the order of the commits, or a tail would lose one.
 */
export async function recordChange(payload: Payload, rows: Rows, { target, docId }: Change): Promise<void> {
  const at = Date.now()
  if (isPostgres(payload)) await rows(sql`select pg_advisory_xact_lock(${LOCK})`)
  await rows(sql`insert into changes (target, doc_id, at) values (${target}, ${docId}, ${at})`)
  if (isPostgres(payload)) await rows(sql`select pg_notify(${CHANNEL}, ${target})`)
}

/** The number of the newest row of the feed; 0 where there is none. */
export async function newestChange(payload: Payload): Promise<number> {
  const [newest] = await rowsOf(payload)<{ last: number | string }>(sql`select coalesce(max(id), 0) as last from changes`)
  return Number(newest?.last ?? 0)
}

/**
 * The hooks of a collection whose saves the shop must see. A new draft changes nothing there. A later draft is told all the
 * same: here it looks like an unpublishing, which has a draft before it and a draft after it as well.
 */
export function feedHooks(target: string): NonNullable<CollectionConfig['hooks']> {
  const record = async (req: PayloadRequest, id: unknown) => {
    if (req.context.silent) return
    await recordChange(req.payload, rowsOf(req.payload, await req.transactionID), { target, docId: String(id) })
  }
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    // A draft that saves itself while an editor types is never an unpublishing: the shop's pages need not be made anew.
    if (doc._status === 'draft' && req.query?.autosave === 'true') return doc
    if (operation === 'update' || doc._status !== 'draft') await record(req, doc.id)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await record(req, doc.id)
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}
