import type { Payload } from 'payload'
import { isProvinceCode } from '../../domain/address/province.ts'
import { provinceZones } from '../../domain/address/province-zone.ts'
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

type OwnerRow = { email: string; name: string; locale: string; time_zone: string | null; province: string | null }

/** The clock an owner lives by: that of their favourite store, or of the province of their default address. */
const zoneOf = ({ time_zone: ofStore, province }: Pick<OwnerRow, 'time_zone' | 'province'>): string | undefined =>
  ofStore ?? (isProvinceCode(province) ? provinceZones[province] : undefined)

/**
 * The security log that also writes to the owner, in the language of the account, what changed of its safety. Every
 * such act is logged once it is done and none that was refused, the library's and our own, so no way to change an
 * account is forgotten.
 */
export function notifyingLog({ payload, log, mails, later, now = Date.now }: Options): SecurityLog {
  async function notify(customerId: string, change: SafetyChange, agent?: string): Promise<void> {
    const at = now()
    const [owner] = await rowsOf(await payload())<OwnerRow>(
      sql`select c.email, c.name, c.locale, s.time_zone, a.province from customers c
        left join stores s on s.slug = c.favourite_store
        left join customer_addresses a on a.user_id = c.id and a.is_default = ${true}
        where c.id = ${customerId}`,
    )
    if (!owner) return
    const { email, name, locale } = owner
    const timeZone = zoneOf(owner)
    const to = { email, name, locale: localeOr(locale), ...(timeZone && { timeZone }) }
    await mails.safetyChanged(to, change, at, agent)
  }
  return async (request, kind, customerId, detail) => {
    const change = safetyChanges.find((one) => one === kind)
    // First: the owner is notified even if the log cannot be written.
    if (change && customerId) later(notify(customerId, change, detail))
    await log(request, kind, customerId, detail)
  }
}
