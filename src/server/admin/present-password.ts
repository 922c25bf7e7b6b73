import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import { staffText } from '../../cms/staff-words.ts'
import { staffLimiter } from './staff-limiter.ts'
import { isStaffPassword, storedMember } from './staff-password.ts'

/** What makes an account another's: how its owner signs in, and what the owner may. */
const guarded = ['email', 'password', 'role'] as const
/** Wrong passwords of one session's member, in so many seconds. */
const [GUESSES, IN_SECONDS] = [10, 15 * 60]

/**
 * A member who changes their own address, password or role gives the present password with it, or a session left open
 * would be enough to take the account. What the server itself does is not asked.
 */
export function presentPassword(): CollectionBeforeOperationHook {
  const limiter = staffLimiter({ kind: 'present-password', points: GUESSES, seconds: IN_SECONDS })
  return async ({ args, operation, req }) => {
    if ((operation !== 'update' && operation !== 'updateByID') || req.payloadAPI === 'local' || !req.user) return args
    const { id, where, data } = args as { id?: string | number; where?: Where; data?: Record<string, unknown> }
    const own = req.user.id
    const member = await storedMember(req, { id: own })
    const isChanged = guarded.some((name) => data?.[name] && (name === 'password' || data[name] !== member?.[name]))
    if (!isChanged || !(id === undefined ? await isAmong(req, where) : String(id) === String(own))) return args
    const refuse = (word: 'staff_password_wrong' | 'staff_sign_in_wait', status: 403 | 429, seconds = 0): never => {
      throw new StaffRefusal(staffText(localeOf(req), word, { seconds }), status)
    }
    const guesses = await limiter()
    const used = await guesses.get(String(own))
    if (used && used.remainingPoints <= 0) return refuse('staff_sign_in_wait', 429, Math.ceil(used.msBeforeNext / 1000))
    if (!(await isStaffPassword(member, data?.currentPassword))) {
      await guesses.consume(String(own)).catch(() => {})
      return refuse('staff_password_wrong', 403)
    }
    await guesses.delete(String(own))
    return args
  }
}

/** Whether whoever changes many members is one of them, too. */
async function isAmong(req: PayloadRequest, where: Where | undefined): Promise<boolean> {
  const found = await req.payload.db.findOne({
    collection: 'users',
    where: { and: [{ id: { equals: req.user?.id } }, ...(where ? [where] : [])] },
    req,
  })
  return found !== null
}
