import type { CollectionAfterChangeHook } from 'payload'

export const LOCKS = 'payload-locked-documents'

/**
 * Payload removes a document's lock with every save, and autosave saves while the editor is still typing, so a second
 * editor was hardly ever warned. After an autosave the editor keeps the lock; a manual save, and leaving the page,
 * release it.
 */
export const keepEditorLock: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  if (String(req.query?.autosave) !== 'true' || !req.user) return
  const data = {
    document: { relationTo: collection.slug, value: doc.id },
    user: { relationTo: req.user.collection, value: req.user.id },
  }
  // Payload does not export the type of its own locks.
  await req.payload.create({ collection: LOCKS, data: data as never, req, depth: 0, overrideAccess: true })
}
