import { isoInstant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'

type Audit = { kind: string; what: string; detail: string; at: number; network?: string }

/** Notes what was done with a webhook or an API key, where administrators see it. */
export async function writeAudit(rows: Rows, { kind, what, detail, at, network }: Audit): Promise<void> {
  const time = isoInstant(at)
  await rows(
    sql`insert into security_events (kind, user_id, address, detail, created_at, updated_at) values (${kind}, ${what}, ${network ?? null}, ${detail}, ${time}, ${time}) returning id`,
  )
}
