import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isoInstant } from '../../domain/time.ts'
import { addressOfStaff } from '../admin/staff-turns.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'

type Audit = { kind: string; what: string; detail: string; at: number; network?: string }

/** Notes what was done with a webhook or an API key, where administrators see it. */
export async function writeAudit(rows: Rows, { kind, what, detail, at, network }: Audit): Promise<void> {
  const time = isoInstant(at)
  await rows(
    sql`insert into security_events (kind, user_id, address, detail, created_at, updated_at) values (${kind}, ${what}, ${network ?? null}, ${detail}, ${time}, ${time}) returning id`,
  )
}

/** Who asks and from which network, for the audit; `of` is the name of what it is done with. */
export const auditOf = (req: PayloadRequest, of: string) => ({
  detail: `${req.user && 'email' in req.user ? String(req.user.email) : 'shop'}: ${of}`,
  network: loggedNetwork(addressOfStaff(req)),
  at: Date.now(),
})

type Kind = 'webhook' | 'api-key'

/** Hooks of a collection: what is done with a document is on record, by its name. */
export function auditHooks(kind: Kind) {
  const write = async (req: PayloadRequest, doc: { id: unknown; name?: unknown }, done: string) =>
    writeAudit(rowsOf(req.payload, await req.transactionID), {
      ...auditOf(req, String(doc.name)),
      kind: `${kind}-${done}`,
      what: `${kind} ${doc.id}`,
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
