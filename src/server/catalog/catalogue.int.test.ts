import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { locales } from '../../domain/locale.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { rowsOf, sql } from '../database/database.ts'
import { readCache, cachedReads } from '../feed/cached-reads.ts'
import type { Shop, Tag } from '../app/shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { newPicture } from '../testing/picture.ts'
import { creator, giftCard, jacket, poles, tent } from '../testing/fixture.ts'
import { newestChange } from '../feed/changes.ts'
import { changesAfter } from '../testing/rows.ts'

const everything = parseListingQuery([])
const codes = [jacket, tent, giftCard, poles]
/** What follows /products/ and /produits/. */
const splats = {
  all: ['', ''],
  clothing: ['clothing', 'vetements'],
  jackets: ['clothing/jackets', 'vetements/vestes'],
  camping: ['camping', 'camping'],
  tents: ['camping/tents', 'camping/tentes'],
  women: ['women', 'femmes'],
  saltspray: ['brands/saltspray', 'marques/saltspray'],
  lowcloud: ['brands/lowcloud', 'marques/lowcloud'],
  ultralight: ['collections/ultralight', 'collections/ultraleger'],
  deals: ['deals', 'aubaines'],
} as const

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  let server: ShopServer
  /** The shop as its pages read it: what is not dropped is remembered, wrong or right. */
  const cache = readCache()
  let shop: Shop
  beforeAll(async () => {
    const { payload, fixture } = opened
    await creator(payload)('pages', {
      _status: 'published',
      key: 'picked',
      title: { en: 'Picked', fr: 'Choisis' },
      slug: { en: 'picked', fr: 'choisis' },
      layout: [
        {
          blockType: 'productcarousel',
          heading: { en: 'x', fr: 'x' },
          source: 'products',
          products: [fixture.products[giftCard]],
          limit: 8,
        },
      ],
    })
    server = createShop(async () => payload)
    shop = cachedReads(server.shop, cache)
    await server.warm()
  })

  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  /** The tags of every page of the shop, by a short name. */
  const pages = async (): Promise<Map<string, Set<string>>> => {
    const found = new Map<string, Set<string>>()
    const read = async (name: string, make: (tag: Tag) => Promise<unknown>) => {
      const own = new Set<string>()
      found.set(name, own)
      await make((...more) => more.forEach((each) => own.add(each)))
    }
    for (const [i, locale] of locales.entries()) {
      for (const code of codes) await read(`${locale} ${code}`, (tag) => shop.product(locale, code, tag))
      for (const [name, splat] of Object.entries(splats))
        await read(`${locale} ${name}`, (tag) => shop.listing(locale, splat[i]!, everything, tag))
      await read(`${locale} home`, (tag) => shop.home(locale, tag))
      await read(`${locale} picked`, (tag) => shop.contentPage(locale, locale === 'en' ? 'picked' : 'choisis', tag))
      await read(`${locale} ski shop`, (tag) =>
        shop.contentPage(locale, locale === 'en' ? 'ski-shop' : 'boutique-de-ski', tag),
      )
      await read(`${locale} brands`, (tag) => shop.brands(locale, tag))
      await read(`${locale} stores`, (tag) => shop.stores(locale, tag))
      await read(`${locale} shell`, (tag) => shop.shell(locale, tag))
    }
    return found
  }

  /** The pages that some work drops: `en jackets` and `fr jackets` are one, `jackets`, as both must go together. */
  const dropped = async (work: () => Promise<unknown>): Promise<string[] | 'all'> => {
    const before = await pages()
    const last = await newestChange(opened.payload)
    await work()
    const gone = await server.take(await changesAfter(opened.payload, last))
    if (gone) cache.drop(gone)
    else cache.clear()
    if (!gone) return 'all'
    const names = [...before].filter(([, own]) => [...own].some((tag) => gone.has(tag))).map(([name]) => name)
    const of = (locale: string) => names.filter((name) => name.startsWith(locale)).map((name) => name.slice(3))
    expect(of('fr')).toEqual(of('en'))
    return of('en')
  }
  const change =
    (code: string, data: object, more: object = {}) =>
    () =>
      opened.payload.update({
        collection: 'products',
        id: opened.fixture.products[code]!,
        data: data as never,
        ...more,
      })
  const stock = (sku: string, quantity: number) => () =>
    opened.payload.update({ collection: 'inventory', where: { sku: { equals: sku } }, data: { quantity } as never })
  const record = async (code: string) =>
    (
      (await shop.listing('en', '', everything, () => {})) as { tiles: { id: string; stock: string; price: object }[] }
    ).tiles.find(({ id }) => id === code)

  /** Every product page shows the others as related: there are but four. The home page shows what is new of all. */
  const everywhere = [...codes, 'all', 'deals', 'home', 'brands']
  /** The listings that the first brand, colour and category of the fixture appear in. */
  const shownByJacket = ['all', 'clothing', 'jackets', 'women', 'saltspray', 'ultralight'] as const
  const inOrder = (names: string[]) =>
    [...codes, ...Object.keys(splats), 'home', 'picked', 'ski shop', 'brands', 'stores', 'shell'].filter((name) =>
      names.includes(name),
    )

  test('a price drops the product, its tiles and the listings it appears in, in both languages, and nothing else', async () => {
    expect(await dropped(change(tent, { variants: [{ sku: tent, price: 499_00, salePrice: 379_00 }] }))).toEqual(
      inOrder([...everywhere, 'camping', 'tents', 'lowcloud']),
    )
    expect((await record(tent))?.price).toEqual({ price: 499_00, salePrice: 379_00 })
  })

  test('a product of a rule category and a collection drops those too', async () => {
    expect(await dropped(change(jacket, { isNew: true }))).toEqual(
      inOrder([jacket, 'all', 'deals', 'home', 'brands', 'clothing', 'jackets', 'women', 'saltspray', 'ultralight']),
    )
  })

  test('a description drops its own page only', async () =>
    expect(await dropped(change(jacket, { description: 'New words.' }, { locale: 'fr' }))).toEqual([jacket]))

  test('a draft drops no listing and changes nothing', async () => {
    expect(await dropped(change(jacket, { title: 'Draft' }, { draft: true }))).toEqual([jacket])
    expect((await shop.product('en', jacket, () => {}))?.product.title).toBe('Fundy Jacket')
    await dropped(change(jacket, { title: 'Fundy Jacket', _status: 'published' }))
  })

  test('stock that leaves the status as it is drops the product page only', async () => {
    expect(await dropped(stock(tent, 8))).toEqual([tent])
    expect((await shop.product('en', tent, () => {}))?.product.variants[0]?.quantity).toBe(8)
  })

  test('stock that changes the status drops the listings too', async () => {
    expect(await dropped(stock(tent, 2))).toEqual(inOrder([...everywhere, 'camping', 'tents', 'lowcloud']))
    expect((await record(tent))?.stock).toBe('LOW_STOCK')
  })

  test('stock that is no longer tracked is no stock', async () => {
    await dropped(() => opened.payload.delete({ collection: 'inventory', where: { sku: { equals: tent } } }))
    expect((await record(tent))?.stock).toBe('NOT_STOCKED')
    await dropped(() => creator(opened.payload)('inventory', { sku: tent, location: 'online', quantity: 9 }))
    // In stock, as most things are, is not written.
    const shown = await record(tent)
    expect([shown?.id, shown?.stock]).toEqual([tent, undefined])
  })

  test('stock of a store is not the stock online', async () => {
    expect(
      await dropped(() => creator(opened.payload)('inventory', { sku: tent, location: 'calgary', quantity: 1 })),
    ).toEqual([])
  })

  test('what is unpublished is gone, and comes back where it was picked by hand', async () => {
    expect(await dropped(change(giftCard, { _status: 'draft' }))).toEqual(
      inOrder([...everywhere, 'camping', 'lowcloud', 'picked']),
    )
    expect([await shop.product('en', giftCard, () => {}), await record(giftCard)]).toEqual([undefined, undefined])
    expect(await dropped(change(giftCard, { _status: 'published' }))).toContain('picked')
    expect([await shop.product('en', giftCard, () => {}), await record(giftCard)]).toEqual([
      expect.anything(),
      expect.anything(),
    ])
  })

  test('a product that gets another number leaves none behind', async () => {
    await dropped(change(poles, { code: '5104-401' }))
    expect([await record(poles), (await record('5104-401'))?.id]).toEqual([undefined, '5104-401'])
    await dropped(change(poles, { code: poles }))
  })

  test('a deleted product is gone', async () => {
    const id = await creator(opened.payload)('products', {
      _status: 'published',
      code: '5900-002',
      title: { en: 'Short', fr: 'Bref' },
      slug: { en: 'short', fr: 'bref' },
      description: { en: 'x', fr: 'x' },
      brand: opened.fixture.brands.lowcloud,
      categories: [opened.fixture.categories.tents],
      variants: [{ sku: '5900-002', price: 1 }],
    })
    await dropped(async () => {})
    await server.take([{ target: 'products', docId: String(id) }])
    expect(await record('5900-002')).toBeDefined()
    await dropped(() => opened.payload.delete({ collection: 'products', id }))
    expect(await record('5900-002')).toBeUndefined()
  })

  test.each([
    ['brands', { name: 'Saltspray & Co' }, [...shownByJacket, ...codes, 'home', 'brands']],
    ['colours', { hex: '#5b2a56' }, [...shownByJacket, ...codes, 'home']],
    ['categories', { name: 'Garb' }, [jacket, ...shownByJacket]],
  ] as const)('a renamed one of %s drops what shows it', async (collection, data, names) => {
    const id = Object.values(opened.fixture[collection])[0]!
    expect(await dropped(() => opened.payload.update({ collection, id, data: data as never }))).toEqual(
      inOrder([...names]),
    )
  })

  test.each([
    ['a category that moves', { slug: 'garb' }, { slug: 'clothing' }],
    ['a category with another rule', { rule: { genders: ['men'] } }, { rule: { genders: [] } }],
  ])('%s may change every page', async (_, data, before) => {
    const id = Object.values(opened.fixture.categories)[0]!
    for (const each of [data, before])
      expect(await dropped(() => opened.payload.update({ collection: 'categories', id, data: each as never }))).toBe(
        'all',
      )
  })

  test('the words of a picture drop the products that show it, and no list, which has none of them', async () => {
    const [shown, other] = [
      await newPicture(opened.payload, 'shown.png'),
      await newPicture(opened.payload, 'other.png'),
    ]
    await dropped(change(jacket, { pictures: [shown] }))
    const describe = (id: number) => () =>
      opened.payload.update({ collection: 'media', id, data: { alt: 'On a ridge' } as never })
    expect([await dropped(describe(shown)), await dropped(describe(other))]).toEqual([[jacket], []])
    expect((await shop.product('en', jacket, () => {}))?.product.pictures[0]?.alt).toBe('On a ridge')
  })

  test('a new one that nothing refers to yet drops nothing', async () =>
    expect(
      await dropped(() =>
        creator(opened.payload)('colours', {
          key: 'lichen',
          name: { en: 'Lichen', fr: 'Lichen' },
          hex: '#aabb99',
          family: 'green',
        }),
      ),
    ).toEqual([]))

  test('a renamed brand is read anew', async () =>
    expect((await shop.product('en', jacket, () => {}))?.product.brand.name).toBe('Saltspray & Co'))

  test.each([
    ['pages', 'ski-shop', { summary: 'x' }, ['home', 'picked', 'ski shop']],
    ['menus', 'en', { order: 2 }, ['shell']],
  ] as const)('a change of %s drops what shows them', async (collection, key, data, names) => {
    const id = (opened.fixture[collection] as Record<string, number>)[key]!
    expect(await dropped(() => opened.payload.update({ collection, id, data: data as never }))).toEqual(names)
  })

  test('a store drops the stores, a promo message the shell', async () => {
    const all = (collection: 'stores' | 'promo-messages', data: object) => () =>
      opened.payload.update({ collection, where: {}, data: data as never })
    expect([
      await dropped(all('stores', { phone: '403-555-0102' })),
      await dropped(all('promo-messages', { order: 3 })),
    ]).toEqual([['stores'], ['shell']])
  })

  test('requests are answered between products that are read anew', async () => {
    const changes = codes.map((code) => ({ target: 'products', docId: String(opened.fixture.products[code]) }))
    let [turns, isOver] = [0, false]
    const turn = (): unknown => !isOver && setImmediate(() => (turns++, turn()))
    turn()
    await server.take(changes)
    isOver = true
    expect(turns).toBeGreaterThan(0)
  })

  test('no change drops nothing; one of which nothing is known no page either', async () => {
    expect(await server.take([])).toEqual(new Set())
    expect(
      await server.take([
        { target: 'products', docId: '999999' },
        { target: 'inventory', docId: '999999' },
      ]),
    ).toEqual(new Set(['picked:999999']))
    const [{ n } = { n: 0 }] = await rowsOf(opened.payload)<{ n: number | string }>(
      sql`select count(*) as n from products`,
    )
    expect(Number(n)).toBe(4)
  })
})
