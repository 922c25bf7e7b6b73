import { beforeAll, describe, expect, test } from 'vitest'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { databases } from '../testing/databases.ts'
import { codes, droppedPages, inOrder } from '../testing/dropped-pages.ts'
import { creator, jacket } from '../testing/fixture.ts'
import { newPicture } from '../testing/picture.ts'

/** The listings that the first brand, colour and category of the fixture appear in. */
const shownByJacket = ['all', 'clothing', 'jackets', 'women', 'saltspray', 'ultralight'] as const

describe.each(databases)('%s', (database) => {
  const { opened, shop, dropped, change } = droppedPages(database)
  // The home page shows it, too, as one of the new.
  beforeAll(async () => void (await dropped(change(jacket, { isNew: true }))))

  test.each([
    ['brands', { name: 'Saltspray & Co' }, [...shownByJacket, ...codes, 'home', 'brands']],
    ['colours', { hex: '#5b2a56' }, [...shownByJacket, ...codes, 'home']],
  ] as const)('a renamed one of %s drops what shows it', async (collection, data, names) => {
    const id = Object.values(opened.fixture[collection])[0]!
    expect(await dropped(() => opened.payload.update({ collection, id, data: data as never }))).toEqual(
      inOrder([...names]),
    )
  })

  test('words of one language drop what shows them, and nothing in the other', async () => {
    const id = Object.values(opened.fixture.categories)[0]!
    const renamed = (locale: Locale) => () =>
      opened.payload.update({ collection: 'categories', id, locale, data: { name: `Garb ${locale}` } as never })
    for (const locale of locales)
      expect(await dropped(renamed(locale))).toEqual(
        inOrder([jacket, ...shownByJacket]).map((each) => `${locale} ${each}`),
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

  test('a category shows first what its merchandiser puts first, without what they leave out', async () => {
    const { categories, products } = opened.fixture
    const page = async () => {
      const found = await shop().listing('en', 'camping', emptyQuery, () => {})
      return found && 'tiles' in found ? found.tiles.map(({ id }) => id) : []
    }
    const place = (onPage: object) => () =>
      opened.payload.update({ collection: 'categories', id: categories.camping!, data: { onPage } as never })
    const before = await page()
    const others = before.slice(0, -1)
    const last = before.at(-1)!
    expect(others).not.toEqual([])
    expect(await dropped(place({ productsFirst: [products[last]] }))).toEqual(
      inOrder([...before, 'all', 'camping', 'tents', 'lowcloud', 'deals']),
    )
    expect(await page()).toEqual([last, ...others])
    await dropped(place({ productsFirst: [], productsHidden: [products[last]] }))
    expect(await page()).toEqual(others)

    const data = { code: '9999-100', title: 'Gone' } as never
    const { id } = await opened.payload.create({ collection: 'products', draft: true, data })
    await place({ productsFirst: [id, products[before[0]!]], productsHidden: [] })()
    await opened.payload.delete({ collection: 'products', id })
    await dropped(place({ productsHidden: [] }))
    expect(await page()).toEqual(before)
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
    expect((await shop().product('en', jacket, () => {}))?.product.pictures[0]?.alt).toBe('On a ridge')
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
    expect((await shop().product('en', jacket, () => {}))?.product.brand.name).toBe('Saltspray & Co'))

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
})
