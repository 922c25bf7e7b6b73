import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { locales, type Locale } from '../../domain/locale.ts'
import { PARTNER_API } from '../../domain/partners/api-scope.ts'
import { llmsPath } from '../../domain/seo/llms-txt.ts'
import { offlineWorker } from '../../domain/shell/offline-worker.ts'
import { toListedStore } from '../../domain/stores/listed-store.ts'
import { accountApi } from '../accounts/account-api.ts'
import type { Accounts } from '../accounts/create-accounts.ts'
import { employeePricesApi } from '../accounts/employee-prices-api.ts'
import { consentApi } from '../analytics/consent-api.ts'
import { eventsApi } from '../analytics/events-api.ts'
import { companionsApi } from '../catalog/companions-api.ts'
import { shownProductsApi } from '../catalog/shown-products-api.ts'
import { tags } from '../feed/cache-tags.ts'
import { feedEndpoints } from '../feeds/feed-endpoint.ts'
import type { Env } from './env.ts'
import type { ShopServer } from './create-shop.ts'
import { exitPreview } from '../pages/exit-preview.ts'
import { sendJson } from '../http/json-http.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import { newsletterApi } from '../newsletter/newsletter-api.ts'
import { AGENT_CHECKOUT } from '../ucp/agent-sessions.ts'
import { openAgentCheckout, openPhoneOrder, PHONE_ORDER } from '../orders/open-phone-order.ts'
import type { preview } from '../pages/preview.ts'
import { requestAddress, type RequestKind } from '../http/request-limits.ts'
import { readLlmsTxt } from '../pages/llms-txt.ts'
import { securityTxt } from '../pages/security-txt.ts'
import { noWorkerScript, offlineWorkerScript } from '../pages/offline-worker.ts'
import { webManifest } from '../pages/web-manifest.ts'
import { robots } from '../pages/sitemap.ts'
import { sitemapEndpoint } from '../pages/sitemap-endpoint.ts'
import type { StockAlerts } from '../stock-alerts/stock-alerts.ts'
import type { Questions } from '../questions/questions.ts'
import { questionsApi } from '../questions/questions-api.ts'
import { reviewVotesApi } from '../reviews/review-votes-api.ts'
import { stockAlertsApi } from '../stock-alerts/stock-alerts-api.ts'
import { storeStockApi } from '../stock/store-stock.ts'
import { sendStored, storedPage, type StoredPage } from '../http/stored-page.ts'
import type { TagCache } from '../feed/tag-cache.ts'
import { isHttps } from '../http/same-origin.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void

type Parts = {
  payload(): Promise<Payload>
  server: Pick<ShopServer, 'shop' | 'menu' | 'sitemap' | 'feeds' | 'settings'>
  /** The cache of responses that are the same for all visitors. */
  texts: TagCache<StoredPage>
  accounts: Accounts
  newsletter: Newsletter
  stockAlerts: StockAlerts
  questions: Questions
  previews: ReturnType<typeof preview>
  health: Handler
  cart: Handler
  payments: Record<string, Handler>
  /** What agents read before they shop. */
  profiles: Record<string, Handler>
  /** Everything below `PARTNER_API`. */
  partners: Handler
  /** Nothing where the chatbot is off. */
  assistant: Record<string, Handler>
  isOverLimit(request: IncomingMessage, kind: RequestKind): Promise<boolean>
  env: Pick<Env, 'siteUrl' | 'office' | 'OFFLINE_PAGE' | 'TRUST_PROXY'>
}

/**
 * Every URL of the shop other than pages, files (shop-files.ts) and search; the permissions are listed in
 * access-matrix.int.test.ts.
 */
export function shopEndpoints({
  payload,
  server,
  texts,
  accounts,
  newsletter,
  stockAlerts,
  questions,
  previews,
  health,
  cart,
  payments,
  profiles,
  partners,
  assistant,
  isOverLimit,
  env: { siteUrl, office, OFFLINE_PAGE, TRUST_PROXY },
}: Parts): Record<string, Handler> {
  const { shop, menu, sitemap, feeds, settings } = server
  const secure = isHttps(siteUrl)

  const text =
    (tag: string, type: string, make: () => Promise<string>, ...more: string[]): Handler =>
    async (request, response) =>
      sendStored(
        request,
        response,
        await texts.wrap(
          tag,
          () => [tag, ...more],
          async () => storedPage(200, { 'content-type': type, 'cache-control': 'public, max-age=300' }, await make()),
        ),
      )

  /** The menu of a language; an editor in preview mode gets its drafts, as on the pages. */
  const menuOf = (locale: Locale): Handler => {
    const published = text(
      `menus:${locale}`,
      'application/json; charset=utf-8',
      async () => JSON.stringify(await menu(locale)),
      ...shownInMenus,
    )
    return async (request, response, url) => {
      if (!(await previews.isOn(request))) return published(request, response, url)
      sendJson(response.setHeader('x-robots-tag', 'noindex'), 200, await menu(locale, true))
    }
  }

  /** With agents or without, as they are switched on now. */
  const llmsOf = (locale: Locale): Handler => {
    const of = (hasAgents: boolean) =>
      text(
        `llms:${locale}${hasAgents ? ':agents' : ''}`,
        'text/markdown; charset=utf-8',
        () => readLlmsTxt(shop, locale, { siteUrl, hasAgents }),
        tags.menus(locale),
        tags.pages,
        ...shownInMenus,
      )
    const [plain, forAgents] = [of(false), of(true)]
    return async (...asked) => ((await settings.agents()).isOn ? forAgents : plain)(...asked)
  }

  const addressOf = requestAddress(TRUST_PROXY)
  return {
    '/api/health': health,
    '/api/cart': cart,
    ...payments,
    '/api/store-stock': storeStockApi(payload),
    '/api/companions': companionsApi(shop),
    '/api/shown-products': shownProductsApi(shop),
    ...accountApi(accounts, secure),
    '/api/employee-prices': employeePricesApi(accounts, payload, secure),
    '/api/preview': previews.enter,
    [PHONE_ORDER]: openPhoneOrder(payload, secure),
    [AGENT_CHECKOUT]: openAgentCheckout(payload, secure),
    '/api/exit-preview': exitPreview(secure),
    ...consentApi({ payload, isTooMany: (request) => isOverLimit(request, 'consent') }),
    ...eventsApi({ payload, addressOf, isTooMany: (request) => isOverLimit(request, 'events') }),
    ...assistant,
    ...profiles,
    [PARTNER_API]: partners,
    ...newsletterApi(newsletter, (request) => isOverLimit(request, 'newsletter')),
    ...stockAlertsApi(stockAlerts, (request) => isOverLimit(request, 'stock-alert')),
    ...questionsApi(questions, (request) => isOverLimit(request, 'question'), accounts.customerOf),
    ...reviewVotesApi({
      payload,
      customerOf: accounts.customerOf,
      addressOf,
      isTooMany: (request) => isOverLimit(request, 'review-vote'),
    }),
    '/site.webmanifest': text('manifest', 'application/manifest+json', async () =>
      JSON.stringify(webManifest(await shop.look())),
    ),
    '/robots.txt': text('robots', 'text/plain; charset=utf-8', async () => robots(siteUrl)),
    // Made for each: it is small, and its end moves on with the days.
    '/.well-known/security.txt': (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
        .end(securityTxt({ siteUrl, office, now: Date.now() })),
    ...each((locale) => [
      offlineWorker(locale),
      text(offlineWorker(locale), 'text/javascript; charset=utf-8', async () =>
        OFFLINE_PAGE === 'on' ? offlineWorkerScript(locale) : noWorkerScript,
      ),
    ]),
    ...each((locale) => [`/api/menu/${locale}`, menuOf(locale)]),
    ...each((locale) => [
      `/api/stores/${locale}`,
      text(
        `stores:${locale}`,
        'application/json; charset=utf-8',
        async () => JSON.stringify((await shop.stores(locale, () => {})).map(toListedStore)),
        tags.stores,
      ),
    ]),
    ...(feeds && feedEndpoints(feeds)),
    ...each((locale) => [llmsPath(locale), llmsOf(locale)]),
    ...each((locale) => [
      `/sitemap-${locale}.xml`,
      sitemapEndpoint(locale, texts, (part) => sitemap(locale, siteUrl, part)),
    ]),
  }
}

/** Menus show the pictures of categories and the brands that have products, by letter. */
const shownInMenus = [tags.terms('categories'), tags.terms('brands'), tags.terms('media'), tags.scope({})]

const each = (make: (locale: Locale) => [string, Handler]): Record<string, Handler> =>
  Object.fromEntries(locales.map(make))
