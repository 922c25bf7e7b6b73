import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import about from '../../../package.json' with { type: 'json' }
import { isSaidToBeAway, noteDatabaseIsBack } from '../database/database-away.ts'
import { rowsOf, sql } from '../database/database.ts'
import { wasDatabaseFull } from '../database/full-disk.ts'
import type { HostedState } from '../search/search-fallback.ts'
import type { IndexState } from '../search/shop-indexes.ts'
import { diskState, type DiskState } from './disk.ts'

type Disk = {
  free(): Promise<number | undefined>
  /** Whether the database is on it: nothing can be sold once that is full. */
  hasDatabase: boolean
}
/** `full`: it answers, but nothing can be sold. */
type State = { database: 'up' | 'down' | 'full'; disk: DiskState }
type Check = { state: State; at: number }

/**
 * What was seen of database and disk is repeated for a second. In its second half it is looked at again beside the answer:
 * whoever asks often waits for no query, not even where strangers keep the database busy.
 */
const [REPEATED_MS, LOOKED_AT_AGAIN_MS] = [1000, 500]

/**
 * `GET /api/health`: 200 with the state of the parts, or 503 and what is down. Does not say why: that is in the log.
 */
export function healthEndpoint(
  payload: () => Promise<Payload>,
  disk: Disk,
  searchState?: () => IndexState,
  hostedState?: () => HostedState,
) {
  const current = watch(payload, disk)
  return async (_: IncomingMessage, response: ServerResponse): Promise<void> => {
    const state = await current()
    const search = searchState?.()
    const isUp = state.database === 'up' && search !== 'failed' && !(disk.hasDatabase && state.disk === 'full')
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(
      JSON.stringify({
        status: isUp ? 'ok' : 'down',
        ...state,
        ...(search && { search }),
        // The engine inside answers while it is away.
        ...(search && hostedState && { hostedSearch: hostedState() }),
        timeZones: process.versions.tz,
        version: about.version,
      }),
    )
  }
}

function watch(payload: () => Promise<Payload>, disk: Disk): () => Promise<State> | State {
  let last: Check = { state: { database: 'down', disk: 'ok' }, at: -Infinity }
  let running: Promise<State> | undefined
  const check = async (): Promise<State> => {
    const [database, free] = await Promise.all([databaseOf(payload), disk.free()])
    const state = { database, disk: diskState(free) }
    if (state.disk === 'full' && last.state.disk !== 'full')
      console.error(`health: the disk of DATA_DIR is full, ${free} bytes are left`)
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

const databaseOf = (payload: () => Promise<Payload>): Promise<State['database']> =>
  payload()
    .then((ready) => rowsOf(ready)(sql`select 1 as up`))
    .then(() => {
      noteDatabaseIsBack()
      return wasDatabaseFull() ? ('full' as const) : ('up' as const)
    })
    .catch((error: unknown) => {
      if (!isSaidToBeAway(error)) console.error('health: the database is down', error)
      return 'down' as const
    })
