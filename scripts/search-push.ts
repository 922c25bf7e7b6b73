import { readArguments } from './steps/arguments.ts'
import { openShopSearch } from './steps/shop-search.ts'
import { stop } from './steps/run.ts'

/**
 * Copies the search index to hosted Algolia: records, settings, synonyms and rules. `--host NAME` is another server
 * that speaks the protocol.
 */
const {
  values: { host },
} = readArguments({
  command: 'npm run search:push',
  form: '[--host NAME]',
  says: 'Copies the search index to the application of ALGOLIA_APP_ID at hosted Algolia.',
  options: { host: { type: 'string', says: 'another server that speaks the protocol' } },
})
const { shop, engine, env, bar, close } = await openShopSearch()
const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: key } = env
if (!appId || !key) stop('Set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY: they say where the index is to be copied.')
const { hostedClient } = await import('../src/server/search/hosted.ts')
const { pushIndexes } = await import('../src/server/search/push.ts')
await shop.indexes.started()
await pushIndexes(await engine.engine(), hostedClient({ appId, searchKey: key, ...(host ? { host } : {}) }), bar)
console.log(`The search index is copied to the application ${appId}.`)
await close()
