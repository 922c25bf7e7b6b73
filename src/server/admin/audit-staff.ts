import type { CollectionConfig, PayloadRequest } from 'payload'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf, sql } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'
import { auditOf } from '../partners/audit.ts'
import { hasNewPassword } from './new-passwords.ts'
import { addressOfStaff } from './staff-attempts.ts'

export const staffEvents = [
  'staff-made',
  'staff-role-changed',
  'staff-password-changed',
  'staff-address-changed',
  'staff-deleted',
  'staff-sign-in-waits',
  'staff-signed-in',
] as const
type StaffEvent = (typeof staffEvents)[number]

const note = async (req: PayloadRequest, kind: StaffEvent, { id, what }: { id: unknown; what: string }) =>
  writeSecurityEvent(rowsOf(req.payload, await req.transactionID), { ...auditOf(req, what), kind, of: `staff ${id}` })

/**
 * What makes or changes an account of the staff is on record: who did it, from which network, and what it was before; and
 * each network that its owner signs in from for the first time.
 */
export function auditStaff() {
  return {
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const { id, email, role } = doc
        if (operation === 'create') return note(req, 'staff-made', { id, what: `${email} (${role})` })
        if (hasNewPassword(req, id)) await note(req, 'staff-password-changed', { id, what: email })
        if (role !== previousDoc.role)
          await note(req, 'staff-role-changed', { id, what: `${email}, ${previousDoc.role} → ${role}` })
        if (email !== previousDoc.email)
          await note(req, 'staff-address-changed', { id, what: `${previousDoc.email} → ${email}` })
      },
    ],
    // Not every sign-in: one from elsewhere would not be seen among them. The audit is a year long.
    afterLogin: [
      async ({ req, user: { id, email } }) => {
        if (req.context.isReset || req.payloadAPI === 'local') return
        const [rows, of] = [rowsOf(req.payload, await req.transactionID), `staff ${id}`]
        const network = loggedNetwork(addressOfStaff(req))
        const known = await rows(
          sql`select id from security_events where kind = 'staff-signed-in' and user_id = ${of} and address = ${network} limit 1`,
        )
        if (known.length === 0)
          await writeSecurityEvent(rows, { kind: 'staff-signed-in', of, network, detail: email, at: Date.now() })
      },
    ],
    afterDelete: [({ doc: { id, email }, req }) => note(req, 'staff-deleted', { id, what: email })],
    afterOperation: [
      async ({ operation, req, result }) => {
        if (operation !== 'resetPassword') return result
        const { id, email } = result.user as { id: unknown; email: string }
        await note(req, 'staff-password-changed', { id, what: email })
        return result
      },
    ],
  } satisfies CollectionConfig['hooks']
}
