import pg from 'pg'

const PATIENCE_MS = 5000

/** A sentence where the PostgreSQL of `url` does not let anybody in. Payload’s own connection would end the process. */
export async function postgresFault(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  try {
    await client.connect()
    return undefined
  } catch (error) {
    const { host, port, database, user } = client
    const cause = (error as Error).message || 'no answer'
    return `DATABASE_URL does not lead to a database: ${cause} (host ${host}, port ${port}, database ${database ?? ''}, user ${user ?? ''}). Start it, or correct DATABASE_URL.`
  } finally {
    await client.end().catch(() => {})
  }
}
