import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { setDefaultLocale } from '../../domain/default-locale.ts'
import { accountForRequest } from '../accounts/account-for-request.ts'
import { createAccounts } from '../accounts/create-accounts.ts'
import { customerCartToken } from '../accounts/customer-cart.ts'
import { openAdmin } from '../admin/open-admin.ts'
import { openAssistant } from '../assistant/open-assistant.ts'
import { cartApi, cartVisitor, type ShopperOf } from '../cart/cart-api.ts'
import { checkoutForRequest } from '../checkout/checkout-for-request.ts'
import { Checkouts } from '../checkout/checkouts.ts'
import { expressApi } from '../checkout/express-api.ts'
import { isDatabaseAway } from '../database/is-away.ts'
import { getShopPayload } from '../database/payload.ts'
import { cachedReads } from '../feed/cached-reads.ts'
import { isHttps } from '../http/same-origin.ts'
import { requestAddress, requestLimits } from '../http/request-limits.ts'
import { mailer } from '../mail/mailer.ts'
import { isBucketAway } from '../media/bucket.ts'
import { shopFiles } from '../media/shop-files.ts'
import type { ShopStorage } from '../media/shop-storage.ts'
import { Newsletter } from '../newsletter/newsletter.ts'
import { createOrders } from '../orders/create-orders.ts'
import { pickupStores } from '../orders/pickup-stores.ts'
import type { VisitorContext } from '../pages/context.ts'
import { pageServer } from '../pages/page-server.ts'
import { preview } from '../pages/preview.ts'
import { partnerApi } from '../partners/partner-api.ts'
import { marksOf } from '../payments/marks-of.ts'
import { paymentApi } from '../payments/payment-api.ts'
import { paymentGateways } from '../payments/payment-gateways.ts'
import { hostedClient, hostedSearchClient, type HostedKeys } from '../search/hosted.ts'
import { persistentEngine } from '../search/persistent-engine.ts'
import { SearchLog } from '../search/search-log.ts'
import { shopSearchApi } from '../search/shop-search-api.ts'
import { openAgents } from '../ucp/open-agents.ts'
import { backgroundOf, type Background } from './background.ts'
import { webhookSender } from '../webhooks/send-webhooks.ts'
import { counting } from './counting.ts'
import { requestsAtOnce } from './connections.ts'
import { createShop } from './create-shop.ts'
import { freeBytes } from './disk.ts'
import { shopEndpoints } from './endpoints.ts'
import { isDev, type Env } from './env.ts'
import { publicSettings } from './public-settings.ts'
import { changeFeed, shopCaches } from './feed.ts'
import type { RequestParts } from './handle.ts'
import { healthEndpoint } from './health.ts'
import { openMetrics } from './metrics-endpoint.ts'
import { buildFiles } from './build-files.ts'
import { shopBuild } from './shop-build.ts'

/**
 * What the process gives: its server, for WebSockets of the admin and of Vite, and where its sentences go. `warn`: where
 * something failed, and somebody may have to act.
 */
type Process = { http: Server; storage: ShopStorage; log(sentence: string): void; warn(sentence: string): void }
type OpenShop = { requests: RequestParts; background: readonly Background[]; engine: { close(): Promise<void> } }

const payload = getShopPayload

/** Makes the parts of the shop from its settings, each from those above it. Nothing runs before it is started. */
export async function openShop(env: Env, process: Process): Promise<OpenShop> {
  setDefaultLocale(env.DEFAULT_LANGUAGE)
  const data = openData(env, process)
  const commerce = openCommerce(env, process, data)
  const pages = await openPages(env, process, data, commerce)
  const admin = openAdmin(env, process.http, payload)
  const [{ shop, caches }, { follow }] = [data, commerce.stockAlerts]
  const feed = changeFeed({ payload, shop, caches, follow, log: process.log, warn: process.warn })
  const { metrics, endpoints } = openMetrics(env.METRICS_TOKEN, {
    payload,
    caches: data.caches.byName,
    feedPosition: feed.position,
    freeBytes: () => freeBytes(env.dataDir),
  })
  return {
    requests: {
      siteUrl: env.siteUrl,
      trustProxy: env.TRUST_PROXY,
      role: env.ROLE,
      pages: data.caches.pages,
      isTooManyAtOnce: requestsAtOnce(env.MAX_CONNECTIONS_PER_ADDRESS, requestAddress(env.TRUST_PROXY)),
      isOverLimit: commerce.limits.isOverLimit,
      admin,
      ...pages,
      isAway: async (failure) => isBucketAway(failure) || isDatabaseAway(payload, failure),
      metrics,
      endpoints: { ...pages.endpoints, ...endpoints },
    },
    background: backgroundOf({
      role: env.ROLE,
      payload,
      changeFeed: feed,
      searchLog: data.searchLog,
      indexes: data.shop.indexes,
      ...commerce,
      log: process.warn,
    }),
    engine: data.engine,
  }
}

/** What is read: the shop over its database, the search, and the caches of both. */
function openData(env: Env, { log, warn }: Process) {
  const engine = persistentEngine(path.join(env.dataDir, 'search'))
  const hosted: HostedKeys | undefined =
    env.ALGOLIA_APP_ID && env.ALGOLIA_SEARCH_KEY
      ? { appId: env.ALGOLIA_APP_ID, searchKey: env.ALGOLIA_SEARCH_KEY }
      : undefined
  const caches = shopCaches(isDev(env) ? 'none' : env.CACHE, env.CACHE_MB * 1_000_000)
  const shop = createShop(payload, {
    engine: engine.engine,
    snapshot: engine.snapshot,
    cacheBytes: env.CACHE_MB * 100_000, // a tenth of all
    ...(hosted && { searchClient: hostedSearchClient(hostedClient(hosted)) }),
    searchIsBack: () => caches.dropAll(),
    feeds: { folder: path.join(env.dataDir, 'feeds'), siteUrl: env.siteUrl },
    log,
    changed: (tags) => caches.drop(tags),
  })
  return {
    engine,
    hosted,
    caches,
    shop,
    /** The reads with what they found in memory. */
    cached: env.CACHE === 'none' ? shop.shop : cachedReads(shop.shop, caches.reads),
    searchLog: new SearchLog({ payload, queries: shop.queries, log: warn }),
  }
}
type Data = ReturnType<typeof openData>

/** What is sold, and the customers: accounts, carts, checkouts, payments, orders, and their mails. */
function openCommerce(env: Env, { warn: log, storage: { reviewPictures } }: Process, { shop, cached }: Data) {
  const { siteUrl, office } = env
  const mail = mailer({ from: env.MAIL_FROM, smtpUrl: env.SMTP_URL, folder: path.join(env.dataDir, 'mail') })
  const newsletter = new Newsletter({ payload, mail, siteUrl })
  const addressOf = requestAddress(env.TRUST_PROXY)
  const accounts = createAccounts({ payload, mail, newsletter, siteUrl, office, addressOf, log })
  // Vite sends every module of a page on its own.
  const limits = requestLimits(env.TRUST_PROXY, isDev(env) ? 50 : 1, counting())
  const shopperOf: ShopperOf = async (request, response) => (await accounts.sessionOf(request, response))?.customer
  // The test gateway reports to the shop what became of a payment, as a bank does from outside. It is the only part
  // that calls one made after it.
  let report: ((body: string, headers: Record<string, string>) => Promise<unknown>) | undefined
  const gateways = paymentGateways(env, { payload, notify: async (body, headers) => report?.(body, headers) })
  const checkouts = new Checkouts({
    payload,
    recordOf: shop.recordOf,
    cartOf: (token, locale, shopper) => shop.carts.read(token, locale, shopper),
    stores: pickupStores(cached),
    taxes: shop.taxes,
    terms: () => shop.settings.terms(),
    gateways,
  })
  const ownToken = async (customerId: string) => customerCartToken(await payload(), customerId)
  const secure = isHttps(siteUrl)
  const cartOf = cartVisitor(shop.carts, secure, shopperOf, (visit) => checkouts.delivery(visit), ownToken)
  const productOf: Parameters<typeof createOrders>[0]['productOf'] = (locale, id) =>
    cached.product(locale, id, () => {})
  const ordering = createOrders({ checkouts, mail, newsletter, siteUrl, office, productOf, reviewPictures, log })
  const payments = paymentApi({ gateways, receive: ordering.paymentReceived })
  report = payments.receiveSigned
  const { carts } = shop
  const checkoutOf = checkoutForRequest({ ...ordering, checkouts, shopperOf, limits, carts, secure })
  const webhooks = webhookSender({ payload, mail, office, siteUrl, log })
  const agents = openAgents({
    ...ordering,
    ...shop,
    shop: cached,
    accounts,
    checkouts,
    limits,
    siteUrl,
    cacheBytes: env.CACHE_MB * 10_000, // a hundredth of all
    log,
  })
  const { current: gateway } = gateways
  return { mail, newsletter, accounts, limits, gateway, cartOf, checkoutOf, payments, webhooks, ...agents, ...ordering }
}
type Commerce = ReturnType<typeof openCommerce>

/** What answers shoppers: pages, endpoints, search and files. */
async function openPages(env: Env, { http, storage, warn: log }: Process, data: Data, commerce: Commerce) {
  const { shop, caches } = data
  const { accounts, cartOf, checkoutOf, limits } = commerce
  const [root, dev, secure] = [env.APP_ROOT, isDev(env), isHttps(env.siteUrl)]
  const previews = preview({ payload, secure })
  const visitor = (request: IncomingMessage, response: ServerResponse): VisitorContext => {
    const account = accountForRequest(accounts, request, response, { secure })
    return {
      ...cartOf(request, response),
      ...checkoutOf(request, response),
      ...account,
      ...commerce.linkOf(request, account.customer),
    }
  }
  const { build, middleware } = await shopBuild({ root, dev, server: http })
  const paymentMarks = await marksOf(commerce.gateway, log)
  const page = pageServer({
    build,
    shop: data.cached,
    siteUrl: env.siteUrl,
    settings: { ...publicSettings(env), ...(paymentMarks && { paymentMarks }) },
    cache: caches.pages,
    parts: caches.parts,
    mode: dev ? 'development' : 'production',
    visitor,
    redirectFor: (path) => shop.redirects.of(path),
    isAway: (failure) => isDatabaseAway(payload, failure),
    draftShop: async (request) => ((await previews.isOn(request)) ? shop.drafts : undefined),
  })
  const endpoints = shopEndpoints({
    payload,
    server: shop,
    texts: caches.texts,
    accounts,
    newsletter: commerce.newsletter,
    stockAlerts: commerce.stockAlerts,
    questions: commerce.questions,
    previews,
    isOverLimit: limits.isOverLimit,
    env,
    health: healthEndpoint(
      payload,
      { free: () => freeBytes(env.dataDir), hasDatabase: !env.postgres },
      env.ROLE === 'admin' ? undefined : () => shop.indexes.state,
      shop.hostedState,
    ),
    cart: cartApi(cartOf),
    payments: { ...commerce.payments.endpoints, ...expressApi({ checkoutOf, limits }) },
    partners: partnerApi({ payload, shop, commerce, siteUrl: env.siteUrl }),
    profiles: commerce.profiles,
    assistant: env.CHATBOT === 'on' ? openAssistant(env, { ...commerce, ...shop, payload, log }) : {},
  })
  return {
    files: await buildFiles(root, env.dataDir, log),
    uploads: shopFiles(storage, payload, (request) => limits.isOverLimit(request, 'page')),
    search: shopSearchApi(env, data),
    agents: commerce.agents,
    endpoints,
    page(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
      if (env.CACHE === 'none') shop.forget()
      const render = () => page(request, response, url)
      return middleware ? middleware(request, response, render) : render()
    },
  }
}
