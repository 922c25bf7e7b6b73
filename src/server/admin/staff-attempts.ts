import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import { staffText } from '../../cms/staff-words.ts'
import { accountAt, signInThrottle, type Attempt } from '../accounts/sign-in-delay.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { noteStaffWait, type SignInWait } from './note-staff-wait.ts'

const throttles = new WeakMap<object, ReturnType<typeof signInThrottle>>()
function throttleOf({ payload }: PayloadRequest): ReturnType<typeof signInThrottle> {
  const own = throttles.get(payload) ?? signInThrottle({ payload: async () => payload })
  throttles.set(payload, own)
  return own
}

/** The address that a request to the admin comes from, as the server saw it. */
export const addressOfStaff = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  headers.get(ADDRESS_HEADER) ?? 'unknown'

/** Counts an attempt before it is made; refuses it while it must wait. What is returned uncounts it. */
async function countAttempt(req: PayloadRequest, attempts: Attempt[], tried: SignInWait): Promise<() => Promise<void>> {
  const wait = await throttleOf(req).take(attempts)
  if (wait > 0) {
    await noteStaffWait(req, addressOfStaff(req), tried)
    throw new StaffRefusal(staffText(localeOf(req), 'staff_sign_in_wait', { seconds: Math.ceil(wait / 1000) }), 429)
  }
  return () => throttleOf(req).release(attempts)
}

/** An attempt at a password, counted by nothing that another network can raise. */
export const countStaffAttempt = (req: PayloadRequest, email: string): Promise<() => Promise<void>> => {
  const address = addressOfStaff(req)
  return countAttempt(
    req,
    [
      { counted: 'staff address', of: address },
      { counted: 'staff here', of: accountAt(email, address) },
    ],
    { email },
  )
}

/**
 * An attempt at a code, counted by account, from wherever it is made: six digits are few, and only who knows the
 * password comes this far, so no stranger holds anybody up.
 */
export const countCodeAttempt = (req: PayloadRequest, id: string | number): Promise<() => Promise<void>> =>
  countAttempt(req, [{ counted: 'staff code', of: String(id) }], { id })
