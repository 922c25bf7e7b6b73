import type { Employee } from '../../cms/payload-types.ts'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

/**
 * Adds the scrypt hash of a new PIN. The PIN itself is virtual, so it is never stored; it stays in the data because
 * Payload validates fields after this hook. A PIN is replaced because somebody may have it who should not: the account
 * that took the entitlement with the old one loses it.
 */
export const hashPin: CollectionBeforeChangeHook = async ({ data, originalDoc }) => {
  const given = data as { pin?: string | null; userId?: string | null }
  const before = (originalDoc as Employee | undefined)?.userId ?? null
  // An emptied field is not an account: two of them must not collide.
  const userId = given.userId === undefined ? before : given.userId || null
  // Of another account, the editor decides in the same form.
  const isEnded = given.pin && userId === before
  return { ...given, userId: isEnded ? null : userId, ...(given.pin && { pinHash: await hashPassword(given.pin) }) }
}

/** The audit of an entitlement that the admin ended. */
export const noteEnd: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const [now, before] = [doc, previousDoc] as Employee[]
  const ended =
    operation === 'update' && before?.active && before.userId && (!now?.active || now.userId !== before.userId)
  if (ended)
    await req.payload.create({
      collection: 'employee-uses',
      data: { employee: before.staffNumber, userId: before.userId, kind: 'ended' },
      req,
      overrideAccess: true,
      depth: 0,
    })
}

/** Takes the same time where there is no such employee. */
export async function isPin(pin: string, hash: string | null | undefined): Promise<boolean> {
  const right = await verifyPassword(hash || NOBODY, pin)
  return right && Boolean(hash)
}

/** A hash in the right shape of no PIN. */
const NOBODY = `${'0'.repeat(32)}:${'0'.repeat(128)}`
