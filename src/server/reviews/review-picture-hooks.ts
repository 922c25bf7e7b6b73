import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import type { StaffPicture } from '../../domain/reviews/review-picture.ts'
import { rowsOf, sql } from '../database/database.ts'
import { PRODUCT_PAGES, recordChange } from '../feed/changes.ts'
import { noteFilesGone, removePicturesOf } from './review-pictures.ts'

/** Adds the pictures of a review for its form and for the list, which the admin reads as a user without a request. */
export const showPictures: CollectionAfterReadHook = async ({ doc, req }) => {
  if (!req.user || doc.id === undefined) return doc
  const found = await rowsOf(
    req.payload,
    await req.transactionID,
  )<{
    id: number | string
    file: string
    alt: string | null
    refused: unknown
  }>(
    sql`select id, file, alt, is_refused as refused from review_pictures where review_id = ${Number(doc.id)} order by id`,
  )
  const pictures = found.map(({ id, file, alt, refused }): StaffPicture => ({
    id: Number(id),
    file,
    alt: alt ?? '',
    isRefused: Boolean(refused),
  }))
  return { ...doc, pictures }
}

/** A review that goes takes its pictures along. */
export const removePictures: CollectionBeforeDeleteHook = async ({ id, req }) =>
  removePicturesOf(rowsOf(req.payload, await req.transactionID), [id])

type Doc = { id: number | string; review?: unknown; file?: string; isRefused?: boolean | null }

/** A picture that is refused, or no longer, changes the pages of its product and nothing else. */
const pagesChanged: CollectionAfterChangeHook<Doc> = async ({ doc, previousDoc, req }) => {
  if (Boolean(doc.isRefused) === Boolean(previousDoc?.isRefused)) return doc
  const rows = rowsOf(req.payload, await req.transactionID)
  const [product] = await rows<{ code: string }>(sql`
    select p.code from review_pictures i join reviews r on r.id = i.review_id join products p on p.id = r.product_id
    where i.id = ${Number(doc.id)} and r.status = 'published'`)
  if (product) await recordChange(req.payload, rows, { target: PRODUCT_PAGES, docId: product.code })
  return doc
}

const fileGone: CollectionAfterDeleteHook<Doc> = async ({ doc, req }) => {
  if (doc.file) await noteFilesGone(rowsOf(req.payload, await req.transactionID), [doc.file])
  return doc
}

export const reviewPictureHooks = { afterChange: [pagesChanged], afterDelete: [fileGone] }
