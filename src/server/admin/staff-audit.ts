import type { PayloadRequest } from 'payload'
import { rowsOf, sql } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'
import type { Member } from './second-step.ts'
import { addressOfStaff } from './staff-turns.ts'

export type SecondStepEvent = 'on' | 'off' | 'removed' | 'recovery-code-used' | 'new-recovery-codes' | 'wrong-code'

/** Notes what happened to a member's second step, who did it and from which network, where administrators see it. */
export async function noteSecondStep(
  req: Pick<PayloadRequest, 'payload' | 'headers'>,
  event: SecondStepEvent,
  { id, email }: Member,
  by = email,
): Promise<void> {
  const at = new Date().toISOString()
  await rowsOf(req.payload)(
    sql`insert into security_events (kind, user_id, address, detail, created_at, updated_at) values (${`second-step-${event}`}, ${`staff ${id}`}, ${loggedNetwork(addressOfStaff(req))}, ${by === email ? email : `${email} ← ${by}`}, ${at}, ${at})`,
  )
}
