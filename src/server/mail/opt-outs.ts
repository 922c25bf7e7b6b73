import { isoInstant, type Instant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'

/** The kinds of mails that an address can ask for no more of. */
export type OptOutKind = 'review' | 'stock' | 'question'

/** The sum of an address, not the address: what is stored says of nobody that they bought or wanted something. */
export const personOf = (email: string): string => hashedToken(email.trim().toLowerCase())

const keyOf = (kind: OptOutKind, person: string): string => `${kind} ${person}`

export async function optOut(rows: Rows, kind: OptOutKind, person: string, at: Instant): Promise<void> {
  const now = isoInstant(at)
  await rows(
    sql`insert into mail_opt_outs (key, created_at, updated_at) values (${keyOf(kind, person)}, ${now}, ${now}) on conflict (key) do nothing returning id`,
  )
}

/** Takes it back. */
export const optIn = async (rows: Rows, kind: OptOutKind, person: string): Promise<void> =>
  void (await rows(sql`delete from mail_opt_outs where key = ${keyOf(kind, person)}`))

export const isOptedOut = async (rows: Rows, kind: OptOutKind, person: string): Promise<boolean> =>
  (await rows(sql`select id from mail_opt_outs where key = ${keyOf(kind, person)}`)).length > 0
