import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { addressOfStaff } from '../admin/staff-attempts.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'

/** Who sends a request and from which network, for the audit; `of` is the name of what it is done with. */
export const auditOf = (req: PayloadRequest, of: string) => ({
  detail: `${req.user && 'email' in req.user ? String(req.user.email) : 'shop'}: ${of}`,
  network: loggedNetwork(addressOfStaff(req)),
  at: Date.now(),
})

type Kind = 'webhook' | 'api-key'

/** Hooks of a collection: what is done with a document is on record, by its name. */
export function auditHooks(kind: Kind) {
  const write = async (req: PayloadRequest, doc: { id: unknown; name?: unknown }, done: string) =>
    writeSecurityEvent(rowsOf(req.payload, await req.transactionID), {
      ...auditOf(req, String(doc.name)),
      kind: `${kind}-${done}`,
      of: `${kind} ${doc.id}`,
    })
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    await write(req, doc, operation === 'create' ? 'made' : 'changed')
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await write(req, doc, 'deleted')
    return doc
  }
  return { afterChange: [afterChange], afterDelete: [afterDelete] }
}
