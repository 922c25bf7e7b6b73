import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { Both } from '../../domain/locale.ts'
import { LARGEST_FILE } from '../admin/admin-bodies.ts'
import type { FileStorage } from './file-storage.ts'
import type { originals } from './shop-storage.ts'

type Slug = keyof typeof originals
type File = { id: number | string; filename?: string | null; mimeType?: string | null }

const notStored: Both = {
  en: 'Couldn’t store the file: the storage isn’t responding as it should. Nothing was changed. Try again later.',
  fr: 'Impossible d’enregistrer le fichier\u00a0: l’espace de stockage ne répond pas comme prévu. Rien n’a été modifié. Réessayez plus tard.',
}

/** A collection whose files are stored in a bucket: what Payload does with its folder, done with `files`. */
export function inBucket(collection: CollectionConfig, slug: Slug, files: FileStorage): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    // No `handlers`: with one Payload accepts files from elsewhere, whose bytes were never checked.
    upload: { ...(collection.upload as object), disableLocalStorage: true },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), readToCut(slug, files)],
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

/**
 * A picture that is cut, or gets another focal point, is read from the bucket: Payload would fetch it over the network,
 * from the host that the request names. Several pictures at once cannot be cut.
 */
const readToCut =
  (slug: Slug, files: FileStorage): CollectionBeforeOperationHook =>
  async ({ args, req, operation, overrideAccess }) => {
    if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args
    if (!overrideAccess && !allowed(roleOf(req.user), slug, 'update')) return args
    const { id } = args as { id?: number | string }
    if (id === undefined) {
      delete req.query.uploadEdits
      return args
    }
    const doc: File | null = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req })
    const name = doc?.filename
    if (!name) return args
    const data = await orRefuse(req, () => files.read(name, LARGEST_FILE))
    req.file = { name, data, mimetype: doc.mimeType ?? '', size: data.length }
    return { ...args, overwriteExistingFiles: true }
  }

async function orRefuse<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The bucket refused a file' })
    throw new APIError(notStored[localeOf(req)], 503, undefined, true)
  }
}
