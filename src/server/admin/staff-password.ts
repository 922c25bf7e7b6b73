import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'
import { sameToken } from '../http/tokens.ts'

type Hashed = { hash?: string | null; salt?: string | null }

const hashed = promisify(pbkdf2)
/** How Payload hashes passwords of the staff, now and in its versions before (payload/auth/strategies/local). */
const now = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const before = { prefix: '', iterations: 25_000, bytes: 512 }
/** Of nobody: checking a password against it is as much work as any. */
const nobody = { hash: `${now.prefix}${randomBytes(now.bytes).toString('hex')}`, salt: randomBytes(32).toString('hex') }

/** Whether a password is a member's; takes as long where there is no such member. */
export async function isStaffPassword(member: Hashed | null | undefined, password: unknown): Promise<boolean> {
  const known = Boolean(member?.hash && member.salt)
  const { hash, salt } = { ...nobody, ...(known && (member as { hash: string; salt: string })) }
  const { prefix, iterations, bytes } = hash.startsWith(now.prefix) ? now : before
  const given = await hashed(typeof password === 'string' ? password : '', salt, iterations, bytes, 'sha256')
  return sameToken(given.toString('hex'), hash.slice(prefix.length)) && known
}

/** A member with what no reader of the admin gets, such as the hash. */
export const storedMember = async (
  { payload }: PayloadRequest,
  where: { id: string | number } | { email: string },
): Promise<(Hashed & { id: number | string; email: string; role?: string | null }) | null> =>
  payload.db.findOne({
    collection: 'users',
    where: 'id' in where ? { id: { equals: where.id } } : { email: { equals: where.email } },
  })
