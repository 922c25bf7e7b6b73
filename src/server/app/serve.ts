import { startUnlessLacking } from './background.ts'
import { closeOnSignal } from './close.ts'
import { env, isDev } from './env.ts'
import { requestHandler } from './handle.ts'
import { httpServer, listen } from './listen.ts'
import { logAsJson, logAsText } from './log.ts'
import { openShop } from './open-shop.ts'
import { otherSecret } from './other-secret.ts'
import { foundBy, startWarnings } from './start-warnings.ts'
import { newerDatabase } from '../database/newer-database.ts'
import { olderDatabase } from '../database/older-database.ts'
import { getShopPayload } from '../database/payload.ts'
import { missingPictures } from '../media/missing-pictures.ts'
import { usableStorage } from '../media/shop-storage.ts'
import { openTracing } from '../tracing/open-tracing.ts'

/** Joins the shop, its images and API, and the admin behind one port. */
if (env.jsonLog) logAsJson()
else if (!isDev(env)) logAsText()
const dated = (sentence: string) => (env.jsonLog ? sentence : `${new Date().toISOString()} ${sentence}`)
const log = (sentence: string) => console.log(dated(sentence))
const warn = (sentence: string) => console.warn(dated(sentence))

const end = (sentence: string) => {
  console.error(sentence)
  process.exit(1)
}

const storage = await usableStorage(env, warn).catch((error: Error) => end(error.message))
const http = httpServer(env)
const shop = await openShop(env, { http, storage, log, warn })
http.on('request', requestHandler(shop.requests))
const background = [...(await openTracing(env.tracing)), ...shop.background]
await startUnlessLacking(background, {
  lacked: async () => olderDatabase(await getShopPayload()),
  isDev: isDev(env),
  end,
})
for (const warning of startWarnings(env, process.env)) warn(warning)
listen(http, env, log)
closeOnSignal({ http, background, engine: shop.engine, log })
// Nobody waits for this.
const payload = await getShopPayload()
const looks = [newerDatabase(payload), otherSecret(payload, env.ROLE), missingPictures(payload, storage, env.dataDir)]
if (isDev(env)) looks.push(olderDatabase(payload))
for (const found of await foundBy(looks)) warn(found)
