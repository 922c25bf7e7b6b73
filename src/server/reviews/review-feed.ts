import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { rowsOf } from '../database/database.ts'
import { recordChange } from '../feed/changes.ts'

type Reviewed = { product?: unknown; status?: unknown }

/** A review that is shown, or was, changes its product: its page, its tile and where it is found. */
async function productChanged(req: PayloadRequest, ...docs: (Reviewed | undefined)[]): Promise<void> {
  if (req.context.silent || docs.every((doc) => doc?.status !== 'published')) return
  const product = docs.map((doc) => idOf(doc?.product)).find((id) => id !== undefined)
  if (product === undefined) return
  const rows = rowsOf(req.payload, await req.transactionID)
  await recordChange(req.payload, rows, { target: 'products', docId: String(product) })
}

const idOf = (product: unknown): unknown =>
  typeof product === 'object' && product !== null ? (product as { id?: unknown }).id : (product ?? undefined)

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await productChanged(req, doc, previousDoc)
  return doc
}
const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await productChanged(req, doc)
  return doc
}
export const reviewFeed = { afterChange: [afterChange], afterDelete: [afterDelete] }
