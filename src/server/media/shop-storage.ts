import path from 'node:path'
import type { Env } from '../app/env.ts'
import { openBucket, type Bucket } from './bucket.ts'
import { folderStorage, type FileStorage } from './file-storage.ts'

/** The folders of originals, by their collections; in a bucket, what the keys begin with. */
export const originals = { media: 'media', videos: 'video' } as const
/** The folder of shoppers' pictures, which nobody but staff sees before they are published. */
const REVIEW_PICTURES = 'review-pictures'
/** All folders of files that cannot be made again. */
export const fileFolders: readonly string[] = [...Object.values(originals), REVIEW_PICTURES]

export type ShopStorage = {
  /** The files of editors, by their collection. */
  originals: Record<keyof typeof originals, FileStorage>
  /** Of shoppers' reviews. */
  reviewPictures: FileStorage
  /** Pictures in their sizes, on this machine. */
  pictures: FileStorage
  /** The same for all machines, so that each is made once. */
  sharedPictures?: FileStorage
  bucket?: Bucket
}

type Settings = Pick<Env, 'dataDir'> & Partial<Pick<Env, 'bucket'>>

/** Where the files of the shop are stored: in folders of DATA_DIR, or in the bucket of S3_BUCKET. */
export function shopStorage({ dataDir, bucket: settings }: Settings): ShopStorage {
  const bucket = settings && openBucket(settings)
  const of = (name: string) => (bucket ? bucket.storage(`${name}/`) : folderStorage(path.join(dataDir, name)))
  return {
    originals: { media: of(originals.media), videos: of(originals.videos) },
    reviewPictures: of(REVIEW_PICTURES),
    pictures: folderStorage(path.join(dataDir, 'pictures')),
    ...(bucket && { bucket, sharedPictures: bucket.storage('pictures/') }),
  }
}

/**
 * The same; throws what is wrong with the bucket. One that does not answer is no reason to stay closed: a process that
 * runs sells on without its pictures, too.
 */
export async function usableStorage(settings: Settings, warn: (sentence: string) => void): Promise<ShopStorage> {
  const storage = shopStorage(settings)
  const fault = await storage.bucket?.fault()
  if (fault && !fault.isOutage) throw fault
  if (fault)
    warn(`${fault.message}. The shop opens; pictures and videos are missing, and none is taken, until it does.`)
  return storage
}
