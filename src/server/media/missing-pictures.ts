import type { Payload } from 'payload'
import { rowsOf, sql } from '../database/database.ts'
import type { ShopStorage } from './shop-storage.ts'

/**
 * A sentence where the first picture that the database names is not where this process looks for it: it then has none
 * of them, as a rule. One file is looked for, so that a start waits for nothing.
 */
export async function missingPictures(
  payload: Payload,
  { originals, bucket }: Pick<ShopStorage, 'originals' | 'bucket'>,
  dataDir: string,
): Promise<string | undefined> {
  const [first] = await rowsOf(payload)<{ filename: string }>(
    sql`select filename from media where filename is not null order by id limit 1`,
  )
  if (!first || (await originals.media.exists(first.filename))) return undefined
  const place = bucket ? `the bucket ${bucket.name}` : `${dataDir}/media`
  return `${first.filename} is not in ${place}, where this process looks for the pictures that the database names. Set S3_BUCKET and what belongs to it, or DATA_DIR, as they are for the others.`
}
