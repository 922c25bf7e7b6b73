import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../cms/access/permissions.ts'
import { feedFormats } from '../../domain/feeds/feed-text.ts'
import { feedPath } from '../../domain/feeds/google-local.ts'
import { offlineWorker } from '../../domain/shell/offline-worker.ts'
import { firstDocuments } from '../../domain/ucp/identity-linking.ts'
import { locales } from '../../domain/locale.ts'
import { Answers } from '../assistant/answers.ts'
import { assistantApi } from '../assistant/assistant-api.ts'
import { cartApi, cartVisitor } from '../cart/cart-api.ts'
import { checkoutForRequest } from '../checkout/checkout-for-request.ts'
import { expressApi } from '../checkout/express-api.ts'
import { cookiesOf } from '../http/cookies.ts'
import { shopEndpoints, type Handler } from '../app/endpoints.ts'
import { healthEndpoint } from '../app/health.ts'
import { Newsletter } from '../newsletter/newsletter.ts'
import { paymentApi } from '../payments/payment-api.ts'
import { profileEndpoints } from '../ucp/profile-endpoints.ts'
import { preview } from '../pages/preview.ts'
import { previewLink } from '../pages/preview-link.ts'
import { TagCache } from '../feed/tag-cache.ts'
import { testAccounts } from '../testing/accounts.ts'
import { testFeeds } from '../testing/feeds.ts'
import { oneByOne } from '../testing/one-by-one.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served, type HttpAnswer } from '../testing/http.ts'
import { orderingOn } from '../testing/ordering.ts'
import { testPartnerApi } from '../testing/partner-api.ts'
import { emailOf, isCustomer, signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'

/** A status for all visitors, or by visitor; `body` is what is posted. */
type Row = { get: Expected; post: Expected; query?: string; body?: object }
type Expected = number | ((visitor: Visitor) => number)
const oneProduct = '?sku=5102-100&ids=5102-100'
const passkey = { use: 'add', signed: {} }
const signedIn = (guest: number, own: number) => (visitor: Visitor) => (isCustomer(visitor) ? own : guest)

const nowhere = { get: 404, post: 404 }
const kinds = ['google', 'google-local'] as const
const expressPath = (what: string) => `/api/express-checkout/${what}`
const all = (paths: string[], row: Row): Record<string, Row> => Object.fromEntries(paths.map((path) => [path, row]))

/**
 * Every address of the shop that is not a page. Staff are guests in the shop: their session opens nothing here but
 * previews.
 */
const table: Record<string, Row> = {
  '/api/cart': { get: 200, post: 400 },
  '/api/payment/webhook': { get: 405, post: 400 },
  '/api/payment/challenge': nowhere,
  ...all(['/api/store-stock', '/api/companions', '/api/shown-products'], { get: 200, post: 405, query: oneProduct }),
  '/api/account': { get: 200, post: signedIn(401, 200), body: { intent: 'wish', product: '5102-100' } },
  '/api/account/passkey': { get: signedIn(401, 200), post: signedIn(401, 400), query: '?use=add', body: passkey },
  '/api/account/data': { get: signedIn(401, 200), post: 405 },
  '/api/employee-prices': { get: 200, post: 405, query: '?ids=5101-204' },
  '/api/preview': { get: 302, post: 302 },
  ...all(['/api/exit-preview', '/api/phone-order', '/api/agent-checkout'], { get: 302, post: 405 }),
  '/api/consent': { get: 405, post: 204, body: { how: 'refuse', granted: '', gpc: false, language: 'en' } },
  '/api/events': { get: 405, post: 403 },
  '/api/assistant': { get: 405, post: 200, body: { question: 'Hello', locale: 'en' } },
  '/api/assistant/order': { get: 405, post: 200, body: { number: 'P-999999', email: 'no@example.com', locale: 'en' } },
  ...all(['/api/newsletter', '/api/stock-alerts', '/api/questions', '/api/assistant/message'], { get: 405, post: 400 }),
  ...all(['quote', 'order', 'buy-now'].map(expressPath), { get: 405, post: 400 }),
  '/api/review-votes': { get: 405, post: 400 },
  ...all(['/api/newsletter/confirm', '/api/stock-alerts/confirm', '/api/questions/confirm'], { get: 405, post: 303 }),
  ...all(['/api/newsletter/unsubscribe', '/api/stock-alerts/stop', '/api/questions/stop'], { get: 303, post: 303 }),
  ...all(['/api/stock-alerts/allow', '/api/questions/allow'], { get: 405, post: 303 }),
  '/api/v1/': { get: 401, post: 401 },
  ...all([...firstDocuments, '/ucp/2026-01-11/.well-known/ucp', '/ucp/handlers/card.json'], nowhere),
  ...all(['/api/health', '/robots.txt', '/site.webmanifest', '/.well-known/security.txt'], { get: 200, post: 200 }),
  ...all(
    locales.flatMap((locale) => [
      `/api/menu/${locale}`,
      `/api/stores/${locale}`,
      `/sitemap-${locale}.xml`,
      `/${locale}/llms.txt`,
      offlineWorker(locale),
    ]),
    { get: 200, post: 200 },
  ),
  ...all(
    locales.flatMap((locale) => [
      ...feedFormats.flatMap((format) => kinds.map((kind) => feedPath(kind, locale, format))),
      ...(['google-reviews', 'google-promotions'] as const).map((kind) => feedPath(kind, locale, 'xml')),
    ]),
    { get: 200, post: 404 },
  ),
}
/** Responses that differ by caller; all others are the same bytes for all visitors, and set no cookie. */
const personal = [
  '/api/cart',
  '/api/account',
  '/api/account/passkey',
  '/api/account/data',
  '/api/employee-prices',
  '/api/exit-preview',
]

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const payload = async () => shop.payload
  const siteUrl = 'https://portage.example'
  let cookies: Map<Visitor, string>
  let endpoints: Record<string, Handler>
  let world: ReturnType<typeof testAccounts>
  let ordering: ReturnType<typeof orderingOn>
  let order: { number: string; token: string }
  const ask = served(() => (request, response, url) => endpoints[url.pathname]?.(request, response, url))
  const as = (visitor: Visitor) => ({ cookie: cookies.get(visitor) ?? '' })
  const each = <T>(find: (visitor: Visitor) => Promise<T>) => oneByOne(visitors, find)
  const expectedOf = (expected: Expected) =>
    Object.fromEntries(
      visitors.map((visitor) => [visitor, typeof expected === 'number' ? expected : expected(visitor)]),
    )

  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    ordering = orderingOn(payload)
    cookies = await signedInVisitors(shop.payload, world)
    const mail = { send: async () => {} }
    const isOverLimit = async () => false
    const shopperOf = (request: Parameters<typeof world.accounts.customerOf>[0]) => world.accounts.customerOf(request)
    const { gateways, paymentReceived: receive, server } = ordering
    const limits = { isOverLimit, release: async () => {} }
    const checkoutOf = checkoutForRequest({ ...ordering, shopperOf, limits, carts: server.carts, secure: true })
    const answers = new Answers({
      shop: ordering.server.shop,
      knowledge: { index: async () => ({ find: () => [] }) as never },
    })
    endpoints = shopEndpoints({
      payload,
      server: { ...ordering.server, feeds: testFeeds(payload, siteUrl) },
      texts: new TagCache(1_000_000, () => 0),
      accounts: world.accounts,
      newsletter: new Newsletter({ payload, mail, siteUrl }),
      stockAlerts: ordering.stockAlerts,
      questions: ordering.questions,
      previews: preview({ payload, secure: true }),
      isOverLimit,
      env: { siteUrl, office: 'office@portage.example', OFFLINE_PAGE: 'on', TRUST_PROXY: false },
      health: healthEndpoint(payload, { free: async () => 1e9, hasDatabase: true }),
      cart: cartApi(cartVisitor(ordering.server.carts, true, shopperOf)),
      payments: { ...paymentApi({ gateways, receive }).endpoints, ...expressApi({ checkoutOf, limits }) },
      partners: testPartnerApi(payload, ordering),
      profiles: profileEndpoints(payload, ordering.server.settings, ordering.gateway, siteUrl),
      assistant: assistantApi({
        answers,
        noteLetter: async () => {},
        isTooMany: isOverLimit,
        log: () => {},
        findOrder: (request, response, key) => checkoutOf(request, response).findOrder(key),
      }),
    })
    order = await orderOfCustomer()
  })

  /** The customer buys something, signed in. */
  async function orderOfCustomer(): Promise<typeof order> {
    const request = { headers: as('customer'), socket: {} } as never
    const visit = {
      token: cookiesOf(request).cart ?? '',
      shopper: await world.accounts.customerOf(request),
      locale: 'fr' as const,
    }
    await ordering.server.carts.add(visit.token, '5102-100', 1, 'fr')
    for (const change of [
      { part: 'contact', email: emailOf('customer'), phone: '418-555-0199' },
      {
        part: 'address',
        name: 'Anna Roy',
        line1: '12 rue du Lac',
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1R 1S8',
      },
      { part: 'delivery', method: 'regular' },
      { part: 'payment', method: 'card', token: 'test_approve' },
    ] as const)
      await ordering.checkouts.change(visit, change)
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.order
  }

  test('every address of the shop is in the table', () =>
    expect(Object.keys(endpoints).toSorted()).toEqual(Object.keys(table).toSorted()))

  test.each(Object.entries(table))('%s', async (path, { get, post, query = '', body = {} }) => {
    const read = await each((visitor) => ask(path + query, { headers: as(visitor) }))
    const written = await each((visitor) =>
      ask(path, {
        method: 'POST',
        headers: { ...as(visitor), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const statuses = (answers: Record<string, HttpAnswer>) =>
      Object.fromEntries(Object.entries(answers).map(([visitor, { status }]) => [visitor, status]))
    expect([statuses(read), statuses(written)]).toEqual([expectedOf(get), expectedOf(post)])
    if (personal.includes(path)) return
    for (const answer of Object.values(read))
      expect([answer.text, answer.headers['set-cookie'], answer.headers.location]).toEqual([
        read.nobody?.text,
        undefined,
        read.nobody?.headers.location,
      ])
  })

  test('a link of the admin opens the preview for staff alone (acceptance 45)', async () => {
    const link = previewLink({ key: 'ski-shop', slug: 'ski-shop' }, 'en', shop.payload.secret, Date.now()) ?? ''
    expect(
      await each(async (visitor) => (await ask(link, { headers: as(visitor) })).headers['set-cookie'] !== undefined),
    ).toEqual(Object.fromEntries(visitors.map((visitor) => [visitor, (roles as readonly string[]).includes(visitor)])))
  })

  test.each(locales)(
    '%s: the assistant shows an order only to a caller who knows its number and its e-mail address',
    async (locale) => {
      const asked = async (visitor: Visitor, email: string) =>
        JSON.parse(
          (
            await ask('/api/assistant/order', {
              method: 'POST',
              headers: { ...as(visitor), 'content-type': 'application/json' },
              body: JSON.stringify({ number: order.number.toLowerCase().replace('-', ' '), email, locale }),
            })
          ).text,
        ) as unknown
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
      const facts = { number: order.number, state: 'paid', fulfilment: 'ship', placedOn: day, latest: day }
      const state = [{ kind: 'order', ...facts }]
      expect(await asked('nobody', ' CUSTOMER@example.com')).toEqual(state)
      expect(await each((visitor) => asked(visitor, 'other@example.com'))).toEqual(
        Object.fromEntries(
          visitors.map((visitor) => [
            visitor,
            visitor === 'customer' ? state : [{ kind: 'say', say: 'order-not-found' }],
          ]),
        ),
      )
    },
  )
})
