import type { PayloadRequest } from 'payload'
import { isoInstant } from '../../domain/time.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf, sql } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'
import { storedMember } from './staff-password.ts'

/** The longest wait: whoever tries on while it lasts fills no list. */
const ONCE_IN_MS = 15 * 60_000

export type SignInWait = { id: string | number } | { email: string }

/** Puts on record that an account of the staff waits at an address, without the name of one that there is not. */
export async function noteStaffWait(req: PayloadRequest, address: string, tried: SignInWait): Promise<void> {
  const [member, at, network] = [await storedMember(req, tried), Date.now(), loggedNetwork(address)]
  const of = member ? `staff ${member.id}` : undefined
  const rows = rowsOf(req.payload)
  const noted = await rows(
    sql`select id from security_events where kind = 'staff-sign-in-waits' and address = ${network} and coalesce(user_id, '') = ${of ?? ''} and created_at > ${isoInstant(at - ONCE_IN_MS)} limit 1`,
  )
  if (noted.length === 0)
    await writeSecurityEvent(rows, { kind: 'staff-sign-in-waits', of, network, detail: member?.email, at })
}
