import type { CollectionConfig, PayloadRequest } from 'payload'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf } from '../database/database.ts'
import { auditOf } from '../partners/audit.ts'
import { hasNewPassword } from './new-passwords.ts'

export const staffEvents = [
  'staff-made',
  'staff-role-changed',
  'staff-password-changed',
  'staff-address-changed',
  'staff-deleted',
  'staff-sign-in-waits',
] as const
type StaffEvent = (typeof staffEvents)[number]

const note = async (req: PayloadRequest, kind: StaffEvent, { id, what }: { id: unknown; what: string }) =>
  writeSecurityEvent(rowsOf(req.payload, await req.transactionID), { ...auditOf(req, what), kind, of: `staff ${id}` })

/** What makes or changes an account of the staff is on record: who did it, from which network, and what it was before. */
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
