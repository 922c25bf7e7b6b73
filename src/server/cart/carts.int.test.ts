import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { Carts } from './carts.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { takeLevel } from '../catalog/sellable-variants.ts'
import { hashedToken } from '../http/tokens.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, jacket, poles, tent } from '../testing/fixture.ts'

const lines = (cart: Cart) => cart.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).toSorted()
const [plumS, plumM, mossS, mossM] = [
  '5101-204-PLUM-S',
  '5101-204-PLUM-M',
  '5101-204-MOSS-S',
  '5101-204-MOSS-M',
] as const

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let server: ShopServer
  let token = ''
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const stored = async (table: 'carts' | 'cart_lines') =>
    Number(
      (
        await rows<{ n: number | string }>(
          table === 'carts' ? sql`select count(*) as n from carts` : sql`select count(*) as n from cart_lines`,
        )
      )[0]?.n,
    )
  const add = (sku: string, quantity = 1, own = token) => server.carts.add(own, sku, quantity, 'en')
  const set = (sku: string, quantity: number) => server.carts.setQuantity(token, sku, quantity, 'en')
  beforeAll(() => void (server = createShop(async () => shop.payload)))
  beforeEach(() => void (token = Carts.newToken()))

  test('a cart is empty before anything is in it, and nothing is stored for a look', async () => {
    const before = await stored('carts')
    expect([await server.carts.read(undefined, 'en'), await server.carts.read(token, 'en')]).toEqual([
      { version: 0, lines: [] },
      { version: 0, lines: [] },
    ])
    expect(await stored('carts')).toBe(before)
  })

  test('a renewed token has the cart and its checkout, and the old one nothing', async () => {
    await add(plumS, 2)
    await rows(sql`insert into checkouts (cart, key, state) values (${hashedToken(token)}, ${token}, '{}')`)
    expect(await server.carts.exists(token)).toBe(true)
    const renewed = await server.carts.renew(token)
    expect(renewed).toMatch(/^[\w-]{32}$/)
    expect(renewed).not.toBe(token)
    expect([await server.carts.exists(token), await server.carts.exists(renewed)]).toEqual([false, true])
    expect((await server.carts.read(token, 'en')).lines).toEqual([])
    expect(lines(await server.carts.read(renewed, 'en'))).toEqual([`2 × ${plumS}`])
    expect(await rows(sql`select cart from checkouts where key = ${token}`)).toEqual([{ cart: hashedToken(renewed) }])
    // Without a cart there is nothing to protect, and nothing is stored.
    expect(await server.carts.renew(token)).toBe(token)
  })

  test('a line shows the words of the language and the price of the database', async () => {
    const answer = await add(plumS, 2)
    expect(answer).toMatchObject({ ok: true, cart: { version: 1 } })
    expect((await server.carts.read(token, 'fr')).lines).toEqual([
      expect.objectContaining({
        sku: plumS,
        quantity: 2,
        title: 'Veste Fundy',
        brand: 'Saltspray',
        colour: 'Prune',
        size: 'P',
        unitPrice: 240_00,
        regularPrice: 240_00,
        left: 20,
        href: '/fr/product/5101-204/veste-fundy?colour=plum&size=s',
      }),
    ])
  })

  test('three parallel adds of different SKUs give three lines', async () => {
    const answers = await Promise.all([plumS, plumM, tent].map((sku) => add(sku)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(lines(await server.carts.read(token, 'en'))).toEqual([`1 × ${plumM}`, `1 × ${plumS}`, `1 × ${tent}`])
  })

  test('ten parallel adds of one SKU give quantity ten', async () => {
    await Promise.all(Array.from({ length: 10 }, () => add(plumS)))
    expect(lines(await server.carts.read(token, 'en'))).toEqual([`10 × ${plumS}`])
    expect((await server.carts.read(token, 'en')).version).toBe(10)
  })

  test('a quantity is never above the stock, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mossS)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ reason: 'not-enough', left: 2 })),
    )
    expect(lines(await server.carts.read(token, 'en'))).toEqual([`2 × ${mossS}`])
    expect(await set(mossS, 3)).toMatchObject({ ok: false, reason: 'not-enough', left: 2 })
  })

  test('many carts change at once while the catalogue is being reloaded', async () => {
    server.forget()
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(giftCard, 1, Carts.newToken())))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  })

  test('the price is read at every look', async () => {
    await add(poles)
    await shop.payload.update({
      collection: 'products',
      id: shop.fixture.products[poles]!,
      data: { variants: [{ sku: poles, price: 120_00, salePrice: 90_00 }] } as never,
    })
    const before = (await server.carts.read(token, 'en')).lines[0]
    expect(before).toMatchObject({ unitPrice: 90_00, regularPrice: 120_00, priceWas: expect.any(Number) })
    // A page that has been open for long shows the old price: one more of it does not mean that the new one is known.
    await add(poles)
    expect((await server.carts.read(token, 'en')).lines[0]?.priceWas).toBe(before?.priceWas)
    await server.carts.acknowledge(token, 'en')
    expect((await server.carts.read(token, 'en')).lines[0]).not.toHaveProperty('priceWas')
  })

  test('what an employee put aside does not count to the year’s limit when prices are acknowledged', async () => {
    const anna = { id: 'anna', email: 'anna@example.com', employeePrices: true }
    const create = creator(shop.payload)
    await create('employee-rules' as never, { name: 'All', kind: 'discount', percent: 10, active: true })
    await server.carts.add(token, plumS, 1, 'en')
    await server.carts.add(token, poles, 1, 'en')
    await server.carts.save(token, poles, true, 'en')
    const employee = { name: 'Anna', staffNumber: '4411', pin: '820134', active: true, yearlyLimit: 200_00 }
    await create('employees' as never, { ...employee, userId: anna.id })
    const [line] = (await server.carts.read(token, 'en', anna)).lines
    expect(line).toMatchObject({ unitPrice: 150_00, priceWas: expect.any(Number) })
    const seen = await server.carts.acknowledge(token, 'en', anna)
    expect(seen.cart.lines).toMatchObject([{ unitPrice: 150_00 }])
    expect(seen.cart.lines[0]).not.toHaveProperty('priceWas')
  })

  test('what sold out since it was added is marked, and may be lowered and removed', async () => {
    await add(tent, 3)
    const stock = async (quantity: number) =>
      void (await rows(sql`update inventory set quantity = ${quantity} where sku = ${tent}`))
    await stock(2)
    expect((await server.carts.read(token, 'en')).lines).toEqual([
      expect.objectContaining({ quantity: 3, left: 2, problem: 'not-enough' }),
    ])
    expect(await set(tent, 2)).toMatchObject({ ok: true })
    await stock(0)
    const isSoldOut = async () =>
      expect((await server.carts.read(token, 'en')).lines).toEqual([expect.objectContaining({ problem: 'sold-out' })])
    await isSoldOut()
    // Nor is there any of what nobody has counted.
    await rows(sql`update inventory set sku = 'OTHER' where sku = ${tent}`)
    await isSoldOut()
    await rows(sql`update inventory set sku = ${tent} where sku = 'OTHER'`)
    expect(await set(tent, 0)).toMatchObject({ ok: true, cart: { lines: [] } })
    await stock(9)
  })

  test.each([
    ['an unknown SKU', '9999-999', 1, { reason: 'unknown-sku' }],
    ['a sold-out one', mossM, 1, { reason: 'sold-out' }],
    ['more than a line takes', giftCard, 100, { reason: 'too-many', left: 99 }],
    ['more than there are', tent, 10, { reason: 'not-enough', left: 9 }],
  ])('%s is refused with the reason, and nothing is stored', async (_, sku, quantity, refusal) => {
    const before = [await stored('carts'), await stored('cart_lines')]
    expect(await add(sku, quantity)).toEqual({ ok: false, ...refusal, cart: { version: 0, lines: [] } })
    expect([await stored('carts'), await stored('cart_lines')]).toEqual(before)
  })

  test('a product that is no longer published cannot be added, and stays in a cart until it is removed', async () => {
    const id = await creator(shop.payload)('products', {
      _status: 'published',
      code: '5900-001',
      title: { en: 'Gone', fr: 'Parti' },
      slug: { en: 'gone', fr: 'parti' },
      description: { en: 'x', fr: 'x' },
      brand: shop.fixture.brands.lowcloud,
      categories: [shop.fixture.categories.tents],
      variants: [{ sku: '5900-001', price: 1 }],
    })
    await creator(shop.payload)('inventory', { sku: '5900-001', location: 'online', quantity: 5 })
    await server.take([{ target: 'products', docId: String(id) }])
    await add('5900-001')
    await shop.payload.update({ collection: 'products', id, data: { _status: 'draft' } as never })
    const { lines } = await server.carts.read(token, 'fr')
    const gone = { sku: '5900-001', title: 'Parti', href: '/fr/search?q=Parti', left: 0, problem: 'unavailable' }
    expect(lines).toEqual([expect.objectContaining({ ...gone, quantity: 1, unitPrice: 1 })])
    expect(await add('5900-001')).toMatchObject({ ok: false, reason: 'unknown-sku' })
    await shop.payload.delete({ collection: 'products', id })
    expect((await server.carts.read(token, 'en')).lines).toMatchObject([{ title: '5900-001', problem: 'unavailable' }])
    expect((await set('5900-001', 0)).cart.lines).toEqual([])
  })

  test('a line that is not there cannot be set, and is not there once it is taken away', async () => {
    expect(await set(plumS, 1)).toMatchObject({ ok: false, reason: 'not-in-cart' })
    expect(await set(plumS, 0)).toMatchObject({ ok: true, cart: { lines: [] } })
  })

  test('the token of the cookie is nowhere in the database', async () => {
    await add(plumS)
    const found = await rows<{ token: string }>(sql`select token from carts`)
    expect(found.some((cart) => cart.token.includes(token))).toBe(false)
    expect(found.every((cart) => /^[0-9a-f]{64}$/.test(cart.token))).toBe(true)
  })

  test('of twenty who take the last unit exactly one gets it', async () => {
    await rows(sql`update inventory set quantity = 1 where sku = ${plumM}`)
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(shop.payload, (inside) => takeLevel(inside, plumM, 1, 'online'))),
    )
    expect(taken.filter((level) => level !== undefined)).toHaveLength(1)
    const [left] = await rows<{ quantity: number | string }>(sql`select quantity from inventory where sku = ${plumM}`)
    expect(Number(left?.quantity)).toBe(0)
  })

  test.each([
    [plumS, 21, false],
    [plumS, 20, true],
    [plumS, 1, false],
    ['9999-999', 1, false],
  ] as const)('of %s %i units can be taken: %s', async (sku, units, taken) =>
    expect((await takeLevel(rows, sku, units, 'online')) !== undefined).toBe(taken),
  )

  test('a cart has a hundred lines at most', async () => {
    const skus = Array.from({ length: 101 }, (_, i) => `5999-${String(i).padStart(3, '0')}`)
    for (const sku of skus) await creator(shop.payload)('inventory', { sku, location: 'online', quantity: 1 })
    await creator(shop.payload)('products', {
      _status: 'published',
      code: '5999-999',
      title: { en: 'Many', fr: 'Plusieurs' },
      slug: { en: 'many', fr: 'plusieurs' },
      description: { en: 'x', fr: 'x' },
      brand: shop.fixture.brands.lowcloud,
      categories: [shop.fixture.categories.tents],
      variants: skus.map((sku) => ({ sku, size: sku, price: 1 })),
    })
    server.forget()
    const answers = []
    for (const sku of skus) answers.push((await add(sku)).ok)
    expect(answers.indexOf(false)).toBe(100)
    expect(await add(jacket)).toMatchObject({ ok: false, reason: 'unknown-sku' })
    expect(await add(skus[100]!)).toMatchObject({ ok: false, reason: 'cart-full' })
  })
})
