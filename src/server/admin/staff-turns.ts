import { APIError, type PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { accountAt, throttle, type Turn } from '../accounts/sign-in-delay.ts'
import { ADDRESS_HEADER } from '../http/network.ts'

const throttles = new WeakMap<object, ReturnType<typeof throttle>>()
function throttleOf({ payload }: PayloadRequest): ReturnType<typeof throttle> {
  const own = throttles.get(payload) ?? throttle({ payload: async () => payload })
  throttles.set(payload, own)
  return own
}

/** The address that a request to the admin comes from, as the server saw it. */
export const addressOfStaff = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  headers.get(ADDRESS_HEADER) ?? 'unknown'

/** Counts an attempt before it is made; refuses it while it must wait. What is returned takes it back. */
async function takeTurn(req: PayloadRequest, turns: Turn[]): Promise<() => Promise<void>> {
  const wait = await throttleOf(req).take(turns)
  if (wait > 0)
    throw new APIError(
      staffText(localeOf(req), 'staff_sign_in_wait', { seconds: Math.ceil(wait / 1000) }),
      429,
      undefined,
      true,
    )
  return () => throttleOf(req).release(turns)
}

/** An attempt at a password, counted by nothing that another network can raise. */
export const takeStaffTurn = (req: PayloadRequest, email: string): Promise<() => Promise<void>> => {
  const address = addressOfStaff(req)
  return takeTurn(req, [
    { counted: 'staff address', of: address },
    { counted: 'staff here', of: accountAt(email, address) },
  ])
}

/**
 * An attempt at a code, counted by account, from wherever it is made: six digits are few, and only who knows the
 * password comes this far, so no stranger holds anybody up.
 */
export const takeCodeTurn = (req: PayloadRequest, id: string | number): Promise<() => Promise<void>> =>
  takeTurn(req, [{ counted: 'staff code', of: String(id) }])
