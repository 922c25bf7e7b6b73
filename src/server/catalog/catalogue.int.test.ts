import { describe, expect, test, vi } from 'vitest'
import { issue, soldCode } from '../checkout/gift-cards.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { recordLevels } from '../stock/record-levels.ts'
import { databases } from '../testing/databases.ts'
import { codes, droppedPages, everywhere, inOrder } from '../testing/dropped-pages.ts'
import { creator, giftCard, jacket, poles, tent } from '../testing/fixture.ts'
import { takeLevel } from './sellable-variants.ts'

describe.each(databases)('%s', (database) => {
  const { opened, shop, server, dropped, change, stock, record } = droppedPages(database)

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
    expect((await shop().product('en', jacket, () => {}))?.product.title).toBe('Fundy Jacket')
    await dropped(change(jacket, { title: 'Fundy Jacket', _status: 'published' }))
  })

  test('stock that leaves the status as it is drops the product page only', async () => {
    expect(await dropped(stock(tent, 8))).toEqual([tent])
    expect((await shop().product('en', tent, () => {}))?.product.variants[0]?.quantity).toBe(8)
  })

  test('stock that changes the status drops the listings too', async () => {
    expect(await dropped(stock(tent, 2))).toEqual(inOrder([...everywhere, 'camping', 'tents', 'lowcloud']))
    expect((await record(tent))?.stock).toBe('LOW_STOCK')
  })

  test('of a sale that leaves enough the search does not read the product again', async () => {
    const { payload } = opened
    await dropped(stock(tent, 9))
    const read = vi.spyOn(server().indexes, 'take')
    const sell = (units: number) => () =>
      inTransaction(payload, async (rows) =>
        recordLevels(payload, rows, [(await takeLevel(rows, tent, units, 'online'))!]),
      )
    const counted = () => [...read.mock.lastCall![1].counted]
    expect(await dropped(sell(1))).toEqual([tent])
    expect((await shop().product('en', tent, () => {}))?.product.variants[0]?.quantity).toBe(8)
    expect(counted()).toEqual([])
    expect(await dropped(sell(5))).toEqual(inOrder([...everywhere, 'camping', 'tents', 'lowcloud']))
    expect(counted()).toEqual([tent])
    await dropped(stock(tent, 2))
  })

  test('stock that nobody counted is none', async () => {
    await dropped(() => opened.payload.delete({ collection: 'inventory', where: { sku: { equals: tent } } }))
    expect((await record(tent))?.stock).toBe('OUT_OF_STOCK')
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
    // With a card that was sold, the shop has gift cards without this product, too; else every page would be dropped.
    const gift = { recipientName: '', recipientEmail: 'a@example.com', senderName: '', message: '' }
    const code = soldCode(opened.payload.secret, 'P-1', 0, 0)
    await issue(rowsOf(opened.payload), { code, amount: 50_00, order: 'P-1', locale: 'fr', gift })
    expect(await dropped(change(giftCard, { _status: 'draft' }))).toEqual(
      inOrder([...everywhere, 'camping', 'lowcloud', 'picked']),
    )
    expect([await shop().product('en', giftCard, () => {}), await record(giftCard)]).toEqual([undefined, undefined])
    expect(await dropped(change(giftCard, { _status: 'published' }))).toContain('picked')
    expect([await shop().product('en', giftCard, () => {}), await record(giftCard)]).toEqual([
      expect.anything(),
      expect.anything(),
    ])
  })

  test('a SKU leads to its variant, while its product is published', async () => {
    const path = () => shop().variantPath('en', '5101-204-MOSS-M', () => {})
    const there = await path()
    await dropped(change(jacket, { _status: 'draft' }))
    const meanwhile = await path()
    await dropped(change(jacket, { _status: 'published' }))
    expect([there, meanwhile, await path()]).toEqual([there, undefined, there])
    expect(there).toBe('/en/product/5101-204/fundy-jacket?colour=moss&size=m')
  })

  test('gift cards have an address, where the shop has their category', async () => {
    const address = () => shop().giftCards('fr', () => {})
    expect(await address()).toBeUndefined()
    await dropped(() =>
      creator(opened.payload)('categories', {
        key: 'gift-cards',
        name: { en: 'Gift Cards', fr: 'Cartes' },
        slug: { en: 'cards', fr: 'cartes' },
      }),
    )
    expect(await address()).toBe('/fr/produits/cartes')
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
    await server().take([{ target: 'products', docId: String(id) }])
    expect(await record('5900-002')).toBeDefined()
    await dropped(() => opened.payload.delete({ collection: 'products', id }))
    expect(await record('5900-002')).toBeUndefined()
  })

  test('requests are answered between products that are read anew', async () => {
    const changes = codes.map((code) => ({ target: 'products', docId: String(opened.fixture.products[code]) }))
    let [turns, isOver] = [0, false]
    const turn = (): unknown => !isOver && setImmediate(() => (turns++, turn()))
    turn()
    await server().take(changes)
    isOver = true
    expect(turns).toBeGreaterThan(0)
  })

  test('no change drops nothing; one of which nothing is known no page either', async () => {
    expect(await server().take([])).toEqual(new Set())
    expect(
      await server().take([
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
