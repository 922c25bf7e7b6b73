import { describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { createShop } from '../app/create-shop.ts'
import { newestChange } from '../feed/changes.ts'
import { exportText, importText } from '../import-export/import-export.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, jacket, tent } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'
import { staffCookie } from '../testing/visitors.ts'
import { isoInstant } from '../../domain/time.ts'
import { applyDueMarkdowns } from './markdown-clock.ts'

const tag = () => {}
const HOUR = 3_600_000
type Line = { code: string; variants: object[] }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const ask = async (method: string, at: string, json?: object, language = 'en') => {
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'merchandiser'))
    const answer = await admin(method, at, { cookie, language, ...(json && { json }) })
    const body = (await answer.json()) as {
      doc?: { id: number; state: string; savedBy: string }
      errors?: { data?: { errors?: { path: string; message: string }[] } }[]
    }
    const refused = body.errors?.[0]?.data?.errors?.map(({ path, message }) => ({ path, message }))
    return { status: answer.status, doc: body.doc, refused, body }
  }
  let signedIn: Promise<string> | undefined
  const save = async (sale: object) => {
    const { doc, refused } = await ask('POST', '/markdowns', {
      name: 'Sale',
      kind: 'percentage',
      percent: 20,
      rounding: 'none',
      ...sale,
    })
    if (!doc) throw new Error(JSON.stringify(refused))
    return doc
  }
  const later = (hours: number) => isoInstant(Date.now() + hours * HOUR)
  /** What one pays for a variant: on its page, in lists and search, and in the cart. */
  const paid = async (code: string, sku: string) => {
    const { shop: pages, carts } = createShop(async () => shop.payload)
    const page = await pages.product('en', code, tag)
    const [tile] = await pages.tiles('fr', [code], tag)
    const cart = await carts.add(Carts.newToken(), sku, 1, 'en')
    const variant = page?.product.variants.find((one) => one.sku === sku)
    return [
      variant?.salePrice ?? variant?.price,
      tile?.price.salePrice ?? tile?.price.priceRange?.price?.low ?? tile?.price.price,
      cart.cart.lines[0]?.unitPrice,
    ]
  }
  const same = (price: number) => [price, price, price]
  const [JACKET, TENT] = ['5101-204-PLUM-S', '5102-100']

  test('a sale waits, begins and ends by the clock, everywhere at once, and the former sale price is back', async () => {
    const { products } = shop.fixture
    const sale = await save({
      percent: 30,
      products: [products[jacket], products[tent]],
      startsAt: later(1),
      endsAt: later(3),
    })
    expect(sale).toMatchObject({ state: 'waiting', savedBy: expect.stringContaining('@') })
    expect([await paid(jacket, JACKET), await paid(tent, TENT)]).toEqual([same(240_00), same(399_00)])
    const before = await newestChange(shop.payload)
    await applyDueMarkdowns(shop.payload, Date.now() + HOUR / 2)
    expect(await changesAfter(shop.payload, before)).toEqual([])
    await applyDueMarkdowns(shop.payload, Date.now() + 2 * HOUR)
    expect(await changesAfter(shop.payload, before)).toEqual([{ target: 'markdowns', docId: String(sale.id) }])
    expect([await paid(jacket, JACKET), await paid(tent, TENT)]).toEqual([same(168_00), same(349_30)])
    await applyDueMarkdowns(shop.payload, Date.now() + 4 * HOUR)
    expect([await paid(jacket, JACKET), await paid(tent, TENT)]).toEqual([same(240_00), same(399_00)])
    expect(await ask('GET', `/markdowns/${sale.id}`)).toMatchObject({ body: { state: 'ended' } })
    await ask('DELETE', `/markdowns/${sale.id}`)
  })

  test('two processes that turn at once begin a sale once', async () => {
    const sale = await save({ products: [shop.fixture.products[jacket]], startsAt: later(1) })
    const before = await newestChange(shop.payload)
    await Promise.all([1, 2, 3].map(() => applyDueMarkdowns(shop.payload, Date.now() + 2 * HOUR)))
    expect(await changesAfter(shop.payload, before)).toEqual([{ target: 'markdowns', docId: String(sale.id) }])
    await ask('DELETE', `/markdowns/${sale.id}`)
    expect(await paid(jacket, JACKET)).toEqual(same(240_00))
  })

  test('a shop that is open follows a sale by the change feed: switched on, changed, switched off', async () => {
    const { categories, products, brands } = shop.fixture
    const open = createShop(async () => shop.payload)
    await open.warm()
    let last = await newestChange(shop.payload)
    const seen = async () => {
      const changes = await changesAfter(shop.payload, last)
      last = await newestChange(shop.payload)
      const dropped = await open.take(changes, last)
      const [one, other] = await open.shop.tiles('en', [jacket, tent], tag)
      return [dropped?.has(`product:${jacket}`), dropped?.has(`product:${tent}`), one?.price, other?.price]
    }
    const [full, marked] = [{ price: 240_00 }, { price: 240_00, salePrice: 192_00 }]
    const own = { price: 499_00, salePrice: 399_00 }
    // By a category above its own, and by a brand: what meets both.
    const sale = await save({ categories: [categories['clothing']], brands: [brands['saltspray']] })
    expect(sale.state).toBe('running')
    expect(await seen()).toEqual([true, false, marked, own])
    await ask('PATCH', `/markdowns/${sale.id}`, { percent: 50, categories: [], brands: [], products: [products[tent]] })
    expect(await seen()).toEqual([true, true, full, { price: 499_00, salePrice: 249_50 }])
    await ask('PATCH', `/markdowns/${sale.id}`, { active: false })
    expect(await seen()).toEqual([false, true, full, own])
    await ask('PATCH', `/markdowns/${sale.id}`, { active: true })
    expect(await seen()).toEqual([false, true, full, { price: 499_00, salePrice: 249_50 }])
    await ask('DELETE', `/markdowns/${sale.id}`)
    expect(await seen()).toEqual([false, true, full, own])
  })

  test('prices that are imported or edited meanwhile count, during the sale and after it', async () => {
    const { products, categories } = shop.fixture
    const sale = await save({ percent: 25, categories: [categories['tents']] })
    expect(await paid(tent, TENT)).toEqual(same(374_25))
    const lines = (await exportText(shop.payload, 'products')).trim().split('\n')
    const line = lines.map((one) => JSON.parse(one) as Line).find(({ code }) => code === tent)!
    const [variant] = line.variants
    const repriced = { ...line, variants: [{ ...variant, price: 600_00, salePrice: 480_00 }] }
    const other = await save({ percent: 5, products: [products[jacket]], startsAt: later(1) })
    const [answer] = await Promise.all([
      importText(shop.payload, 'products', JSON.stringify(repriced)),
      applyDueMarkdowns(shop.payload, Date.now() + 2 * HOUR),
    ])
    expect(answer).toMatchObject({ ok: true, report: { imported: 1 } })
    expect(await paid(jacket, JACKET)).toEqual(same(228_00))
    await ask('DELETE', `/markdowns/${other.id}`)
    expect(await paid(tent, TENT)).toEqual(same(450_00))
    await ask('PATCH', `/markdowns/${sale.id}`, { endsAt: later(-0.001) })
    expect(await paid(tent, TENT)).toEqual(same(480_00))
    await ask('DELETE', `/markdowns/${sale.id}`)
  })

  test('what a sale would do is seen before it is saved, and what it cannot do is refused at its field', async () => {
    const { products, categories, brands } = shop.fixture
    const all = { products: [products[jacket], products[tent], products[giftCard]], rounding: 'none' }
    expect((await ask('POST', '/markdowns/preview', { kind: 'price', price: 550_00, ...all })).body).toMatchObject({
      products: 0,
      changed: 0,
      lower: 1,
      faults: 4,
      leftOut: 1,
      rows: expect.arrayContaining([
        {
          title: 'Fundy Jacket',
          sku: JACKET,
          without: 240_00,
          during: 240_00,
          from: 'regular',
          to: 'regular',
          why: 'not-below',
        },
        expect.objectContaining({ sku: TENT, without: 480_00, during: 480_00, from: 'sale', why: 'lower-already' }),
      ]),
    })
    expect(
      (await ask('POST', '/markdowns/preview', { kind: 'percentage', percent: 10, ...all, rounding: 'end-99' })).body,
    ).toMatchObject({
      products: 1,
      changed: 4,
      rows: expect.arrayContaining([
        { title: 'Fundy Jacket', sku: JACKET, without: 240_00, during: 215_99, from: 'regular', to: 'sale' },
      ]),
    })
    // While it runs the price without it is still the regular one.
    const tenth = { kind: 'percentage', percent: 10, ...all }
    const { id } = await save(tenth)
    expect((await ask('POST', '/markdowns/preview', { ...tenth, id })).body).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ sku: JACKET, without: 240_00, during: 216_00 })]),
    })
    await ask('DELETE', `/markdowns/${id}`)
    const refused = async (sale: object, language = 'en') =>
      (
        await ask(
          'POST',
          '/markdowns',
          { name: 'S', rounding: 'none', kind: 'percentage', percent: 10, ...sale },
          language,
        )
      ).refused
    expect(await refused({})).toEqual([
      { path: 'products', message: 'Choose products, categories, brands or collections.' },
    ])
    expect(await refused({ kind: 'amount', amount: 700_00, ...all }, 'fr')).toEqual([
      { path: 'amount', message: 'Aucun prix ne changerait\u00a0: voyez «\u00a0Ce qui change\u00a0».' },
    ])
    expect(await refused({ ...all, endsAt: later(-1) })).toEqual([
      { path: 'endsAt', message: 'This end date has already passed.' },
    ])

    const first = await save({ name: 'First', ...all, startsAt: later(24), endsAt: later(48) })
    const second = { brands: [brands['saltspray']], categories: [categories['women']], startsAt: later(30) }
    expect(await refused(second)).toEqual([
      {
        path: 'allowOverlap',
        message:
          '“First” runs at the same time for 1 of these products: Fundy Jacket. Change the dates or the products, or tick this box: shoppers then pay the lowest price.',
      },
    ])
    expect(await refused({ ...second, startsAt: later(48.1) })).toBeUndefined()
    expect(
      await refused({ ...second, name: 'Both', startsAt: later(30), endsAt: later(31), allowOverlap: true }),
    ).toBeUndefined()
    await ask('DELETE', `/markdowns/${first.id}`)
  })

  test('a copy of an offer that runs is called another, and off until it is switched on', async () => {
    const long = 'Tents '.repeat(13)
    const tents = { percent: 90, products: [shop.fixture.products[tent]], startsAt: later(500), endsAt: later(501) }
    const { id } = await save({ ...tents, name: `${long}!!` })
    const copied = { depth: 0, locale: 'en' } as const
    const sale = await shop.payload.duplicate({ collection: 'markdowns', id, ...copied })
    // As long as a name may be.
    expect(sale).toMatchObject({ name: `${long.slice(0, 76)} (2)`, active: false })
    const { id: automatic } = await shop.payload.create({
      collection: 'promotions',
      data: { nameEn: 'Deal', nameFr: 'Aubaine', kind: 'percentage', percent: 10 } as never,
    })
    expect(await shop.payload.duplicate({ collection: 'promotions', id: automatic, ...copied })).toMatchObject({
      nameEn: 'Deal (2)',
      nameFr: 'Aubaine (2)',
      active: false,
    })
  })
})
