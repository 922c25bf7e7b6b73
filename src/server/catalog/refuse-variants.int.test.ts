import { describe, expect, test } from 'vitest'
import { shopDay } from '../../domain/shop-day.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'

type Answer = { errors?: { data?: { errors?: { path: string; message: string }[] } }[]; doc?: { id: number } }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const ask = async (method: string, at: string, json: object, language = 'en') => {
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'administrator'))
    const answer = await admin(method, `${at}${at.includes('?') ? '&' : '?'}locale=en`, { cookie, language, json })
    const { errors, doc } = (await answer.json()) as Answer
    return {
      status: answer.status,
      id: doc?.id,
      errors: errors?.[0]?.data?.errors?.map(({ path, message }) => [path, message]),
    }
  }
  let signedIn: Promise<string> | undefined

  const product = (code: string, more: object) => {
    const { brands, categories, colours } = shop.fixture
    return {
      code,
      title: `Product ${code}`,
      slug: `product-${code}`,
      description: 'Words.',
      brand: brands.saltspray,
      categories: [categories.jackets],
      publishedOn: '2026-01-01',
      colours: [{ colour: colours.plum }],
      variants: [{ sku: `${code}-PLUM`, colour: 'plum', price: 100 }],
      ...more,
    }
  }

  test('a copy of a product is as new in the shop as one that is made today', async () => {
    const { id } = await ask('POST', '/products', { ...product('7009', { popularity: 80 }), _status: 'published' })
    const copy = await ask('POST', `/products/${id}/duplicate`, { _status: 'draft' })
    const made = await shop.payload.findByID({ collection: 'products', id: copy.id!, draft: true, depth: 0 })
    expect(made).toMatchObject({ popularity: 0, publishedOn: shopDay(Date.now()) })
  })

  test('a copy of a product begins without its code and SKUs, which are of one product only', async () => {
    const { id } = await ask('POST', '/products', { ...product('7000', {}), _status: 'published' })
    // As the admin asks.
    const copy = await ask('POST', `/products/${id}/duplicate`, { _status: 'draft' })
    expect(copy.status).toBe(200)
    const made = await shop.payload.findByID({ collection: 'products', id: copy.id!, draft: true, depth: 0 })
    expect([made.code, made.variants?.map(({ sku, price }) => [sku, price])]).toEqual([null, [[null, 100]]])
    expect((await ask('PATCH', `/products/${copy.id}`, { _status: 'published' })).errors).toEqual([
      ['code', expect.any(String)],
      ['variants.0.sku', expect.any(String)],
    ])
    // The second one is as good: an empty code is no code twice.
    expect((await ask('POST', `/products/${id}/duplicate`, { _status: 'draft' })).status).toBe(200)
    // The code is all that is missing, whatever of the form was looked at.
    expect(await ask('PATCH', `/products/${copy.id}`, { code: '7000-2', _status: 'published' })).toMatchObject({
      status: 200,
    })
    const published = await shop.payload.findByID({ collection: 'products', id: copy.id!, depth: 0 })
    expect(published.variants?.map(({ sku, price }) => [sku, price])).toEqual([['7000-2-PLUM', 100]])
  })

  test('what is saved without a SKU gets that of its code, beside those written by hand', async () => {
    const variants = [
      { sku: 'BY-HAND', colour: 'plum', size: 's', price: 100 },
      { sku: '', colour: 'plum', size: 'm', price: 100 },
    ]
    const { status, id } = await ask('POST', '/products', { ...product('7010', { variants }), _status: 'draft' })
    expect(status).toBe(201)
    const made = await shop.payload.findByID({ collection: 'products', id: id!, draft: true, depth: 0 })
    expect(made.variants?.map(({ sku }) => sku)).toEqual(['BY-HAND', '7010-PLUM-M'])
  })

  test('a colour or size that the product does not have is refused at publishing, with its variant', async () => {
    const stray = product('7001', { variants: [{ sku: 'S-1', colour: 'Plum', price: 100 }] })
    for (const [language, message] of [
      ['en', 'S-1: this product has no colour “Plum”. Add it to the product’s colours, or choose one of them.'],
      [
        'fr',
        'S-1\u00a0: ce produit n’a pas de couleur «\u00a0Plum\u00a0». Ajoutez‑la aux couleurs du produit, ou choisissez‑en une.',
      ],
    ] as const)
      expect(await ask('POST', '/products', { ...stray, _status: 'published' }, language)).toMatchObject({
        status: 400,
        errors: [['variants.0.colour', message]],
      })
    const sized = product('7002', {
      sizes: [{ key: 's', name: 'S' }],
      variants: [{ sku: 'S-2', colour: 'plum', size: 'xl', price: 100 }],
    })
    expect(await ask('POST', '/products', { ...sized, _status: 'published' })).toMatchObject({
      status: 400,
      errors: [
        [
          'variants.0.size',
          'S-2: this product has no size “xl”. Add it to the product’s sizes, or choose one of them.',
        ],
      ],
    })
    // A draft may be unfinished; publishing it later, by its status alone, is refused too.
    const { id, status } = await ask('POST', '/products?draft=true', { ...stray, _status: 'draft' })
    expect([status, await ask('PATCH', `/products/${id}`, { _status: 'published' })]).toMatchObject([
      201,
      { status: 400, errors: [['variants.0.colour', expect.any(String)]] },
    ])
    const variants = [{ sku: 'S-1', colour: 'plum', price: 100 }]
    expect(await ask('PATCH', `/products/${id}`, { _status: 'published', variants })).toMatchObject({ status: 200 })
  })

  test('a SKU of another published product is refused at publishing, with its name; a draft may have it', async () => {
    const taken = product('7003', { variants: [{ sku: '5101-204-PLUM-S', colour: 'plum', price: 100 }] })
    const { id, status } = await ask('POST', '/products?draft=true', { ...taken, _status: 'draft' })
    expect(status).toBe(201)
    for (const [language, message] of [
      ['en', '5101-204-PLUM-S is a SKU of “Fundy Jacket”, which is published. Give this variant a SKU of its own.'],
      [
        'fr',
        '5101-204-PLUM-S est une UGS de «\u00a0Veste Fundy\u00a0», qui est publié. Donnez à cette variante sa propre UGS.',
      ],
    ] as const)
      expect(await ask('PATCH', `/products/${id}`, { _status: 'published' }, language)).toMatchObject({
        status: 400,
        errors: [['variants.0.sku', message]],
      })
    // The other product is published again with its own SKUs, and may take them off sale.
    const own = `/products/${shop.fixture.products[jacket]}`
    expect((await ask('PATCH', own, { _status: 'published' })).status).toBe(200)
    expect((await ask('PATCH', own, { _status: 'draft' })).status).toBe(200)
    expect((await ask('PATCH', `/products/${id}`, { _status: 'published' })).status).toBe(200)
    expect(await ask('PATCH', own, { _status: 'published' })).toMatchObject({
      status: 400,
      errors: [['variants.0.sku', expect.stringContaining('Product 7003')]],
    })
  })

  test('of two products with one SKU that are published at once, one is', async () => {
    const make = async (code: string) =>
      (
        await ask('POST', '/products?draft=true', {
          ...product(code, { variants: [{ sku: 'TWIN', colour: 'plum', price: 100 }] }),
          _status: 'draft',
        })
      ).id
    const twins = [await make('7004'), await make('7005')]
    const answers = await Promise.all(twins.map((id) => ask('PATCH', `/products/${id}`, { _status: 'published' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('stock is of a SKU and at a place that there are', async () => {
    const refused = (data: object, language?: string) => ask('POST', '/inventory', { quantity: 1, ...data }, language)
    expect(await refused({ sku: 'NOPE-1', location: 'mars' })).toMatchObject({
      status: 400,
      errors: [
        ['sku', 'No product has the SKU NOPE-1.'],
        ['location', '“mars” isn’t a stock location. Enter “online” or the slug of a store.'],
      ],
    })
    expect(await refused({ sku: 'NOPE-1', location: 'online' }, 'fr')).toMatchObject({
      status: 400,
      errors: [['sku', 'Aucun produit n’a l’UGS NOPE-1.']],
    })
    await ask('POST', '/products?draft=true', { ...product('7006', {}), _status: 'draft' })
    const made = await ask('POST', '/inventory', { sku: '7006-PLUM', location: 'online', quantity: 1 })
    expect(made.status).toBe(201)
    expect((await ask('PATCH', `/inventory/${made.id}`, { quantity: 2 })).status).toBe(200)
    expect((await ask('PATCH', `/inventory/${made.id}`, { location: 'mars' })).status).toBe(400)
  })
})
