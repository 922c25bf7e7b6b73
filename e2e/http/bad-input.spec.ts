import { randomBytes } from 'node:crypto'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { m } from '../../src/paraglide/messages.js'
import { elements } from '../support/html.ts'
import { cart, locales } from '../support/pages.ts'

const long = 'a'.repeat(3000)
const script = '<script>alert(1)</script>'
const binary = randomBytes(3000)

/** Invalid cart changes, as JSON bodies and as bodies that are not JSON. */
const bodies: [name: string, body: string | Buffer][] = [
  ['nothing', ''],
  ['half of JSON', '{"intent":"add"'],
  ['a list', '[{"intent":"add","sku":"5107-232-LAKE-S"}]'],
  ['null', 'null'],
  ['a number', '1'],
  ['no intent', '{"sku":"5107-232-LAKE-S"}'],
  ['another intent', '{"intent":"buy","sku":"5107-232-LAKE-S"}'],
  ['no SKU', '{"intent":"add"}'],
  ['a SKU that is a list', '{"intent":"add","sku":["5107-232-LAKE-S"]}'],
  ['a SKU with a script', JSON.stringify({ intent: 'add', sku: script })],
  ['a SKU with a quotation mark', JSON.stringify({ intent: 'add', sku: "x' or '1'='1" })],
  ['a SKU with a null character', '{"intent":"add","sku":"5107-232\\u0000"}'],
  ['a SKU with emoji', JSON.stringify({ intent: 'add', sku: '🎿' })],
  ['a long SKU', JSON.stringify({ intent: 'add', sku: long })],
  ['quantity zero', '{"intent":"add","sku":"5107-232-LAKE-S","quantity":0}'],
  ['a negative quantity', '{"intent":"set","sku":"5107-232-LAKE-S","quantity":-1}'],
  ['a broken quantity', '{"intent":"add","sku":"5107-232-LAKE-S","quantity":1.5}'],
  ['a huge quantity', '{"intent":"add","sku":"5107-232-LAKE-S","quantity":1e300}'],
  ['a quantity in words', '{"intent":"add","sku":"5107-232-LAKE-S","quantity":"two"}'],
  ['a prototype', '{"__proto__":{"intent":"add","sku":"5107-232-LAKE-S"}}'],
  ['deep nesting', `${'['.repeat(1500)}${']'.repeat(1500)}`],
  ['random bytes', binary],
  ['more than a change can need', JSON.stringify({ intent: 'add', sku: '5107-232-LAKE-S', note: 'a'.repeat(100_000) })],
]

/** Neither where it broke, nor what it is made of, nor what was sent. */
const revealing = /\bat .+:\d+:\d+|node_modules|\/src\/|Error\b|SQLITE|<script>alert/

const linesOf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/cart?locale=en')).json()) as { lines: unknown[] }).lines

for (const [name, body] of bodies) {
  test(`/api/cart refuses ${name}`, async ({ request }) => {
    const response = await request.post('/api/cart', {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(body),
    })
    expect(response.status()).toBe(400)
    const reason = name === 'no SKU' ? 'no-size' : 'bad-request'
    expect(await response.json()).toEqual({ ok: false, reason, cart: { version: 0, lines: [] } })
    expect(response.headers()['set-cookie']).toBeUndefined()
    expect(await linesOf(request)).toEqual([])
  })
}

test('/api/cart takes GET and POST only', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await request.fetch('/api/cart', { method })).status()).toBe(405)
})

for (const locale of locales) {
  const path = cart[locale]
  const forms: [name: string, send: (request: APIRequestContext) => ReturnType<APIRequestContext['post']>][] = [
    ['an unknown intent', (request) => request.post(path, { form: { intent: 'buy', sku: 'x' } })],
    ['a script', (request) => request.post(path, { form: { intent: 'add', sku: script } })],
    ['a long SKU', (request) => request.post(path, { form: { intent: 'add', sku: 'a'.repeat(60_000) } })],
    [
      'what is not a number',
      (request) => request.post(path, { form: { intent: 'add', sku: '5107-232-LAKE-S', quantity: 'beaucoup' } }),
    ],
    [
      'random bytes',
      (request) =>
        request.post(path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: binary }),
    ],
    [
      'random bytes as a file',
      (request) =>
        request.post(path, {
          multipart: { intent: 'add', sku: { name: script, mimeType: 'image/png', buffer: binary } },
        }),
    ],
    [
      'a broken multipart form',
      (request) => request.post(path, { headers: { 'content-type': 'multipart/form-data; boundary=x' }, data: binary }),
    ],
    [
      'what is not a form',
      (request) => request.post(path, { headers: { 'content-type': 'text/plain' }, data: 'intent=add' }),
    ],
  ]

  for (const [name, send] of forms) {
    test(`${path} answers ${name} in words, and stores nothing`, async ({ request }) => {
      const response = await send(request)
      const page = await response.text()
      expect([response.status(), new URL(response.url()).pathname]).toEqual([200, path])
      expect(page).toContain(m.cart_refusal_bad_request({}, { locale }))
      expect(page).not.toMatch(revealing)
      expect(await linesOf(request)).toEqual([])
    })
  }

  test(`${path} refuses a form of more than 64 KB`, async ({ request }) => {
    const response = await request.post(path, { form: { intent: 'add', sku: 'a'.repeat(70_000) } })
    expect(response.status()).toBe(413)
    expect(await response.text()).toContain(locale === 'en' ? 'too large' : 'trop volumineuse')
  })

  test(`${path} says only what it knows of a refusal in its address`, async ({ request }) => {
    for (const query of [
      `refused=${encodeURIComponent(script)}&sku=x`,
      `refused=sold-out&sku=${encodeURIComponent(script)}`,
      'refused=not-enough&left=1e9&sku=x',
      'refused=constructor&sku=__proto__',
      `refused=sold-out&sku=${'a'.repeat(5000)}`,
    ]) {
      const response = await request.get(`${path}?${query}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).not.toMatch(/<script>alert|1e9/)
    }
  })

  test(`${path}: a SKU that does not exist is refused in words`, async ({ request }) => {
    const response = await request.post(path, { form: { intent: 'add', sku: '9999-999-NOTHING' } })
    expect(await response.text()).toContain(m.cart_refusal_unknown_sku({}, { locale }))
    expect(await linesOf(request)).toEqual([])
  })
}

test('a damaged cart cookie is not a cart, and no error', async ({ request }) => {
  for (const value of ['', 'x', long, '%E0%A4%A', '../../etc/passwd', "' or 1=1 --", script]) {
    const response = await request.get('/en/cart', { headers: { cookie: `cart=${value}` } })
    expect(response.status(), value).toBe(200)
    expect(elements(await response.text(), 'input').filter(({ name }) => name === 'sku')).toEqual([])
  }
})

test('public pages take no writes', async ({ request }) => {
  for (const path of ['/en', '/fr/produits/femmes', '/en/product/5107-232/lakehead-fleece-jacket']) {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await request.fetch(path, { method, form: { a: 'b' } })).status(), `${method} ${path}`).toBe(405)
  }
})
