import pg from 'pg'

const PATIENCE_MS = 5000

/**
 * A sentence where the PostgreSQL of `url` does not let anybody in, or lets the shop make no tables that it has yet to
 * make. Payload’s own connection would end the process, after thousands of lines of SQL.
 */
export async function postgresFault(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  const { host, port, database = '', user = '' } = client
  const where = `host ${host}, port ${port}, database ${database}, user ${user}`
  try {
    await client.connect()
    if (await canHoldShop(client)) return undefined
    return `DATABASE_URL leads to a database without a shop where its user may not create tables (${where}). If it is not the right one, correct DATABASE_URL; if it is, as its owner: GRANT USAGE, CREATE ON SCHEMA public TO ${client.escapeIdentifier(user)};`
  } catch (error) {
    const cause = (error as Error).message || 'no answer'
    const remedy = isRefusal(error) ? 'Correct DATABASE_URL.' : 'Start it, or correct DATABASE_URL.'
    return `DATABASE_URL does not lead to a database: ${cause} (${where}). ${remedy}`
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether the server is there and knows no such user, password or database (SQLSTATE classes 28 and 3D). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code))

/** Whether the tables are there or may be made. Since PostgreSQL 15 only the owner of a database may by default. */
async function canHoldShop(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ can: boolean | null }>(
    `select exists (select from pg_class where relname = 'payload_migrations' and relnamespace = to_regnamespace('public')) or has_schema_privilege(to_regnamespace('public'), 'usage') and has_schema_privilege(to_regnamespace('public'), 'create') as can`,
  )
  return rows[0]?.can === true
}
