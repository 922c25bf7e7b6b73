import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BucketFault, type Bucket, type BucketObject } from '../media/bucket.ts'
import { BackupRefused } from './manifest.ts'
import { fileFolders } from '../media/shop-storage.ts'

/** The file of a backup that names the originals in the bucket. */
export const OBJECTS = 'objects.json'

const listed = z.array(z.strictObject({ key: z.string(), bytes: z.int().min(0), version: z.string() }))

/** Lists the originals of a bucket in a backup, which does not have them itself. */
export async function writeObjects(bucket: Bucket, folder: string): Promise<number> {
  const objects = await originalsIn(bucket)
  await writeFile(path.join(folder, OBJECTS), `${JSON.stringify(objects, undefined, 2)}\n`, { mode: 0o600 })
  return objects.length
}

/** Which originals of a backup's list the bucket does not have, or has with other contents. */
export async function missingObjects(bucket: Bucket, folder: string): Promise<string[]> {
  const wanted = listed.parse(JSON.parse(await readFile(path.join(folder, OBJECTS), 'utf8')))
  const there = new Map((await originalsIn(bucket)).map((object) => [object.key, object]))
  return wanted.filter(({ key, version }) => there.get(key)?.version !== version).map(({ key }) => key)
}

async function originalsIn(bucket: Bucket): Promise<BucketObject[]> {
  const objects: BucketObject[] = []
  try {
    for (const part of fileFolders) for await (const object of bucket.list(`${part}/`)) objects.push(object)
  } catch (error) {
    throw error instanceof BucketFault ? new BackupRefused(error.message) : error
  }
  return objects
}
