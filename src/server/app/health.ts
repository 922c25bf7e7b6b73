import type { ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import about from '../../../package.json' with { type: 'json' }
import { rowsOf, sql } from '../database/database.ts'
import type { IndexState } from '../search/shop-indexes.ts'

/**
 * `GET /api/health`: 200 with the state of the parts, or 503 and what is down. Does not say why: that is in the log.
 */
export async function health(
  response: ServerResponse,
  payload: () => Promise<Payload>,
  searchState?: () => IndexState,
): Promise<void> {
  const database = await payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(() => 'up' as const)
    .catch((error: unknown) => {
      console.error('health: the database is down', error)
      return 'down' as const
    })
  const search = searchState?.()
  const isUp = database === 'up' && search !== 'failed'
  response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(
    JSON.stringify({
      status: isUp ? 'ok' : 'down',
      database,
      ...(search && { search }),
      timeZones: process.versions.tz,
      version: about.version,
    }),
  )
}
