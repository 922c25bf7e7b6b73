import { describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, jacket, tent } from '../testing/fixture.ts'
import { newPicture } from '../testing/picture.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let signedIn: Promise<string> | undefined
  const cookie = () => (signedIn ??= staffCookie(shop.payload, 'administrator'))
  const both = (en: string, fr = en) => ({ en, fr })

  /** Deletes as the admin does it, and returns what its toast says. */
  const refusal = async (collection: string, id: number, language = 'en'): Promise<string> => {
    const answer = await admin('DELETE', `/${collection}/${id}`, { cookie: await cookie(), language })
    const body: unknown = await answer.json()
    if (answer.status === 200) return 'deleted'
    const { errors } = body as { errors: { message: string }[] }
    expect(answer.status).toBe(409)
    expect(errors).toHaveLength(1)
    return errors[0]!.message
  }
  const make: ReturnType<typeof creator> = async (...given) => creator(shop.payload)(...given)
  const page = (key: string, block: object) =>
    make('pages', { _status: 'published', key, title: both(key), slug: both(key), layout: [block] })

  test('a brand stays with its products, in the words of whoever deletes it', async () => {
    const { brands } = shop.fixture
    expect(await refusal('brands', brands.lowcloud!)).toBe(
      '“Lowcloud” is still in use: 3 products (Ridge Poles, Gift Card, Basin Tent). Change these first, then delete it.',
    )
    expect(await refusal('brands', brands.saltspray!, 'fr')).toBe(
      '«\u00a0Saltspray\u00a0» sert encore\u00a0: 1 produit (Veste Fundy). Modifiez d’abord ces éléments, puis recommencez.',
    )
    for (const at of [1, 2])
      await make('markdowns', {
        name: `Sale ${at}`,
        kind: 'percentage',
        percent: 10,
        active: false,
        brands: [brands.saltspray],
      })
    expect(await refusal('brands', brands.saltspray!)).toContain('1 product (Fundy Jacket), 2 sales (Sale 2, Sale 1).')
    const { brand } = await shop.payload.findByID({
      collection: 'products',
      id: shop.fixture.products[jacket]!,
      depth: 0,
    })
    expect(brand).toBe(brands.saltspray)
  })

  test('of several that are deleted at once, those in use stay and are named', async () => {
    const unused = await make('brands', { key: 'unused', name: 'Unused' })
    const { saltspray } = shop.fixture.brands
    const answer = await admin('DELETE', `/brands?where[id][in]=${unused},${saltspray}`, {
      cookie: await cookie(),
      language: 'fr',
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        docs: [expect.objectContaining({ id: unused })],
        errors: [
          expect.objectContaining({ message: expect.stringMatching(/^«\u00a0Saltspray\u00a0» sert encore\u00a0: /) }),
        ],
      }),
    ])
    expect(await shop.payload.count({ collection: 'brands', where: { id: { equals: saltspray } } })).toEqual({
      totalDocs: 1,
    })
  })

  test('what a draft uses stays, too; what nothing uses goes', async () => {
    const brand = await make('brands', { key: 'waiting', name: 'Waiting' })
    const id = shop.fixture.products[tent]!
    const change = (to: number, draft: boolean) =>
      shop.payload.update({
        collection: 'products',
        id,
        draft,
        data: { brand: to, _status: draft ? 'draft' : 'published' },
        context: { silent: true },
      })
    await change(brand, true)
    expect(await refusal('brands', brand, 'fr')).toContain('1 produit (Tente Basin) en brouillon.')
    await change(shop.fixture.brands.lowcloud!, false)
    expect(await refusal('brands', brand)).toBe('deleted')
  })

  test('a category stays with its products, its own categories, its pages and the menus that lead to it', async () => {
    const { categories } = shop.fixture
    await page('with-tiles', { blockType: 'categorytiles', heading: both('All'), categories: [categories.women] })
    expect(await refusal('categories', categories.jackets!)).toContain('1 product (Fundy Jacket), 1 menu (Women).')
    expect(await refusal('categories', categories.clothing!)).toContain('1 category (jackets), 1 menu (Women).')
    expect(await refusal('categories', categories.women!, 'fr')).toContain('1 page (with-tiles), 1 menu (Women).')
    const alone = await make('categories', { key: 'alone', name: both('Alone'), slug: both('alone') })
    // One that names itself is not used by itself.
    await shop.payload.update({ collection: 'categories', id: alone, data: { rule: { categories: [alone] } } })
    expect(await refusal('categories', alone)).toBe('deleted')
  })

  test('a collection of products goes, but not from under a page', async () => {
    const { ultralight } = shop.fixture.collections
    const carousel = await page('carousel', {
      blockType: 'productcarousel',
      heading: both('Light'),
      source: 'collection',
      collection: ultralight,
      limit: 8,
    })
    expect(await refusal('product-collections', ultralight!)).toContain('1 page (carousel).')
    expect(await refusal('pages', carousel)).toBe('deleted')
    expect(await refusal('product-collections', ultralight!)).toBe('deleted')
  })

  test('colours, tags and sellers stay with their products', async () => {
    const tag = await make('tags', { key: 'warm', name: both('Warm'), hierarchy: 'primary', colour: 'black' })
    const seller = await make('sellers', { key: 'theirs', name: 'Theirs', shipsFrom: both('A'), returns: both('B') })
    const colour = await make('colours', { key: 'rust', name: both('Rust'), hex: '#a0522d', family: 'red' })
    await shop.payload.update({
      collection: 'products',
      id: shop.fixture.products[tent]!,
      data: { tags: [{ tag }], seller },
      context: { silent: true },
    })
    expect(await refusal('colours', shop.fixture.colours.plum!)).toContain('“Plum” is still in use: 1 product')
    expect(await refusal('tags', tag)).toContain('1 product (Basin Tent).')
    expect(await refusal('sellers', seller)).toContain('1 product (Basin Tent).')
    expect(await refusal('colours', colour)).toBe('deleted')
  })

  test('a picture or a video stays with what shows it, and the logo with the settings', async () => {
    const [shown, logo, unused] = [
      await newPicture(shop.payload, 'shown.png'),
      await newPicture(shop.payload, 'logo.png'),
      await newPicture(shop.payload, 'unused.png'),
    ]
    await page('hero', { blockType: 'image', picture: shown })
    await shop.payload.update({
      collection: 'products',
      id: shop.fixture.products[jacket]!,
      data: { pictures: [shown], colours: [{ colour: shop.fixture.colours.plum!, pictures: [shown] }] },
      context: { silent: true },
    })
    await shop.payload.updateGlobal({ slug: 'shop-settings', data: { logo } })
    expect(await refusal('media', shown)).toBe(
      '“shown.png” is still in use: 1 product (Fundy Jacket), 1 page (hero). Change these first, then delete it.',
    )
    expect(await refusal('media', logo, 'fr')).toContain('sert encore\u00a0: Réglages de la boutique.')
    expect(await refusal('media', unused)).toBe('deleted')
  })

  test('a page stays with the stories and menus that lead to it, a store with its teaser and its stock', async () => {
    const { payload } = shop
    const story = shop.fixture.pages['ski-shop']!
    await page('stories', { blockType: 'stories', heading: both('Read'), pages: [story] })
    await make('menus', { language: 'en', title: 'Skis', url: '/explore/ski-shop', _status: 'published', order: 9 })
    expect(await refusal('pages', story)).toContain('1 page (stories), 1 menu (Skis).')
    const { docs } = await payload.find({ collection: 'stores', where: { slug: { equals: 'calgary' } } })
    const store = docs[0]!.id
    await make('inventory', { sku: '5102-100', location: 'calgary', quantity: 3 })
    await page('teaser', { blockType: 'storeteaser', heading: both('Come in'), stores: [store] })
    expect(await refusal('stores', store)).toContain('1 page (teaser), stock of 1 SKU.')
    expect(await refusal('stores', store, 'fr')).toContain('1 page (teaser), stock de 1 UGS.')
  })
})
