import path from 'node:path'
import { environment } from './prepare.ts'
import { generateMessages } from './build.ts'
import { progressBar } from './progress.ts'

/** The shop with its search index on disk, for commands; a running shop goes on beside it. */
export async function openShopSearch() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.env.PAYLOAD_LOG_LEVEL ??= 'warn'
  const env = await environment()
  await generateMessages()
  const [{ getShopPayload }, { createShop }, { keptEngine }] = await Promise.all([import('../../src/server/payload.ts'), import('../../src/server/create-shop.ts'), import('../../src/server/search/kept-engine.ts')])
  const engine = keptEngine(path.join(env.dataDir, 'search'))
  const payload = await getShopPayload()
  const shop = createShop(getShopPayload, { engine: engine.engine, snapshot: engine.snapshot })
  const { totalDocs: products } = await payload.count({ collection: 'products', where: { _status: { equals: 'published' } } })
  const close = async () => {
    await engine.close()
    await payload.destroy()
    process.exit(0)
  }
  return { env, engine, shop, products, bar: progressBar(), close }
}
