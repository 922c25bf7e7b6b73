import { startAll } from './src/server/app/background.ts'
import { closeOnSignal } from './src/server/app/close.ts'
import { env } from './src/server/app/env.ts'
import { requestHandler } from './src/server/app/handle.ts'
import { httpServer, listen } from './src/server/app/listen.ts'
import { logAsJson } from './src/server/app/log.ts'
import { openShop } from './src/server/app/open-shop.ts'
import { openTracing } from './src/server/tracing/open-tracing.ts'

/** Joins the shop, its images and API, and the admin behind one port. */
if (env.jsonLog) logAsJson()
const log = (sentence: string) => console.log(env.jsonLog ? sentence : `${new Date().toISOString()} ${sentence}`)

const http = httpServer(env)
const shop = await openShop(env, { http, log })
http.on('request', requestHandler(shop.requests))
const background = [...(await openTracing(env.tracing)), ...shop.background]
await startAll(background)
listen(http, env, log)
closeOnSignal({ http, background, engine: shop.engine, log })
