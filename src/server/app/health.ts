import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import about from '../../../package.json' with { type: 'json' }
import { rowsOf, sql } from '../database/database.ts'
import type { IndexState } from '../search/shop-indexes.ts'

type DatabaseState = 'up' | 'down'
type Check = { state: DatabaseState; at: number }

/**
 * What was seen of the database is repeated for a second. In its second half it is looked at again beside the answer:
 * whoever asks often waits for no query, not even where strangers keep the database busy.
 */
const [REPEATED_MS, LOOKED_AT_AGAIN_MS] = [1000, 500]

/**
 * `GET /api/health`: 200 with the state of the parts, or 503 and what is down. Does not say why: that is in the log.
 */
export function healthEndpoint(payload: () => Promise<Payload>, searchState?: () => IndexState) {
  const databaseState = databaseWatch(payload)
  return async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    const database = await databaseState()
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
}

function databaseWatch(payload: () => Promise<Payload>): () => Promise<DatabaseState> | DatabaseState {
  let last: Check = { state: 'down', at: -Infinity }
  let running: Promise<DatabaseState> | undefined
  const check = async (): Promise<DatabaseState> => {
    const state = await databaseOf(payload)
    last = { state, at: performance.now() }
    running = undefined
    return state
  }
  return () => {
    const age = performance.now() - last.at
    if (age > LOOKED_AT_AGAIN_MS) running ??= check()
    return running && age > REPEATED_MS ? running : last.state
  }
}

const databaseOf = (payload: () => Promise<Payload>): Promise<DatabaseState> =>
  payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(() => 'up' as const)
    .catch((error: unknown) => {
      console.error('health: the database is down', error)
      return 'down' as const
    })
