import type { CollectionAfterChangeHook } from 'payload'

const LOCKS = 'payload-locked-documents'

/**
 * Payload takes the lock of a document away with every save, and a draft saves itself while somebody still types: a
 * second editor was hardly ever told. After a save of its own accord the editor keeps the lock; a save by hand, and
 * leaving, end it.
 */
export const keepEditorLock: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  if (String(req.query?.autosave) !== 'true' || !req.user) return
  const data = {
    document: { relationTo: collection.slug, value: doc.id },
    user: { relationTo: req.user.collection, value: req.user.id },
  }
  await req.payload.create({ collection: LOCKS as never, data: data as never, req, depth: 0, overrideAccess: true })
}
