import path from 'node:path'
import { openDatabase } from './database.ts'
import { progressBar } from './progress.ts'

/** The shop with its search index on disk, for commands. */
export async function openShopSearch() {
  const { env, payload, close: closeDatabase } = await openDatabase({ needsShop: true })
  const [{ createShop }, { persistentEngine }] = await Promise.all([
    import('../../src/server/app/create-shop.ts'),
    import('../../src/server/search/persistent-engine.ts'),
  ])
  const engine = persistentEngine(path.join(env.dataDir, 'search'))
  const shop = createShop(async () => payload, { engine: engine.engine, snapshot: engine.snapshot })
  const { totalDocs: products } = await payload.count({
    collection: 'products',
    where: { _status: { equals: 'published' } },
  })
  const close = async () => {
    await engine.close()
    await closeDatabase()
  }
  return { env, engine, shop, products, bar: progressBar(), close }
}
