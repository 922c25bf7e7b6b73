import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCart } from '../../domain/cart/cart.ts'
import { pageCache } from './page-cache.ts'
import { pageServer } from './page-server.ts'
import type { VisitorContext } from './context.ts'
import type { Shop } from '../app/shop.ts'
import { fakeBuild } from '../testing/fake-build.ts'
import { served } from '../testing/http.ts'

const build = vi.fn(async () => fakeBuild)
const visitor = {
  readCart: vi.fn(async () => emptyCart),
  changeCart: vi.fn(async () => ({ ok: true as const, cart: emptyCart })),
}
let cache = pageCache()
let server = newServer()
const ask = served(() => server)
function newServer() {
  return pageServer({
    build,
    shop: {} as Shop,
    siteUrl: 'https://portage.example',
    cache,
    mode: 'production',
    visitor: (_, response) => {
      response.appendHeader('set-cookie', 'cart=abc; HttpOnly')
      return visitor as unknown as VisitorContext
    },
  })
}
beforeEach(() => {
  cache = pageCache()
  server = newServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.clearAllMocks())

describe('a public page', () => {
  test('is rendered once and cached', async () => {
    expect([(await ask('/en')).status, (await ask('/en')).status, build.mock.calls.length, cache.size]).toEqual([
      200, 200, 1, 1,
    ])
  })

  test('is rendered once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/en')))
    expect([new Set(answers.map(({ text }) => text)).size, build.mock.calls.length]).toEqual([1, 1])
  })

  test('is the same bytes for two shoppers, and knows nothing of them', async () => {
    const one = await ask('/en', {
      headers: { cookie: 'cart=aaa; favourite_store=calgary', 'user-agent': 'One', 'accept-language': 'fr' },
    })
    cache.clear()
    const two = await ask('/en', {
      headers: { cookie: 'cart=bbb; store_pc=1', 'user-agent': 'Two', authorization: 'Bearer x' },
    })
    expect(one.bytes.equals(two.bytes)).toBe(true)
    expect(one.text).toContain('"headers":[]')
    expect([one.headers['set-cookie'], two.headers['set-cookie']]).toEqual([undefined, undefined])
  })

  test('has no NUL in its address: such a one is refused before any database is asked', async () => {
    const { status, text } = await ask('/en/product/%00')
    expect([status, build.mock.calls.length]).toEqual([400, 0])
    expect(text).toContain('This address is not well formed.')
  })

  test('that cannot be decoded is not found, and nothing is logged of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const paths = ['/%', '/en/%zz', '/en/cart/%E0%A4%A', '/en/product/1/%', '/en/%zz.data']
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect(warn.mock.calls).toEqual([])
    warn.mockRestore()
  })

  test('is cached only at the second request where anybody can make up its address', async () => {
    for (let i = 0; i < 20; i++) await ask(`/en/products/tents?price=${i}-100`)
    expect(cache.size).toBe(0)
    await ask('/en/products/tents?price=7-100')
    expect(cache.size).toBe(1)
    const before = build.mock.calls.length
    await ask('/en/products/tents?price=7-100')
    expect(build.mock.calls.length).toBe(before)
  })

  test.each([
    ['/en/%63art?a=1', '/en/cart?a=1'],
    ['/en/%70roducts/tents', '/en/products/tents'],
    ['/en/products/ten%74s?page=2', '/en/products/tents?page=2'],
  ])('has one address: %s leads to %s before anything is rendered for it', async (path, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(path, { method })
      expect([status, headers.location]).toEqual([301, to])
    }
    const [page, search] = path.split('?')
    const data = await ask(`${page}.data${search ? `?${search}` : ''}`)
    expect([data.status, data.headers['x-remix-redirect']]).toEqual([204, to])
    expect([build.mock.calls.length, cache.size]).toEqual([0, 0])
  })

  test('is cached under its meaningful query only, and its loader sees no more', async () => {
    const answers = [
      await ask('/en/products/tents?utm_source=x&page=2&itc=z'),
      await ask('/en/products/tents?page=2'),
      await ask('/en/products/tents?page=2&fbclid=1'),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text).toContain('"url":"https://portage.example/en/products/tents?page=2"')
    expect(cache.size).toBe(1)
  })

  test('must be asked for again each time, and is not sent when it is as it was', async () => {
    const first = await ask('/en')
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    })
    const again = await ask('/en', { headers: { 'if-none-match': first.headers.etag! } })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
    expect((await ask('/en', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('for a browser that takes "%s" is encoded as %s', async (accepted, encoding) => {
    const plain = (await ask('/en')).bytes
    const { headers, bytes } = await ask('/en', { headers: { 'accept-encoding': accepted } })
    const decoded = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    expect([headers['content-encoding'], Number(headers['content-length'])]).toEqual([encoding, bytes.length])
    expect(decoded.equals(plain)).toBe(true)
  })

  test('is cached in the encodings that were asked for', async () => {
    const encodings = () => Object.keys(cache.get('/en') ?? {}).filter((key) => key === 'br' || key === 'gzip')
    const asked = async (encoding: string) =>
      (await ask('/en', { headers: { 'accept-encoding': encoding } })).headers['content-encoding']
    expect([await asked('gzip'), encodings()]).toEqual(['gzip', ['gzip']])
    await expect.poll(async () => [await asked('br'), encodings().sort()]).toEqual(['br', ['br', 'gzip']])
    expect(build).toHaveBeenCalledOnce()
  })

  test('lets run its own inline scripts and no others', async () => {
    const policy = (await ask('/en')).headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update('run()').digest('base64')}'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  test('is never sent with what was dropped while it was made', async () => {
    let finish = () => {}
    build.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(fakeBuild))))
    const early = ask('/en/product/1')
    await expect.poll(() => build).toHaveBeenCalledOnce()
    cache.drop(['product:1'])
    await ask('/en/product/1')
    finish()
    await early
    expect(build).toHaveBeenCalledTimes(2)
  })

  test('is made anew when its tag is dropped, and others stay', async () => {
    for (const path of ['/en/product/1', '/en/product/2']) await ask(path)
    cache.drop(['product:1'])
    for (const path of ['/en/product/1', '/en/product/2']) await ask(path)
    expect(build).toHaveBeenCalledTimes(3)
  })

  test('has an answer without a body for HEAD', async () => {
    const { status, bytes, headers } = await ask('/en', { method: 'HEAD' })
    expect([status, bytes.length, Number(headers['content-length']) > 0]).toEqual([200, 0, true])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    const { status, headers } = await ask('/en/product/1', { method })
    expect([status, headers.allow, build.mock.calls.length]).toEqual([405, 'GET, HEAD', 0])
  })
})

test.each([
  ['/en/nowhere', 404, 'no-store'],
  ['/en/brands', 500, 'no-store'],
  ['/en/stores', 301, 'no-cache'],
])('%s answers %i and is not cached', async (path, status, lasting) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers['cache-control'], cache.size]).toEqual([status, lasting, 0])
})

test('error details are not shown to shoppers', async () =>
  expect((await ask('/en/brands')).text).not.toContain('the database is down'))

// acceptance 9, 10
test('an unprefixed URL goes to the language of the shopper', async () => {
  const { status, headers } = await ask('/', { headers: { 'accept-language': 'fr-CA' } })
  expect([status, headers.location, headers.vary, headers['cache-control']]).toEqual([
    302,
    '/fr',
    'Accept-Language, Cookie',
    'no-store',
  ])
})

describe('a private page', () => {
  test('is rendered for its shopper each time and never cached', async () => {
    const answers = [await ask('/en/cart', { headers: { cookie: 'cart=abc' } }), await ask('/en/cart')]
    expect(answers.map(({ headers }) => [headers['cache-control'], headers['set-cookie']])).toEqual([
      ['private, no-store', ['cart=abc; HttpOnly']],
      ['private, no-store', ['cart=abc; HttpOnly']],
    ])
    expect([visitor.readCart.mock.calls.length, cache.size]).toEqual([2, 0])
  })

  test('takes a form', async () => {
    const body = 'intent=add&sku=A-1'
    const { status, headers } = await ask('/en/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) },
      body,
    })
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/en/cart', 'private, no-store'])
    expect(visitor.changeCart).toHaveBeenCalledWith({ intent: 'add', sku: 'A-1' }, 'en')
  })

  test.each([
    ['that is too long', { 'content-length': '70000' }, 'x'.repeat(70_000), 413],
    ['of unknown length', { 'transfer-encoding': 'chunked' }, 'intent=add', 411],
  ])('takes no form %s', async (_, headers, body, status) => {
    expect(
      (
        await ask('/en/cart', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body,
        })
      ).status,
    ).toBe(status)
    expect(visitor.changeCart).not.toHaveBeenCalled()
  })
})
