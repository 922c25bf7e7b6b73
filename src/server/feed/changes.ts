import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'
import type { Instant } from '../../domain/time.ts'
import { isPostgres, rowsOf, sql, type Rows } from '../database/database.ts'

/** What changed: a collection and the id of one of its documents. */
export type Change = { target: string; docId: string }

/**
 * The target of a change that says which key a document had: it is gone, or has another, and nothing else says
 * what it was.
 */
export const keyTarget = (target: string): string => `${target}-key`

/** The target of changes that show on the pages of a product alone; `docId` is the code of the product. */
export const PRODUCT_PAGES = 'product-pages'

const CHANNEL = 'changes'
/** Any number; only writers of this table take it. */
const LOCK = 7101

/**
 * Writes the row that notifies every shop process of a save, in the save's own transaction: no row without the save, no
 * save without the row. On PostgreSQL the lock makes numbers rise in the order of the commits, or a tail would lose
 * one.
 */
export const recordChange = (payload: Payload, rows: Rows, change: Change): Promise<void> =>
  recordChanges(payload, rows, [change])

/** The same of many documents in one transaction, in their order. */
export async function recordChanges(payload: Payload, rows: Rows, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const at = Date.now()
  if (isPostgres(payload)) await rows(sql`select pg_advisory_xact_lock(${LOCK})`)
  await rows(
    sql`insert into changes (target, doc_id, at) values ${sql.join(
      changes.map(({ target, docId }) => sql`(${target}, ${docId}, ${at})`),
      sql`, `,
    )}`,
  )
  if (isPostgres(payload))
    for (const target of new Set(changes.map(({ target }) => target)))
      await rows(sql`select pg_notify(${CHANNEL}, ${target})`)
}

/** The number of the newest row of the feed; 0 where there is none. */
export async function newestChange(payload: Payload): Promise<number> {
  const [newest] = await rowsOf(payload)<{ last: number | string }>(
    sql`select coalesce(max(id), 0) as last from changes`,
  )
  return Number(newest?.last ?? 0)
}

/** The number of the last row written before an instant; 0 where there is none. */
export async function lastChangeBefore(payload: Payload, at: Instant): Promise<number> {
  const [last] = await rowsOf(payload)<{ id: number | string }>(
    sql`select id from changes where at < ${at} order by id desc limit 1`,
  )
  return Number(last?.id ?? 0)
}

/** Rows after a number, in order, at most so many, and the number of the last of them. */
export async function changesAfter(
  payload: Payload,
  after: number,
  most: number,
): Promise<{ changes: Change[]; last: number }> {
  const rows = await rowsOf(payload)<{ id: number | string; target: string; doc_id: string }>(
    sql`select id, target, doc_id from changes where id > ${after} order by id limit ${most}`,
  )
  return {
    changes: rows.map(({ target, doc_id }) => ({ target, docId: doc_id })),
    last: Number(rows.at(-1)?.id ?? after),
  }
}

/**
 * The hooks of a collection whose saves the shop must see. A new draft changes nothing there. A later draft is still
 * reported: here it looks like an unpublishing, which also has a draft before and after it.
 * @param key the field by which others refer to a document besides its id
 */
export function feedHooks(target: string, key?: string) {
  const record = async (req: PayloadRequest, id: unknown, formerKey?: unknown) => {
    if (req.context.silent) return
    const former = typeof formerKey === 'string' ? [{ target: keyTarget(target), docId: formerKey }] : []
    await recordChanges(req.payload, rowsOf(req.payload, await req.transactionID), [
      { target, docId: String(id) },
      ...former,
    ])
  }
  const keyOf = (doc: unknown) => (key ? (doc as Record<string, unknown> | undefined)?.[key] : undefined)
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    // A draft that saves itself while an editor types is never an unpublishing: the shop's pages need not be rendered
    // again.
    if (doc._status === 'draft' && req.query?.autosave === 'true') return doc
    const former = keyOf(previousDoc)
    if (operation === 'update' || doc._status !== 'draft')
      await record(req, doc.id, former === keyOf(doc) ? undefined : former)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await record(req, doc.id, keyOf(doc))
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}
