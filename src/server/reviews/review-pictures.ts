import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { smallFile, type ReviewPicture } from '../../domain/reviews/review-picture.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { PRODUCT_PAGES, recordChange } from '../feed/changes.ts'
import type { FileStorage } from '../media/file-storage.ts'
import { lookAtPicture } from '../media/picture-guard.ts'
import { concurrencyLimit } from '../media/concurrency-limit.ts'
import { note } from '../orders/outbox.ts'

/** The longest side of the large picture, and the side of the small square, in pixels. */
const [LARGE, SMALL] = [1600, 288]
const TYPE = 'image/webp'

/** A picture as the shop stores it: drawn anew from its pixels, so nothing else of the file is in it. */
export type DrawnPicture = { file: string; large: Buffer; small: Buffer; width: number; height: number }

/** One at a time: a burst of large photos must not stop the shop. */
const limited = concurrencyLimit(1)

/**
 * Inspects a picture like those of editors and draws it anew, upright, without the place, the device and all else that
 * a camera writes beside the pixels. Undefined for what is not a picture.
 */
export const drawPicture = (bytes: Buffer): Promise<DrawnPicture | undefined> =>
  limited(async () => {
    if ('fault' in (await lookAtPicture(bytes))) return undefined
    const { data: large, info } = await sharp(bytes)
      .rotate()
      .resize(LARGE, LARGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(large).resize(SMALL, SMALL).webp({ quality: 70 }).toBuffer()
    return { file: `${randomBytes(12).toString('hex')}.webp`, large, small, width: info.width, height: info.height }
  })

export async function writePictures(files: FileStorage, pictures: readonly DrawnPicture[]): Promise<void> {
  for (const { file, large, small } of pictures) {
    await files.write(file, large, TYPE)
    await files.write(smallFile(file), small, TYPE)
  }
}

/** Deletes the files; what is not there is deleted already. */
export async function deletePictures(files: FileStorage, names: readonly string[]): Promise<void> {
  for (const file of names) {
    await files.delete(file)
    await files.delete(smallFile(file))
  }
}

export async function insertPictures(
  rows: Rows,
  review: number | string,
  { pictures, alt, at }: { pictures: readonly DrawnPicture[]; alt: string; at: string },
): Promise<void> {
  for (const { file, width, height } of pictures)
    await rows(sql`
      insert into review_pictures (review_id, file, width, height, alt, is_refused, created_at, updated_at)
      values (${Number(review)}, ${file}, ${width}, ${height}, ${alt}, ${false}, ${at}, ${at}) returning id`)
}

type Row = {
  review: number | string
  file: string
  width: number | string
  height: number | string
  alt: string | null
}

/** The pictures of reviews that staff did not refuse, in the order in which they were sent, by review. */
export async function picturesOf(
  rows: Rows,
  reviews: readonly (number | string)[],
): Promise<ReadonlyMap<number, ReviewPicture[]>> {
  const found = await rowsIn<Row>(
    rows,
    reviews,
    (ids) => sql`
      select review_id as review, file, width, height, alt from review_pictures
      where review_id in (${ids}) and coalesce(is_refused, ${false}) = ${false} order by id`,
  )
  const byReview = new Map<number, ReviewPicture[]>()
  for (const { review, file, width, height, alt } of found)
    byReview.set(Number(review), [
      ...(byReview.get(Number(review)) ?? []),
      { file, width: Number(width), height: Number(height), alt: alt ?? '' },
    ])
  return byReview
}

/** Whether shoppers may see a picture: staff published its review and did not refuse the picture. */
export async function isShown(rows: Rows, file: string): Promise<boolean> {
  const found = await rows(sql`
    select p.id from review_pictures p join reviews r on r.id = p.review_id
    where p.file = ${file} and coalesce(p.is_refused, ${false}) = ${false}
    and r.status = 'published' and r.product_id is not null`)
  return found.length > 0
}

/**
 * Takes the pictures of reviews out of the shop; their files are deleted once the transaction is committed, by an
 * outbox entry that is tried again until they are gone.
 */
export async function removePicturesOf(rows: Rows, reviews: readonly (number | string)[]): Promise<void> {
  if (reviews.length === 0) return
  const gone = await rows<{ file: string }>(
    sql`delete from review_pictures where review_id in (${sqlList(reviews.map(Number))}) returning file`,
  )
  await noteFilesGone(
    rows,
    gone.map(({ file }) => file),
  )
}

export async function noteFilesGone(rows: Rows, names: readonly string[]): Promise<void> {
  for (const file of names) await note(rows, { key: `delete ${file}`, kind: 'picture-file', data: { file } })
}

/**
 * Takes the person out of the reviews of an order: the name that was typed, and the pictures. What was said of the
 * product stays, of nobody.
 */
export async function anonymizeReviews(payload: Payload, rows: Rows, number: string): Promise<void> {
  const reviews = await rows<{ id: number | string; code: string | null }>(sql`
    select r.id, p.code from reviews r left join products p on p.id = r.product_id where r."order" = ${number}`)
  if (reviews.length === 0) return
  await rows(sql`update reviews set author = '' where "order" = ${number} returning id`)
  await removePicturesOf(
    rows,
    reviews.map(({ id }) => id),
  )
  for (const { code } of reviews) if (code) await recordChange(payload, rows, { target: PRODUCT_PAGES, docId: code })
}
