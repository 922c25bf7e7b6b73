import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import type { FileStorage } from './file-storage.ts'
import { orRefuse } from './storage-refusal.ts'

type File = { id: number | string; filename?: string | null; mimeType?: string | null }

/** A collection whose files are stored in a bucket: what Payload does with its folder, done with `files`. */
export function inBucket(collection: CollectionConfig, files: FileStorage): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    // No `handlers`: with one Payload accepts files from elsewhere, whose bytes were never checked.
    upload: { ...(collection.upload as object), disableLocalStorage: true },
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), store(files)],
      afterDelete: [...(hooks?.afterDelete ?? []), remove(files)],
    },
  }
}

/**
 * Within the save's transaction: no row without its file. A save that fails afterwards leaves a file that no row names.
 */
const store =
  (files: FileStorage): CollectionAfterChangeHook<File> =>
  async ({ doc, previousDoc, req }) => {
    const { file } = req
    if (!file || !doc.filename) return doc
    await orRefuse(req, () => files.write(doc.filename ?? '', file.data, doc.mimeType ?? file.mimetype))
    const before = previousDoc?.filename
    if (before && before !== doc.filename) await orRefuse(req, () => files.delete(before))
    return doc
  }

const remove =
  (files: FileStorage): CollectionAfterDeleteHook<File> =>
  async ({ doc, req }) => {
    const { filename } = doc
    if (filename) await orRefuse(req, () => files.delete(filename))
    return doc
  }
