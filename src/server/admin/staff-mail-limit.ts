import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { StaffRefusal } from '../../cms/staff-refusal.ts'
import type { Both } from '../../domain/locale.ts'
import { staffLimiter } from './staff-limiter.ts'

/** In seconds: one mail for a forgotten password of the staff, for an address. */
const ONE_MAIL_IN = 15
const tooSoon: Both = {
  en: `An email was just requested for this address. Check your inbox, or ask again in ${ONE_MAIL_IN} seconds.`,
  fr: `Un courriel vient d’être demandé pour cette adresse. Vérifiez vos courriels, ou redemandez-en un dans ${ONE_MAIL_IN} secondes.`,
}

/**
 * Keeps the staff's mailboxes from being flooded; an unknown address gets the same answer. Payload's own interval is
 * off (cms/collections/users.ts).
 */
export function staffMailLimit(): CollectionBeforeOperationHook {
  const limiter = staffLimiter({ kind: 'staff-mail', points: 1, seconds: ONE_MAIL_IN })
  return async ({ args, operation, req }) => {
    if (operation !== 'forgotPassword') return args
    const email = String((args as { data?: { email?: unknown } }).data?.email ?? '')
      .toLowerCase()
      .trim()
    const asked = await limiter()
    try {
      // As a hash: the address may be as long as a request.
      await asked.consume(createHash('sha256').update(email).digest('base64url'))
    } catch {
      throw new StaffRefusal(tooSoon[localeOf(req)], 429)
    }
    return args
  }
}
