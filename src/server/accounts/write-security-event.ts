import { isoInstant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'

/** Of the audit: what happened (`kind`), to whom or what, from which network, at an instant in milliseconds. */
export type AuditEvent = {
  kind: string
  of?: string | undefined
  network?: string
  detail?: string | undefined
  at: number
}

/** Writes a line of the audit, which administrators see and nobody alters. */
export async function writeSecurityEvent(rows: Rows, { kind, of, network, detail, at }: AuditEvent): Promise<void> {
  const time = isoInstant(at)
  await rows(
    sql`insert into security_events (kind, user_id, address, detail, created_at, updated_at) values (${kind}, ${of ?? null}, ${network ?? null}, ${detail ?? null}, ${time}, ${time}) returning id`,
  )
}
