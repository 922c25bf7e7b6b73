import type { Payload } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import type { Instant } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { AccountMails } from './account-mails.ts'
import { safetyChanges, type SafetyChange, type SecurityLog } from './security-log.ts'

type Options = {
  payload(): Promise<Payload>
  log: SecurityLog
  mails: Pick<AccountMails, 'safetyChanged'>
  /** Sends without being waited for. */
  later(mail: Promise<void>): void
  now?(): Instant
}

/**
 * The security log that also writes to the owner, in the language of the account, what changed of its safety. Every
 * such act is logged once it is done and none that was refused, the library's and our own, so no way to change an
 * account is forgotten.
 */
export function notifyingLog({ payload, log, mails, later, now = Date.now }: Options): SecurityLog {
  async function notify(customerId: string, change: SafetyChange, agent?: string): Promise<void> {
    const at = now()
    const [owner] = await rowsOf(await payload())<{ email: string; name: string; locale: string }>(
      sql`select email, name, locale from customers where id = ${customerId}`,
    )
    if (owner) await mails.safetyChanged({ ...owner, locale: localeOr(owner.locale) }, change, at, agent)
  }
  return async (request, kind, customerId, detail) => {
    const change = safetyChanges.find((one) => one === kind)
    // First: the owner is notified even if the log cannot be written.
    if (change && customerId) later(notify(customerId, change, detail))
    await log(request, kind, customerId, detail)
  }
}
