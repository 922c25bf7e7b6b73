import { requestAddress } from '../http/request-limits.ts'
import type { Env } from '../app/env.ts'
import type { ShopServer } from '../app/create-shop.ts'
import { hostedApi, type HostedKeys } from './hosted.ts'
import type { PersistentEngine } from './persistent-engine.ts'
import { SEARCH_API, searchApi, type SearchApi } from './search-api.ts'
import type { SearchLog } from './search-log.ts'

type Data = {
  engine: PersistentEngine
  hosted: HostedKeys | undefined
  searchLog: SearchLog
  shop: Pick<ShopServer, 'queries' | 'recommend'>
}

/** What answers the search protocol: the engine of this process, or hosted Algolia. */
export const shopSearchApi = (env: Env, { engine, hosted, searchLog, shop }: Data): SearchApi =>
  hosted
    ? hostedApi(hosted, SEARCH_API)
    : searchApi(
        engine.engine,
        { search: env.ALGOLIA_SEARCH_KEY, admin: env.ALGOLIA_ADMIN_KEY },
        {
          counter: searchLog,
          addressOf: requestAddress(env.TRUST_PROXY),
          readQueries: shop.queries.forProtocol,
          recommend: shop.recommend,
        },
      )
