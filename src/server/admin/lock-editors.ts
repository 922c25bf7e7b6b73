import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { readRequest } from '../../cms/read-request.ts'
import { LOCKS } from './keep-editor-lock.ts'

/**
 * Who is editing a document is named to whoever else opens it: by the address that the admin shows of members of the
 * staff, and by nothing else, as few may read the accounts of others. Payload would show the number of the account.
 */
export function withLockEditors(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS)
  if (locks) locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), nameEditor]
  return config
}

const nameEditor: CollectionAfterReadHook = async ({ doc, req, overrideAccess }) => {
  const id: unknown = doc.user?.value
  // The shop's own code needs no names; a signed-in member of the staff has asked otherwise.
  if (overrideAccess || !req.user || (typeof id !== 'number' && typeof id !== 'string')) return doc
  const editor = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { email: true },
    overrideAccess: true,
    disableErrors: true,
    req: readRequest(req),
  })
  return editor ? { ...doc, user: { ...doc.user, value: { id: editor.id, email: editor.email } } } : doc
}
