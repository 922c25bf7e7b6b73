import type { PayloadRequest } from 'payload'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { rowsOf } from '../database/database.ts'
import { loggedNetwork } from '../http/network.ts'
import type { Member } from './second-step.ts'
import { addressOfStaff } from './staff-attempts.ts'

export type SecondStepEvent = 'on' | 'off' | 'removed' | 'recovery-code-used' | 'new-recovery-codes' | 'wrong-code'

/** Notes what happened to a member's second step, who did it and from which network, where administrators see it. */
export async function noteSecondStep(
  req: Pick<PayloadRequest, 'payload' | 'headers'>,
  event: SecondStepEvent,
  { id, email }: Member,
  by = email,
): Promise<void> {
  await writeSecurityEvent(rowsOf(req.payload), {
    kind: `second-step-${event}`,
    of: `staff ${id}`,
    network: loggedNetwork(addressOfStaff(req)),
    detail: by === email ? email : `${email} ← ${by}`,
    at: Date.now(),
  })
}
