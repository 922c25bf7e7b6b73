import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { LARGEST_FILE } from '../admin/admin-bodies.ts'
import { nameByContent } from './file-name.ts'
import type { FileStorage } from './file-storage.ts'
import { orRefuse } from './storage-refusal.ts'
import type { originals } from './shop-storage.ts'

/** In percent of the picture, as the admin’s editor sends it; the whole is its crop where only the focal point moved. */
const crop = z.object({
  x: z.coerce.number(),
  y: z.coerce.number(),
  width: z.coerce.number(),
  height: z.coerce.number(),
})
const edits = z.object({ crop })

const isCut = (uploadEdits: unknown): boolean => {
  const { data } = edits.safeParse(uploadEdits)
  return data !== undefined && (data.crop.width < 100 || data.crop.height < 100)
}

/**
 * A picture that is cut, or gets another focal point, is read from where the shop stores it: from a bucket Payload would
 * fetch it over the network, from the host that the request names. Cut, it is another picture with a name of its own.
 * Several pictures at once cannot be cut.
 */
export const readToCut =
  (slug: keyof typeof originals, files: FileStorage): CollectionBeforeOperationHook =>
  async ({ args, req, operation, overrideAccess }) => {
    const { uploadEdits } = req.query ?? {}
    if (operation !== 'update' || req.file || !uploadEdits) return args
    if (!overrideAccess && !allowed(roleOf(req.user), slug, 'update')) return args
    const { id } = args as { id?: number | string }
    if (id === undefined) {
      delete req.query.uploadEdits
      return args
    }
    const doc = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req })
    const stored = doc?.filename
    if (!stored) return args
    const data = await orRefuse(req, () => files.read(stored, LARGEST_FILE))
    const name = isCut(uploadEdits) ? nameByContent(stored, data, JSON.stringify(uploadEdits)) : stored
    req.file = { name, data, mimetype: doc.mimeType ?? '', size: data.length }
    return { ...args, overwriteExistingFiles: name === stored }
  }
