import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { ADDRESS_HEADER } from '../http/network.ts'
import { isStaffPassword, storedMember } from './staff-password.ts'
import { accountAt, throttle, type Turn } from '../accounts/sign-in-delay.ts'

const throttles = new WeakMap<object, ReturnType<typeof throttle>>()
function throttleOf({ payload }: PayloadRequest): ReturnType<typeof throttle> {
  const own = throttles.get(payload) ?? throttle({ payload: async () => payload })
  throttles.set(payload, own)
  return own
}

/** The failures that an attempt to sign in is counted with; none of them another network can raise. */
const turnsOf = (email: string, address: string): Turn[] => [
  { counted: 'staff address', of: address },
  { counted: 'staff here', of: accountAt(email, address) },
]

/** The address that a request to the admin comes from, as the server saw it. */
export const addressOfStaff = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  headers.get(ADDRESS_HEADER) ?? 'unknown'

/** Counts an attempt at a secret of the staff before it is made; refuses it while it must wait. */
export async function takeStaffTurn(req: PayloadRequest, email: string): Promise<() => Promise<void>> {
  const turns = turnsOf(email, addressOfStaff(req))
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

/**
 * Slows down who guesses passwords of the staff, by network and by account from one network: nobody can lock another
 * out. Known and unknown addresses are answered alike, after the same work. What the server itself does is not counted.
 */
export const staffSignIn = {
  beforeOperation: [
    async ({ args, operation, req }) => {
      if (operation !== 'login' || req.payloadAPI === 'local') return args
      const { email: given, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {}
      const email = typeof given === 'string' ? given.toLowerCase().trim() : ''
      req.context.releaseSignIn = await takeStaffTurn(req, email)
      if (!(await storedMember(req, { email }))) await isStaffPassword(undefined, password)
      return args
    },
  ],
  // Not waited for: the sign-in has a transaction, for whose end the only writer of SQLite waits.
  afterLogin: [
    ({ req }) => {
      const release = req.context.releaseSignIn as (() => Promise<void>) | undefined
      void release?.().catch((error: unknown) => req.payload.logger.error(String(error)))
    },
  ],
} satisfies CollectionConfig['hooks']
