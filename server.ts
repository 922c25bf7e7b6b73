import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { locales } from './src/domain/locale.ts'
import { accountForRequest } from './src/server/accounts/account-for-request.ts'
import { createAccounts } from './src/server/accounts/create-accounts.ts'
import { runSweeps } from './src/server/accounts/retention.ts'
import { adminApp, isAdminPath } from './src/server/admin/admin-app.ts'
import { adminBodies } from './src/server/admin/admin-bodies.ts'
import { runRetention } from './src/server/analytics/retention.ts'
import { Answers } from './src/server/assistant/answers.ts'
import { assistantApi } from './src/server/assistant/assistant-api.ts'
import { tokenBudget } from './src/server/assistant/budget.ts'
import { Knowledge } from './src/server/assistant/knowledge.ts'
import { LanguageModel } from './src/server/assistant/language-model.ts'
import { tags } from './src/server/feed/cache-tags.ts'
import { pagePaths } from './src/server/pages/content.ts'
import { cartApi, cartVisitor, type ShopperOf } from './src/server/cart/cart-api.ts'
import { tailChanges, type Tail } from './src/server/feed/change-tail.ts'
import { checkoutForRequest } from './src/server/checkout/checkout-for-request.ts'
import { Checkouts } from './src/server/checkout/checkouts.ts'
import type { VisitorContext } from './src/server/pages/context.ts'
import { createShop } from './src/server/app/create-shop.ts'
import { shopEndpoints } from './src/server/app/endpoints.ts'
import { env, publicSettings } from './src/server/app/env.ts'
import { health } from './src/server/app/health.ts'
import { mailer } from './src/server/mail/mailer.ts'
import { Newsletter } from './src/server/newsletter/newsletter.ts'
import { cachedPage, pageCache, pageServer } from './src/server/pages/page-server.ts'
import { createOrders } from './src/server/orders/create-orders.ts'
import { pickupStores } from './src/server/orders/pickup-stores.ts'
import { paymentApi } from './src/server/payments/payment-api.ts'
import { paymentGateway } from './src/server/payments/payment-gateway.ts'
import { getShopPayload } from './src/server/database/payload.ts'
import { mayPreview, preview } from './src/server/pages/preview.ts'
import { promoClock } from './src/server/feed/promo-clock.ts'
import { refuse } from './src/server/http/refuse-request.ts'
import { readCache, cachedReads } from './src/server/feed/cached-reads.ts'
import { requestAddress, requestLimits, type RequestKind } from './src/server/http/request-limits.ts'
import { isSameOrigin } from './src/server/http/same-origin.ts'
import { SEARCH_API, searchApi } from './src/server/search/search-api.ts'
import { hostedApi, hostedClient, hostedSearchClient, type HostedKeys } from './src/server/search/hosted.ts'
import { SearchLog } from './src/server/search/search-log.ts'
import { persistentEngine } from './src/server/search/persistent-engine.ts'
import { runScheduled } from './src/server/app/scheduled.ts'
import { shopBuild } from './src/server/app/shop-build.ts'
import { shopFiles } from './src/server/media/shop-files.ts'
import { setTransport } from './src/server/http/site-headers.ts'
import { staticFiles } from './src/server/http/static-files.ts'
import { sendStored, type StoredPage } from './src/server/http/stored-page.ts'
import { TagCache } from './src/server/feed/tag-cache.ts'

/** Joins the shop, its images and API, and the admin behind one port. */
const dev = env.NODE_ENV === 'development'
const root = env.APP_ROOT
const log = (sentence: string) => console.log(`${new Date().toISOString()} ${sentence}`)

const engine = persistentEngine(path.join(env.dataDir, 'search'))
const hosted: HostedKeys | undefined =
  env.ALGOLIA_APP_ID && env.ALGOLIA_SEARCH_KEY
    ? { appId: env.ALGOLIA_APP_ID, searchKey: env.ALGOLIA_SEARCH_KEY }
    : undefined
const { shop, drafts, carts, taxes, recordOf, redirects, menu, sitemap, indexes, warm, take, forget } = createShop(
  getShopPayload,
  {
    engine: engine.engine,
    snapshot: engine.snapshot,
    ...(hosted && { searchClient: hostedSearchClient(hostedClient(hosted)) }),
    log,
    changed: () => dropCaches(),
  },
)
const reads = readCache()
const pages = env.CACHE === 'pages' && !dev ? pageCache() : undefined
const texts = new TagCache<StoredPage>(20)
const server = http.createServer({ keepAliveTimeout: 30_000, requestTimeout: 60_000, maxHeaderSize: 16 * 1024 })

const secure = env.siteUrl.startsWith('https:')
const mail = mailer({ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, folder: path.join(env.dataDir, 'mail') })
const newsletter = new Newsletter({ payload: getShopPayload, mail, siteUrl: env.siteUrl })
const accounts = createAccounts({
  payload: getShopPayload,
  mail,
  newsletter,
  siteUrl: env.siteUrl,
  office: env.office,
  addressOf: requestAddress(env.TRUST_PROXY),
  log,
})
// Vite sends every module of a page on its own.
const limits = requestLimits(env.TRUST_PROXY, dev ? 50 : 1)
const { isOverLimit } = limits
const shopperOf: ShopperOf = async (request, response) => (await accounts.sessionOf(request, response))?.customer
const cartOf = cartVisitor(carts, secure, shopperOf)
const cached = env.CACHE === 'none' ? shop : cachedReads(shop, reads)
const gateway = paymentGateway(env, {
  payload: getShopPayload,
  notify: (body, signature) => payments.hear(body, signature),
})
const checkouts = new Checkouts({
  payload: getShopPayload,
  recordOf,
  cartOf: (token, locale, shopper) => carts.read(token, locale, shopper),
  stores: pickupStores(cached),
  taxes,
  gateway,
})
const { orders, returns, placing, reconciler, paymentReceived } = createOrders({
  checkouts,
  mail,
  siteUrl: env.siteUrl,
  office: env.office,
  log,
})
const payments = paymentApi({ gateway, receive: paymentReceived })
const checkoutOf = checkoutForRequest({ checkouts, placing, orders, returns, shopperOf, limits })
const visitor = (request: IncomingMessage, response: ServerResponse): VisitorContext => ({
  ...cartOf(request, response),
  ...checkoutOf(request, response),
  ...accountForRequest(accounts, request, response, { secure }),
})
const previews = preview({ payload: getShopPayload, secure })
const uploads = Object.entries(shopFiles(env.dataDir, getShopPayload))
const files = staticFiles(path.join(root, 'build/client'))
const admin = adminBodies(getShopPayload, adminApp({ root, dev, server, port: env.PORT }))
const { build, middleware } = await shopBuild({ root, dev, server })
const page = pageServer({
  build,
  shop: cached,
  siteUrl: env.siteUrl,
  settings: publicSettings(env),
  cache: pages,
  mode: dev ? 'development' : 'production',
  visitor,
  redirectFor: (path) => redirects.of(path),
  draftShop: async (request) => ((await previews.isOn(request)) ? drafts : undefined),
})
const answers = new Answers({ shop, knowledge: new Knowledge(shop, async () => pagePaths(await getShopPayload())) })
const model = env.ASSISTANT_API_KEY
  ? new LanguageModel({
      url: env.ASSISTANT_URL,
      key: env.ASSISTANT_API_KEY,
      model: env.ASSISTANT_MODEL,
      answers,
      budget: tokenBudget(getShopPayload, env.ASSISTANT_DAILY_TOKENS),
    })
  : undefined
const searchLog = new SearchLog({ payload: getShopPayload, log })
const search = hosted
  ? hostedApi(hosted, SEARCH_API)
  : searchApi(
      engine.engine,
      { search: env.ALGOLIA_SEARCH_KEY, admin: env.ALGOLIA_ADMIN_KEY },
      searchLog,
      requestAddress(env.TRUST_PROXY),
    )

const endpoints = shopEndpoints({
  payload: getShopPayload,
  server: { shop, menu, sitemap },
  texts,
  accounts,
  newsletter,
  previews,
  isOverLimit,
  siteUrl: env.siteUrl,
  health: (_, response) =>
    health(response, getShopPayload, root, env.ROLE === 'admin' ? undefined : () => indexes.state),
  cart: cartApi(cartOf),
  payments: payments.endpoints,
  assistant:
    env.CHATBOT === 'on'
      ? assistantApi({
          answers,
          model,
          mail,
          support: env.office,
          readOrder: (request, response, key, locale) => checkoutOf(request, response).readOrder(key, locale),
          isTooMany: isOverLimit,
          log,
        })
      : {},
})

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = URL.parse(request.url ?? '/', env.siteUrl)
  if (!url || !request.url?.startsWith('/')) return refuse(request, response, 400)
  const { pathname } = url
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
  const kind: RequestKind = isAdminPath(pathname)
    ? 'admin'
    : pathname.startsWith(SEARCH_API)
      ? 'search'
      : isWrite
        ? 'write'
        : pathname.startsWith('/api/')
          ? 'api'
          : 'page'
  setTransport(response, secure)
  if (!isWrite && files(request, response, pathname)) return
  const cached = mayPreview(request) ? undefined : cachedPage(pages, request)
  if (cached) return sendStored(request, response, cached)
  const upload = isWrite ? undefined : uploads.find(([prefix]) => pathname.startsWith(prefix))?.[1]
  if (upload) return upload(request, response, url)
  if (await isOverLimit(request, kind)) return refuse(request, response, 429)
  if (isAdminPath(pathname))
    return env.ROLE === 'shop' ? refuse(request, response, 404, 'The admin runs elsewhere') : admin(request, response)
  if (env.ROLE === 'admin' && pathname !== '/api/health')
    return refuse(request, response, 404, 'The shop runs elsewhere')
  if (isWrite && !isSameOrigin(request)) return refuse(request, response, 403)
  if (pathname.startsWith(SEARCH_API)) return search(request, response, url)
  const endpoint = endpoints[pathname]
  if (endpoint) return endpoint(request, response, url)
  if (pathname.startsWith('/api/')) return refuse(request, response, 404)
  if (env.CACHE === 'none') forget()
  return middleware ? middleware(request, response, () => page(request, response, url)) : page(request, response, url)
}

server.on('request', (request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(request.method, request.url, error)
    if (!response.headersSent) refuse(request, response, 500)
    else response.destroy()
  })
})

const dropCaches = () => {
  for (const cache of [reads, pages, texts]) cache?.clear()
}
const dropAll = () => {
  forget()
  dropCaches()
}

const drop = (dropped: Iterable<string>) => {
  for (const cache of [reads, pages, texts]) cache?.drop(dropped)
}

const promos = promoClock(getShopPayload, () => drop([tags.promos]))
let tail: Tail | undefined
async function follow() {
  tail = await tailChanges(await getShopPayload(), {
    async changed(changes, last) {
      const dropped = await take(changes, last)
      if (changes.some(({ target }) => target === 'promo-messages')) await promos.look()
      if (!dropped) return dropCaches()
      drop(dropped)
      for (const locale of locales) texts.drop([`sitemap:${locale}`])
    },
    flush: dropAll,
    log,
  })
  await promos.look()
  await warm()
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${env.PORT} is in use. Stop what uses it, or set PORT to another.`
      : error.message,
  )
  process.exit(1)
})

if (env.ROLE !== 'admin') {
  await follow()
  searchLog.start()
}
const reconciling = env.ROLE === 'admin' ? undefined : reconciler.start()
const scheduled = env.ROLE === 'shop' ? undefined : runScheduled(await getShopPayload(), log)
const sweeps = env.ROLE === 'shop' ? undefined : runSweeps(await getShopPayload(), log)
const retention = env.ROLE === 'shop' ? undefined : runRetention(await getShopPayload(), log)
server.listen(env.PORT, env.HOST, () => {
  const { port } = server.address() as { port: number }
  const own = env.SITE_URL ? env.siteUrl : `http://localhost:${port}`
  log(`Portage is open: ${own}   Editors: ${own}/admin`)
  process.send?.('listening')
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void tail?.stop()
    promos.stop()
    indexes.stop()
    void searchLog.stop().finally(() => engine.close())
    scheduled?.stop()
    sweeps?.stop()
    reconciling?.stop()
    retention?.stop()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), 5000).unref()
  })
}
