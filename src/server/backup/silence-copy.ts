import { DatabaseSync } from 'node:sqlite'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { queryPostgres } from './postgres-tools.ts'

/** Runs one statement on a database that no shop has open yet. */
type Query = (statement: string) => Promise<Record<string, unknown>[]>

/** What the entries that are never done say in the admin. */
const NOT_SENT = 'Not sent: this shop is a copy.'

/**
 * What a shop does on its own for the outside, each by the column that says so. A backup of an older version may not
 * have all of them.
 */
const outward = (now: Instant): readonly { table: string; column: string; statement: string }[] => [
  {
    // Done rather than deleted: a key is noted once, so nothing notes it again.
    table: 'outbox',
    column: 'done_at',
    statement: `update outbox set done_at = ${now}, error = '${NOT_SENT}' where done_at is null`,
  },
  { table: 'webhooks', column: 'active', statement: 'update webhooks set active = false where active = true' },
  {
    table: 'webhook_deliveries',
    column: 'next_at',
    statement: `update webhook_deliveries set state = 'failed', error = 'off', next_at = null where state = 'waiting'`,
  },
  {
    table: 'agent_sessions',
    column: 'webhook',
    statement: 'update agent_sessions set webhook = null where webhook is not null',
  },
  {
    table: 'stock_alerts',
    column: 'expires_at',
    statement: `update stock_alerts set expires_at = '${isoInstant(now)}' where expires_at > '${isoInstant(now)}'`,
  },
  {
    // What the shop would release at the payment provider may be a paid order of the real shop by now.
    table: 'payments',
    column: 'state',
    statement: `update payments set state = 'failed', answer = '{"reason":"payment-unavailable"}' where state in ('authorizing', 'action', 'voiding')`,
  },
]

/**
 * Takes from a restored database what a shop would send on its own: mails, captures, refunds and messages that wait,
 * webhooks, orders for agents, letters of what is back in stock, and payments that it would release. Returns how many
 * entries waited.
 */
async function silence(query: Query, hasColumn: (table: string, column: string) => Promise<boolean>, now: Instant) {
  const [waiting] = await query('select count(*) as n from outbox where done_at is null')
  for (const { table, column, statement } of outward(now)) if (await hasColumn(table, column)) await query(statement)
  return Number(waiting?.n ?? 0)
}

export async function silenceSqlite(file: string, now: Instant): Promise<number> {
  const database = new DatabaseSync(file)
  try {
    const query: Query = async (statement) => database.prepare(statement).all()
    const hasColumn = async (table: string, column: string) =>
      database.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, column) !== undefined
    return await silence(query, hasColumn, now)
  } finally {
    database.close()
  }
}

export async function silencePostgres(url: string, now: Instant): Promise<number> {
  const query: Query = (statement) => queryPostgres(url, statement)
  const hasColumn = async (table: string, column: string) => {
    const found = await query(
      `select 1 from information_schema.columns where table_schema = current_schema() and table_name = '${table}' and column_name = '${column}'`,
    )
    return found.length > 0
  }
  return silence(query, hasColumn, now)
}
