import type { IncomingMessage, ServerResponse } from 'node:http'
import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountSections, type AccountSection } from '../domain/accounts/account-pages.ts'
import { locales, type Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { isPrivate, pageOf } from '../domain/private-pages.ts'
import { noSettings } from '../domain/shell/settings.ts'
import { accountForRequest } from '../server/accounts/account-for-request.ts'
import { cartVisitor } from '../server/cart/cart-api.ts'
import { checkoutForRequest } from '../server/checkout/checkout-for-request.ts'
import { cookiesOf } from '../server/http/cookies.ts'
import { askedLink, linkOf } from '../server/testing/asked-link.ts'
import { testAccounts } from '../server/testing/accounts.ts'
import { databases, shopOn } from '../server/testing/databases.ts'
import { orderingOn } from '../server/testing/ordering.ts'
import { emailOf, isCustomer, signedInVisitors, visitors, type Visitor } from '../server/testing/visitors.ts'

type Expected = number | ((visitor: Visitor) => number)
type Row = { path(locale: Locale): string; get: Expected; post?: Expected; form?: Record<string, string> }
/** Staff are guests in the shop. */
const signedIn = (guest: number, own: number) => (visitor: Visitor) => (isCustomer(visitor) ? own : guest)
const only = (who: Visitor, own: number, other: number) => (visitor: Visitor) => (visitor === who ? own : other)

const ORDER = 'P-100001'

/**
 * Every page of the shop, by its name in domain/paths.ts: its response to each kind of visitor. `post` is 405 where a
 * page takes no form.
 */
const table: Record<string, Row | Row[]> = {
  home: { path: paths.home, get: 200 },
  search: { path: (locale) => `${paths.search(locale)}?q=tent`, get: 200 },
  product: { path: (locale) => paths.product(locale, '5102-100', 'x'), get: 301 },
  category: { path: (locale) => `/${locale}/category/none`, get: 404 },
  listing: { path: paths.allProducts, get: 200 },
  brands: { path: paths.brands, get: 200 },
  explore: { path: (locale) => paths.explore(locale, 'none'), get: 404 },
  stores: { path: paths.stores, get: 200 },
  store: { path: (locale) => paths.store(locale, 'none'), get: 404 },
  newsletter: { path: (locale) => paths.newsletter(locale, 'confirm'), get: 200 },
  compare: { path: (locale) => paths.compare(locale, []), get: 200 },
  sizeGuide: { path: (locale) => paths.sizeGuide(locale, 'none'), get: 404 },
  stockAlert: { path: (locale) => paths.stockAlert(locale, 'confirm'), get: 200 },
  questions: { path: (locale) => paths.questions(locale, '5102-100', 'x'), get: 301 },
  question: { path: (locale) => paths.question(locale, 'confirm'), get: 200 },
  reviews: { path: (locale) => paths.reviews(locale, '5102-100', 'x'), get: 404 },
  // Nobody's session opens it, the owner's neither: the token of the mail does.
  review: { path: (locale) => paths.review(locale, ORDER, 'x'), get: 404, post: 400, form: { stars: '5' } },
  cart: { path: paths.cart, get: 200, post: 303, form: { intent: 'add', sku: 'none', quantity: '1' } },
  login: {
    path: (locale) => paths.login(locale),
    get: signedIn(200, 303),
    post: signedIn(400, 303),
    form: { intent: 'forgot', email: 'no address' },
  },
  account: [undefined, ...(Object.keys(accountSections) as AccountSection[])].map((section) => ({
    path: (locale) => paths.account(locale, section),
    get: signedIn(303, 200),
    post: signedIn(303, 200),
    form: { intent: 'unwish', product: '5102-100' },
  })),
  wishlist: [
    { path: (locale) => paths.wishlist(locale), get: signedIn(200, 303) },
    { path: (locale) => paths.wishlist(locale, 'x'.repeat(24)), get: 404 },
  ],
  // A shopper with an empty cart is redirected to it; the customers have something in theirs.
  checkout: {
    path: (locale) => paths.checkout(locale, 'contact'),
    get: signedIn(302, 200),
    post: signedIn(302, 400),
    form: { part: 'contact', email: '', phone: '' },
  },
  // The owner of an order needs no e-mail address; another shopper's session never opens it.
  orders: {
    path: paths.orders,
    get: 200,
    post: only('customer', 303, 404),
    form: { number: ORDER, email: 'other-customer@example.com' },
  },
  order: {
    path: (locale) => paths.order(locale, ORDER),
    get: only('customer', 200, 302),
    post: only('customer', 200, 302),
    form: { intent: 'reorder' },
  },
  giftCards: { path: paths.giftCards, get: 200, post: 404, form: { code: 'GUESS' } },
  // A customer alone is asked whether an agent may act for them.
  linkAgent: { path: askedLink, get: signedIn(303, 200), post: signedIn(303, 200), form: { intent: 'allow' } },
}
/** Routes without a language. */
const others: Record<string, Row> = {
  'routes/empty': { path: () => '/empty', get: 200 },
  'routes/not-found': { path: () => '/en/no-such-page', get: 404 },
}

type Config = { id?: string; file: string; path?: string; caseSensitive?: boolean; children?: Config[] }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const payload = async () => shop.payload
  let cookies: Map<Visitor, string>
  let world: ReturnType<typeof testAccounts>
  let ordering: ReturnType<typeof orderingOn>
  let configs: Config[]
  let handler: ReturnType<typeof createStaticHandler>
  let contexts: typeof import('../server/pages/context.ts')
  const idOf = ({ id, file }: Config) => id ?? file.replace(/\.tsx$/, '')

  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    ordering = orderingOn(payload)
    cookies = await signedInVisitors(shop.payload, world)
    // Read once this is production: then the pages for developers are not there.
    const around = (await import('../routes.ts')).default as Config[]
    configs = around.flatMap(({ children = [] }) => children)
    contexts = await import('../server/pages/context.ts')
    const routes = await Promise.all(
      configs.map(async (config): Promise<RouteObject> => {
        const { loader, action } = (await import(/* @vite-ignore */ `../${config.file}`)) as Pick<
          RouteObject,
          'loader' | 'action'
        >
        return { id: idOf(config), path: config.path, caseSensitive: config.caseSensitive, loader, action }
      }),
    )
    handler = createStaticHandler(routes)
    await fill()
  })

  /** The customer has an order, and each customer has something in the cart. */
  async function fill(): Promise<void> {
    for (const visitor of visitors.filter(isCustomer)) {
      const request = requestOf(visitor)
      const visit = {
        token: cookiesOf(request)['__Host-cart'] ?? '',
        shopper: await world.accounts.customerOf(request),
        locale: 'en' as const,
      }
      await ordering.server.carts.add(visit.token, '5102-100', 1, 'en')
      if (visitor !== 'customer') continue
      for (const change of [
        { part: 'contact', email: emailOf(visitor), phone: '418-555-0199' },
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
      expect(await ordering.placing.place(visit, { key, due: totals.due })).toMatchObject({
        ok: true,
        order: { number: ORDER },
      })
      await ordering.server.carts.add(visit.token, '5102-100', 1, 'en')
    }
  }

  const requestOf = (visitor: Visitor) =>
    ({
      headers: { cookie: cookies.get(visitor) ?? '' },
      socket: { remoteAddress: `198.51.100.${visitors.indexOf(visitor)}` },
    }) as unknown as IncomingMessage
  const responseOf = () =>
    ({
      headersSent: false,
      closed: false,
      setHeader: () => {},
      appendHeader: () => {},
      once: () => {},
    }) as unknown as ServerResponse

  async function ask(visitor: Visitor, path: string, form?: Record<string, string>): Promise<number> {
    const [request, response] = [requestOf(visitor), responseOf()]
    const shopperOf = async () => world.accounts.customerOf(request)
    const context = new RouterContextProvider()
    context.set(contexts.pageContext, {
      shop: ordering.server.shop,
      siteUrl: 'https://portage.example',
      settings: noSettings,
      tag: () => {},
      takePage: () => {},
    })
    // As in server.ts: only a private page, and a form, has a visitor at all.
    if (form || isPrivate(pageOf(new URL(path, 'https://portage.example').pathname))) {
      const checkout = checkoutForRequest({
        ...ordering,
        shopperOf,
        limits: { isOverLimit: async () => false, release: async () => {} },
        carts: ordering.server.carts,
        secure: true,
      })(request, response)
      const account = accountForRequest(world.accounts, request, response, { secure: true })
      context.set(contexts.visitorContext, {
        ...cartVisitor(ordering.server.carts, true, shopperOf)(request, response),
        ...checkout,
        ...account,
        ...linkOf(request, account.customer),
      })
    }
    const asked = new Request(
      new URL(path, 'https://portage.example'),
      form && { method: 'POST', body: new URLSearchParams(form) },
    )
    const answer = await handler.query(asked, { requestContext: context })
    return answer instanceof Response ? answer.status : answer.statusCode
  }
  const each = async (find: (visitor: Visitor) => Promise<number>) => {
    const found: Record<string, number> = {}
    for (const visitor of visitors) found[visitor] = await find(visitor)
    return found
  }
  const expectedOf = (expected: Expected) =>
    Object.fromEntries(
      visitors.map((visitor) => [visitor, typeof expected === 'number' ? expected : expected(visitor)]),
    )

  test('every page is in the table', () => {
    const wanted = [
      ...Object.keys(table).flatMap((name) => locales.map((locale) => `${name}.${locale}`)),
      ...Object.keys(others),
    ]
    const there = configs.map(idOf).toSorted()
    expect(there, `lacking above: ${there.filter((id) => !wanted.includes(id)).join(', ')}`).toEqual(wanted.toSorted())
  })

  const rows = [
    ...Object.entries(table).flatMap(([name, given]) =>
      [given]
        .flat()
        .flatMap((row) =>
          locales.map((locale) => ({ name: `${name} ${row.path(locale)}`, row, path: row.path(locale) })),
        ),
    ),
    ...Object.entries(others).map(([name, row]) => ({ name, row, path: row.path('en') })),
  ]
  test.each(rows)('$name', async ({ row, path }) => {
    expect([path, await each((visitor) => ask(visitor, path))]).toEqual([path, expectedOf(row.get)])
    expect([path, await each((visitor) => ask(visitor, path, row.form ?? { intent: 'nothing' }))]).toEqual([
      path,
      expectedOf(row.post ?? 405),
    ])
  })
})
