import { expect, test, vi } from 'vitest'
import { redirectFor, redirectKey, type Redirect } from '../../domain/navigation/redirects.ts'
import { pageCache } from './page-cache.ts'
import { pageServer } from './page-server.ts'
import { setDefaultLocale } from '../../domain/default-locale.ts'
import type { Shop } from '../app/shop.ts'
import { fakeBuild } from '../testing/fake-build.ts'
import { served } from '../testing/http.ts'

const rules = new Map(
  (
    [
      { from: '/en/old', to: '/en/new', status: 301 },
      { from: '/fr/promo', to: '/fr/aubaines?x=1', status: 302 },
      { from: '/en/gone', status: 410 },
      { from: '/en/away', to: 'https://elsewhere.example/', status: 302 },
      { from: '/en', to: '/en/nowhere', status: 301 },
      { from: '/catalogue', to: '/en/products', status: 301 },
    ] satisfies Redirect[]
  ).map((rule) => [redirectKey(rule.from), rule as Redirect]),
)
const cache = pageCache()
const drafts = vi.fn(async ({ headers }: { headers: { cookie?: string } }) =>
  headers.cookie === 'preview=good' ? ({} as Shop) : undefined,
)
let isAway = false
const askedAbout: unknown[] = []
const handler = pageServer({
  build: async () => fakeBuild,
  shop: {} as Shop,
  siteUrl: 'https://portage.example',
  cache,
  mode: 'production',
  visitor: () => ({}) as never,
  draftShop: drafts as never,
  redirectFor: async (path) => redirectFor(rules, path),
  isAway: async (failure) => {
    askedAbout.push(failure)
    return isAway
  },
})
const ask = served(() => handler)

test.each([
  ['/en/old', 301, '/en/new', 'no-cache'],
  ['/en/old?utm_source=mail', 301, '/en/new?utm_source=mail', 'no-cache'],
  ['/fr/promo?y=2', 302, '/fr/aubaines?x=1&y=2', 'no-store'],
  // acceptance 27: where the loader of a page leads, too
  ['/en/stores?itc=1&utm_source=news&gclid=5', 301, '/en/brands?itc=1&utm_source=news&gclid=5', 'no-cache'],
  ['/catalogue', 301, '/en/products', 'no-cache'],
  ['/en/gone', 410, undefined, 'no-store'],
  ['/en/unknown', 404, undefined, 'no-store'],
  // A page comes first.
  ['/en', 200, undefined, 'public, max-age=0, must-revalidate'],
])('%s answers %i', async (path, status, location, lasting) => {
  const { headers, ...answer } = await ask(path)
  expect([answer.status, headers.location, headers['cache-control']]).toEqual([status, location, lasting])
})

// What a link in the shop asks for: React Router would show another page's data, or a 404, for a plain redirect.
test.each([
  ['/en/old.data', 204, '/en/new', undefined],
  ['/en/old.data?utm_source=mail&_routes=missing', 204, '/en/new?utm_source=mail', undefined],
  ['/fr/promo.data', 204, '/fr/aubaines?x=1', undefined],
  ['/en/away.data', 204, 'https://elsewhere.example/', 'true'],
  ['/en/stores.data?itc=1&_routes=stores', 204, '/en/brands?itc=1', undefined],
  // acceptance 14
  ['/fr/explore/soldes.data', 204, '/fr/explorer/soldes', undefined],
  ['/en/gone.data', 410, undefined, undefined],
  ['/en/unknown.data', 404, undefined, undefined],
])('%s answers %i', async (path, status, redirect, reload) => {
  const { headers, ...answer } = await ask(path)
  expect([answer.status, headers['x-remix-redirect'], headers['x-remix-reload-document'], headers.location]).toEqual([
    status,
    redirect,
    reload,
    undefined,
  ])
})

test.each([
  ['/en', 200, 'public, max-age=0, must-revalidate'],
  ['/en/unknown', 404, 'no-store'],
  ['/fr/inconnue', 404, 'no-store'],
  ['/en/gone', 410, 'no-store'],
  ['/en/brands', 500, 'no-store'],
])('%s answers agents in Markdown with %i', async (path, status, lasting) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const accept = 'text/markdown'
  const { headers, text, ...answer } = await ask(path, { headers: { accept } })
  expect([answer.status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
    status,
    'text/markdown; charset=utf-8',
    lasting,
    'accept, accept-encoding',
  ])
  expect(text).toContain(`<https://portage.example${path}>`)
  const again = await ask(path, { headers: { accept, 'if-none-match': headers.etag ?? '' } })
  expect(again.status).toBe(status === 200 ? 304 : status)
})

test('an unprefixed URL goes to the first language of the shop where the shopper names none', async () => {
  const to = async (path: string, language: string) =>
    (await ask(path, { headers: { 'accept-language': language } })).headers.location
  expect(await to('/', 'de')).toBe('/en')
  setDefaultLocale('fr')
  expect([await to('/', 'de'), await to('/llms.txt', 'de'), await to('/', 'en-CA')]).toEqual([
    '/fr',
    '/fr/llms.txt',
    '/en',
  ])
  setDefaultLocale('en')
})

test('a page that failed is one line of the log with method and path, without its query', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  log.mockClear()
  await ask('/en/brands?key=secret')
  expect(log.mock.calls.map(([method, path, error]) => [method, path, String(error)])).toEqual([
    ['GET', '/en/brands', 'Error: the database is down'],
  ])
})

test('a page that failed while the database is away is 503, and asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  isAway = true
  const asMarkdown = { headers: { accept: 'text/markdown' } }
  const answers = [await ask('/en/brands'), await ask('/en/brands', asMarkdown), await ask('/en/cart')]
  isAway = false
  expect(answers.map(({ status, headers }) => [status, headers['retry-after'], headers['cache-control']])).toEqual([
    [503, '10', 'no-store'],
    [503, '10', 'no-store'],
    // private: its shopper's things could not be read
    [503, '10', 'private, no-store'],
  ])
  expect([(await ask('/en/brands')).status, (await ask('/en/cart')).status]).toEqual([500, 500])
})

test('whether the database is away is asked with what failed on a private page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  askedAbout.length = 0
  await ask('/en/cart')
  expect(askedAbout.map(String)).toEqual(['TypeError: context.get(...).readCart is not a function'])
})

// acceptance 46
test('a preview is rendered each time, never cached, and hidden from search engines', async () => {
  cache.clear()
  const headers = { cookie: 'preview=good' }
  const answers = [await ask('/en', { headers }), await ask('/en', { headers })]
  for (const answer of answers)
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
  expect(cache.size).toBe(0)
  const shopper = await ask('/en')
  expect([shopper.headers['x-robots-tag'], cache.size]).toEqual([undefined, 1])
})
