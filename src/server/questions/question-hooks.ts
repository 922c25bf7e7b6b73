import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { PRODUCT_PAGES, recordChange } from '../feed/changes.ts'
import { noteAnswered } from './questions.ts'

type Asked = { id: number | string; status?: unknown; product?: unknown }

/** A question that is shown, or was, changes the pages of its product and nothing else. */
async function pagesChanged(req: PayloadRequest, rows: Rows, ...docs: (Asked | undefined)[]): Promise<void> {
  if (req.context.silent || docs.every((doc) => doc?.status !== 'published')) return
  const product = docs.map((doc) => idOf(doc?.product)).find((id) => id !== undefined)
  const [found] = await rows<{ code: string }>(sql`select code from products where id = ${Number(product ?? 0)}`)
  if (found) await recordChange(req.payload, rows, { target: PRODUCT_PAGES, docId: found.code })
}

const idOf = (product: unknown): unknown =>
  typeof product === 'object' && product !== null ? (product as { id?: unknown }).id : (product ?? undefined)

const afterChange: CollectionAfterChangeHook<Asked> = async ({ doc, previousDoc, req }) => {
  const rows = rowsOf(req.payload, await req.transactionID)
  await pagesChanged(req, rows, doc, previousDoc)
  if (doc.status === 'published') await noteAnswered(rows, doc.id)
  return doc
}
const afterDelete: CollectionAfterDeleteHook<Asked> = async ({ doc, req }) => {
  await pagesChanged(req, rowsOf(req.payload, await req.transactionID), doc)
  return doc
}
export const questionHooks = { afterChange: [afterChange], afterDelete: [afterDelete] }
