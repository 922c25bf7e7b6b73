import { describe, expect, test } from 'vitest'
import { apiScopes } from '../../domain/partners/api-scope.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { shopZone } from '../../domain/shop-zone.ts'
import { instantInZone } from '../../domain/time.ts'
import { sweep } from '../accounts/retention.ts'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { jacket, poles } from '../testing/fixture.ts'
import { partnerShop, type PartnerRequest } from '../testing/partner-shop.ts'

describe.each(databases)('%s', (database) => {
  const { shop, rows, admin, given, http, ask, keyWith, listed, limit, clock, ...more } = partnerShop(database)
  const { described, ordering } = more
  const { shopper, placed } = more.shoppers
  const preparing = async () => {
    const { number } = await placed(await shopper([poles]))
    await ordering().outbox.run()
    ordering().mails.length = 0
    return number
  }

  test('its description names every operation with its scope, and is had without a key', async () => {
    const operations = Object.entries(described().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => `${method} ${path} ${operation['x-scope']}`),
    )
    expect(operations.toSorted()).toEqual([
      'get /customers read:customers',
      'get /customers/{id} read:customers',
      'get /orders read:orders',
      'get /orders/{number} read:orders',
      'get /products read:products',
      'get /products/{id} read:products',
      'get /stock read:stock',
      'post /orders/{number}/delivery write:fulfilments',
      'post /orders/{number}/fulfilments write:fulfilments',
      'post /orders/{number}/preparation write:fulfilments',
      'post /orders/{number}/readiness write:fulfilments',
      'put /stock write:stock',
    ])
    expect(described()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://portage.example/api/v1' }] })
  })

  test('a body that is not JSON is said to be none', async () => {
    const headers = { authorization: `Bearer ${given.all}`, 'idempotency-key': 'a-body-of-words' }
    for (const body of ['not JSON', '[1,']) {
      const refused = await http('/api/v1/stock', { method: 'PUT', headers, body })
      expect([refused.status, (JSON.parse(refused.text) as { errors?: unknown }).errors]).toEqual([
        400,
        [{ path: 'body', message: 'This is not JSON' }],
      ])
    }
  })

  test('each fault is said in the language of the request; of what is no number, what is needed', async () => {
    const errors = async (...request: Parameters<typeof ask>) => (await ask(...request)).json.errors
    const number = (message: string) => [{ path: 'query.after', message }]
    expect([
      await errors('GET', 'products?after=zzz'),
      await errors('GET', 'products?after=zzz', { language: 'fr' }),
      await errors('GET', 'products?page=2', { language: 'fr' }),
      await errors('GET', 'products?page=2'),
      await errors('PUT', 'stock', { language: 'fr', idempotency: 'no-items-at-all', body: { items: [] } }),
      await errors('PUT', 'stock', {
        language: 'fr',
        idempotency: 'what-is-not-there',
        body: { items: [1, 2].map(() => ({ sku: 'none', location: 'the moon', onHand: 1 })) },
      }),
    ]).toMatchObject([
      number('This takes a whole number, such as 50.'),
      number('Il faut ici un nombre entier, comme 50.'),
      [{ path: 'query', message: 'Clé non reconnue\u00a0: "page"' }],
      [{ path: 'query', message: 'Unrecognized key: "page"' }],
      [{ path: 'body.items', message: 'Trop petit\u00a0: tableau doit avoir >=1 éléments' }],
      ['UGS inconnue', 'lieu inconnu', 'UGS inconnue', 'lieu inconnu', 'compté deux fois'].map((message) => ({
        message,
      })),
    ])
    const words = { method: 'PUT', body: 'not JSON' }
    const headers = { authorization: `Bearer ${given.all}`, 'idempotency-key': 'words-again', 'accept-language': 'fr' }
    expect((await http('/api/v1/stock', { ...words, headers })).text).toContain('Ce n’est pas du JSON')
  })

  test('without a key nothing; with one what its scopes allow, while it is on and not over', async () => {
    const asked = [
      ['GET', 'products', 'read:products'],
      ['GET', 'stock', 'read:stock'],
      ['PUT', 'stock', 'write:stock'],
      ['GET', 'orders', 'read:orders'],
      ['POST', 'orders/P-999999/preparation', 'write:fulfilments'],
      ['GET', 'customers', 'read:customers'],
      ['GET', 'customers/none', 'read:customers'],
    ] as const
    for (const scope of apiScopes) {
      const { key } = await keyWith([scope])
      for (const [method, path, needed] of asked) {
        const { status, json } = await ask(method, path, { key, ...(method !== 'GET' && { body: {} }) })
        expect(status === 403, `${scope}: ${method} ${path}`).toBe(scope !== needed)
        if (status === 403) expect(json.errors).toMatchObject([{ message: `this needs the permission ${needed}` }])
      }
    }
    const off = await keyWith(apiScopes, { active: false })
    const over = await keyWith(apiScopes, { expiresAt: `${shopDay(clock.now)}T12:00:00.000Z` })
    const before = clock.now
    clock.now = instantInZone(shopDay(before), 24 * 60, shopZone()) - 1
    expect((await ask('GET', 'orders', { key: over.key })).status).toBe(200)
    clock.now++
    for (const key of ['', 'ptg_guess', `ptg_${'x'.repeat(43)}`, off.key, over.key]) {
      const refused = await ask('GET', 'orders', { key, language: 'fr-CA' })
      expect([refused.status, refused.headers['www-authenticate'], refused.json.title]).toEqual([
        401,
        'Bearer',
        'La clé est absente, inconnue, désactivée ou expirée.',
      ])
    }
    clock.now = before
    const renewed = await keyWith(['read:orders'])
    await admin('POST', `/api-keys/${renewed.id}/key`, given)
    expect((await ask('GET', 'orders', { key: renewed.key })).status).toBe(401)
    const stored = await rows(sql`select * from api_keys`)
    const shown = await (await admin('GET', `/api-keys/${renewed.id}`, given)).text()
    expect(JSON.stringify(stored) + shown).not.toContain(renewed.key.slice(12))
    expect(shown).not.toContain('hash')
    limit.isOver = true
    expect(await ask('GET', 'orders')).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    limit.isOver = false
  })

  test('the scheme of a key is read in letters of either case, and HEAD is answered as GET, without its body', async () => {
    const asked = (method: string, scheme = 'Bearer') =>
      http('/api/v1/products?limit=1', { method, headers: { authorization: `${scheme} ${given.all}` } })
    const [whole, lower] = [await asked('GET'), await asked('GET', 'bearer')]
    expect([whole.status, lower.status, lower.text]).toEqual([200, 200, whole.text])
    const head = await asked('HEAD')
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(whole.text)),
    ])
  })

  test('products page by page, as their pages show them, with no price of employees', async () => {
    const found = await listed('products')
    const [published] = await rows<{ n: number | string }>(
      sql`select count(*) as n from products where _status = 'published'`,
    )
    expect(new Set(found.map(({ id }) => id)).size).toBe(Number(published?.n))
    const employee = await rows<{ employee_price: number | string }>(
      sql`select employee_price from products_variants where employee_price is not null`,
    )
    expect(employee.length).toBeGreaterThan(0)
    for (const { employee_price } of employee) expect(JSON.stringify(found)).not.toContain(`:${employee_price},`)
    const one = await ask('GET', `products/${jacket}`)
    expect(found).toContainEqual(one.json)
    expect(one.json.url).toMatchObject({ fr: expect.stringContaining(`https://portage.example/fr/product/${jacket}/`) })
    expect((await ask('GET', 'products/none')).status).toBe(404)
    for (const query of ['limit=101', 'limit=x', 'after=-1', 'page=2'])
      expect((await ask('GET', `products?${query}`)).json, query).toMatchObject({
        status: 400,
        errors: expect.anything(),
      })
  })

  test('no variant of a product that is not for sale is in stock', async () => {
    const set = (availability: 'Available' | 'Unavailable') =>
      shop.payload.update({ collection: 'products', id: shop.fixture.products[poles]!, data: { availability } })
    await set('Unavailable')
    const { json } = await ask('GET', `products/${poles}`)
    await set('Available')
    expect(json).toMatchObject({ availability: 'Unavailable', variants: [{ sku: poles, stock: 'OUT_OF_STOCK' }] })
  })

  test('stock is asked of a hundred SKUs at most, and of more refused rather than answered in part', async () => {
    const of = (count: number) =>
      ask('GET', `stock?sku=${Array.from({ length: count }, (_, at) => `S-${at}`).join(',')}`)
    expect([(await of(100)).status, (await of(101)).json.errors]).toEqual([
      200,
      [{ path: 'query.sku', message: 'at most 100 SKUs at a time' }],
    ])
  })

  test('stock is set as counted: all of it or nothing, once for each idempotency key', async () => {
    const level = async () => (await ask('GET', `stock?sku=${poles}`)).json.items
    const set = (onHand: number, more: PartnerRequest = {}) =>
      ask('PUT', 'stock', { body: { items: [{ sku: poles, location: 'online', onHand }] }, ...more })
    await preparing()
    expect((await set(50)).json).toEqual({ changed: 1 })
    expect(await level()).toContainEqual({ sku: poles, location: 'online', onHand: 50, available: 49 })
    const twice = await Promise.all([1, 2].map(() => set(60, { idempotency: 'the-same-write' })))
    expect(twice.map(({ status }) => status).toSorted()[0]).toBe(200)
    await set(70)
    const again = await set(60, { idempotency: 'the-same-write' })
    expect([again.json, again.headers['idempotent-replayed']]).toEqual([{ changed: 1 }, 'true'])
    expect((await set(61, { idempotency: 'the-same-write' })).json).toMatchObject({ status: 422 })
    expect((await level())?.find(({ location }) => location === 'online')).toMatchObject({ onHand: 70 })
    const wrong = await ask('PUT', 'stock', {
      body: {
        items: [
          { sku: poles, location: 'online', onHand: 1 },
          { sku: 'none', location: 'the moon', onHand: 1 },
          { sku: poles, location: 'online', onHand: 2 },
        ],
      },
    })
    expect(wrong.json).toMatchObject({
      type: 'urn:portage:problem:unknown-place',
      status: 422,
      errors: [
        { path: 'body.items.1.sku', message: 'unknown SKU' },
        { path: 'body.items.1.location', message: 'unknown location' },
        { path: 'body.items.2', message: 'counted twice' },
      ],
    })
    expect((await level())?.find(({ location }) => location === 'online')).toMatchObject({ onHand: 70 })
    for (const idempotency of ['', 'short']) expect((await set(1, { idempotency })).status).toBe(400)
    for (const onHand of [-1, 1.5, 'x'] as number[]) expect((await set(onHand)).status).toBe(400)
    const more = { items: [{ sku: poles, location: 'online', onHand: 1, colour: 'red' }], foo: 1 }
    expect((await ask('PUT', 'stock', { body: more })).json).toMatchObject({
      status: 400,
      errors: [
        { path: 'body.items.0', message: 'Unrecognized key: "colour"' },
        { path: 'body', message: 'Unrecognized key: "foo"' },
      ],
    })
    const large = await http('/api/v1/stock', {
      method: 'PUT',
      headers: { authorization: `Bearer ${given.all}`, 'idempotency-key': 'a-large-one' },
      body: ' '.repeat(256 * 1024 + 1),
    })
    expect(large.status).toBe(413)
    await sweep(shop.payload, Date.now() + 49 * 3_600_000)
    expect(await rows(sql`select id from api_requests`)).toEqual([])
  })
})
