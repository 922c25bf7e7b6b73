import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { cartApi, cartChange, cartVisitor } from './cart-api.ts'
import type { Carts } from './carts.ts'
import { served } from '../testing/http.ts'

const cart: Cart = { version: 3, lines: [] }
const carts = {
  read: vi.fn(async () => cart),
  exists: vi.fn(async (token: string) => token === 'a'.repeat(32)),
  add: vi.fn(async () => ({ ok: true, cart }) as object),
  setQuantity: vi.fn(async () => ({ ok: true, cart })),
}
const ask = served(() => cartApi(cartVisitor(carts as unknown as Carts, true)))
/** The token of Anna's cart. */
const own = 'b'.repeat(43)
const anna = async () => ({ id: 'anna', email: 'anna@example.com', employeePrices: false })
const askAsAnna = served(() => cartApi(cartVisitor(carts as unknown as Carts, true, anna, undefined, async () => own)))
const post = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/api/cart', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
afterEach(() => vi.clearAllMocks())

describe('a change of the cart', () => {
  test.each([
    [
      { intent: 'add', sku: 'A-1' },
      { intent: 'add', sku: 'A-1', quantity: 1 },
    ],
    [
      { intent: 'add', sku: ' A-1 ', quantity: '2' },
      { intent: 'add', sku: 'A-1', quantity: 2 },
    ],
    [
      { intent: 'set', sku: 'A-1', quantity: 0 },
      { intent: 'set', sku: 'A-1', quantity: 0 },
    ],
    [
      { intent: 'add', sku: 'A-1', store: 'gatineau' },
      { intent: 'add', sku: 'A-1', quantity: 1, store: 'gatineau' },
    ],
    [
      { intent: 'pickup', sku: 'A-1', store: 'gatineau' },
      { intent: 'pickup', sku: 'A-1', store: 'gatineau' },
    ],
    [
      { intent: 'pickup', sku: 'A-1', store: '' },
      { intent: 'pickup', sku: 'A-1', store: undefined },
    ],
    [
      { intent: 'add', sku: 'A-1', quantity: 1, price: 0 },
      { intent: 'add', sku: 'A-1', quantity: 1 },
    ],
  ])('%j is %j', (given, change) => expect(cartChange.parse(given)).toEqual(change))

  const add = (quantity: unknown) => ({ intent: 'add', sku: 'A-1', quantity })
  const set = (quantity: unknown) => ({ intent: 'set', sku: 'A-1', quantity })
  const skus = [undefined, 7, '', { $ne: '' }, ['A-1'], 'A'.repeat(41), "A'; --", '../x']
  const wrong: unknown[] = [
    {},
    [],
    'add',
    null,
    7,
    { intent: 'buy', sku: 'A-1' },
    { intent: 'pickup', sku: 'A-1', store: '../x' },
    { intent: 'pickup', sku: 'A-1', store: 'a'.repeat(81) },
    ...skus.map((sku) => ({ intent: 'add', sku })),
    ...[0, -1, 1.5, 100, 'many', '', 1e99, '1e1', [1]].map(add),
    ...[undefined, null, '', true, -1, 100].map(set),
  ]
  test.each(wrong.map((given) => [given]))('%j is refused', (given) =>
    expect(cartChange.safeParse(given).success).toBe(false),
  )
})

describe('POST /api/cart', () => {
  test('makes the change and answers with the cart', async () => {
    const { status, text, headers } = await post({ intent: 'add', sku: 'A-1', quantity: 2, locale: 'fr' })
    expect([status, JSON.parse(text), headers['cache-control']]).toEqual([200, { ok: true, cart }, 'private, no-store'])
    expect(carts.add).toHaveBeenCalledWith(
      expect.any(String),
      'A-1',
      2,
      'fr',
      expect.objectContaining({ store: undefined }),
    )
  })

  test('gives a shopper without a cart a cookie that no script and no other site can use', async () => {
    const { headers } = await post({ intent: 'add', sku: 'A-1' })
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-cart=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure$/),
    ])
  })

  test('uses the cart of the cookie', async () => {
    const token = 'a'.repeat(32)
    const { headers } = await post({ intent: 'set', sku: 'A-1', quantity: 0 }, { cookie: `x=1; __Host-cart=${token}` })
    expect(carts.setQuantity).toHaveBeenCalledWith(token, 'A-1', 0, 'en', undefined)
    expect(headers['set-cookie']?.[0]).toContain(token)
  })

  test('of a customer whose cart has another token by now it uses that one, and says so in the cookie', async () => {
    for (const [token, used] of [
      ['c'.repeat(43), own],
      ['a'.repeat(32), 'a'.repeat(32)],
    ] as const) {
      const { headers } = await askAsAnna('/api/cart', { headers: { cookie: `__Host-cart=${token}` } })
      expect(carts.read).toHaveBeenLastCalledWith(used, 'en', expect.objectContaining({ id: 'anna' }))
      expect(headers['set-cookie']?.[0]?.includes(own) ?? false).toBe(used === own)
    }
  })

  test('of a customer without a cart yet begins the one that all their devices share', async () => {
    const { headers } = await askAsAnna('/api/cart', {
      method: 'POST',
      body: JSON.stringify({ intent: 'add', sku: 'A-1' }),
    })
    expect(carts.add).toHaveBeenCalledWith(own, 'A-1', 1, 'en', expect.objectContaining({ store: undefined }))
    expect(headers['set-cookie']).toEqual([expect.stringContaining(own)])
  })

  test.each(['short', 'ü'.repeat(20), "a'--".repeat(8), 'a'.repeat(65), 'chosen-by-somebody-else-1234567'])(
    'a cookie such as "%s" is not one of ours',
    async (value) => {
      await post({ intent: 'add', sku: 'A-1' }, { cookie: `__Host-cart=${encodeURIComponent(value)}` })
      expect(carts.add).not.toHaveBeenCalledWith(value, expect.anything(), expect.anything(), expect.anything())
      expect(carts.add).toHaveBeenCalledWith(
        expect.stringMatching(/^[\w-]{32}$/),
        'A-1',
        1,
        'en',
        expect.objectContaining({ store: undefined }),
      )
    },
  )

  test('a cookie that another host could have set is not taken for ours on HTTPS', async () => {
    const token = 'a'.repeat(32)
    await post({ intent: 'add', sku: 'A-1' }, { cookie: `cart=${token}` })
    expect(carts.add).not.toHaveBeenCalledWith(token, 'A-1', 1, 'en', expect.anything())
  })

  test('a refusal is a conflict, with its reason', async () => {
    carts.add.mockResolvedValueOnce({ ok: false, reason: 'sold-out', cart })
    const { status, text } = await post({ intent: 'add', sku: 'A-1' })
    expect([status, JSON.parse(text)]).toEqual([409, { ok: false, reason: 'sold-out', cart }])
  })

  test.each([{ sku: '' }, {}])('a form sent before a size was chosen (%j) is refused for that', async (form) => {
    const { status, text } = await post({ intent: 'add', ...form })
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ ok: false, reason: 'no-size' })])
    expect(carts.add).not.toHaveBeenCalled()
  })

  test.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['a list', []],
    ['wrong types', { intent: 'add', sku: 7 }],
    ['an SKU that is too long', { intent: 'add', sku: 'A'.repeat(41) }],
    ['a body that is too long', { intent: 'add', sku: 'A-1', padding: 'x'.repeat(300_000) }],
  ])('%s is a bad request, and changes nothing', async (_, body) => {
    const { status, text, headers } = await post(body)
    expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ ok: false, reason: 'bad-request' })])
    expect(headers['set-cookie']).toBeUndefined()
    expect([carts.add, carts.setQuantity].some((change) => change.mock.calls.length > 0)).toBe(false)
  })
})

describe('GET /api/cart', () => {
  test.each([
    ['?locale=fr', 'fr'],
    ['?locale=de', 'en'],
    ['', 'en'],
  ])('%s reads in %s and sets no cookie', async (search, locale) => {
    const { status, headers } = await ask(`/api/cart${search}`)
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'private, no-store'])
    expect(carts.read).toHaveBeenCalledWith(undefined, locale, undefined)
  })
})

test('no other method is allowed', async () => expect((await ask('/api/cart', { method: 'DELETE' })).status).toBe(405))
