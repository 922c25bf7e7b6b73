import { describe, expect, test, vi } from 'vitest'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { newestChange } from '../feed/changes.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, jacket, poles } from '../testing/fixture.ts'
import { newPicture } from '../testing/picture.ts'
import { changesAfter } from '../testing/rows.ts'

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  const open = async (): Promise<ShopServer> => {
    const server = createShop(async () => opened.payload)
    await server.warm()
    return server
  }
  /** What the feed reports of some work. */
  const changesOf = async (work: () => Promise<unknown>) => {
    const last = await newestChange(opened.payload)
    await work()
    return changesAfter(opened.payload, last)
  }

  test('what carts show of a product follows its colours and pictures', async () => {
    const { payload, fixture } = opened
    const server = await open()
    const { plum, moss } = fixture.colours as { plum: number; moss: number }
    const picture = await newPicture(payload, 'cart.png')
    const after = async (work: () => Promise<unknown>) => {
      await server.recordOf('en', jacket)
      await server.take(await changesOf(work))
      return (await server.recordOf('en', jacket))?.colours[0]
    }
    const colours = [{ colour: plum, pictures: [picture] }, { colour: moss }]
    await after(() =>
      payload.update({ collection: 'products', id: fixture.products[jacket]!, data: { colours } as never }),
    )
    const rename = () => payload.update({ collection: 'colours', id: plum, data: { name: 'Huckleberry' } })
    expect((await after(rename))?.name).toBe('Huckleberry')
    const describe = () => payload.update({ collection: 'media', id: picture, data: { alt: 'In the rain' } })
    expect((await after(describe))?.picture?.alt).toBe('In the rain')
  })

  test('a gift card is one on its page in a category below that of gift cards too', async () => {
    const { payload, fixture } = opened
    const create = creator(payload)
    const cards = await create('categories', { key: 'gift-cards', name: 'Gift cards', slug: 'gift-cards' })
    const tins = await create('categories', { key: 'tins', name: 'In a tin', slug: 'tins', parent: cards })
    const isCard = async (categories: (string | number)[]) => {
      await payload.update({
        collection: 'products',
        id: fixture.products[poles]!,
        data: { categories } as never,
      })
      return (await (await open()).shop.product('en', poles, () => {}))?.isGiftCard
    }
    expect([await isCard([tins]), await isCard([fixture.categories.camping!])]).toEqual([true, false])
  })

  test('what a tag means is sent where it can be asked for, not where the tag leads to a page', async () => {
    const { payload, fixture } = opened
    const create = creator(payload)
    const tag = (key: string, more: object) =>
      create('tags', { key, name: { en: key, fr: key }, info: { en: `About ${key}`, fr: `Sur ${key}` }, ...more })
    const [asked, led] = [
      await tag('repairable', {}),
      await tag('recycled', { isLink: true, path: { en: '/deals', fr: '/aubaines' } }),
    ]
    const data = { tags: [{ tag: asked }, { tag: led }] } as never
    await payload.update({ collection: 'products', id: fixture.products[poles]!, data })
    const page = await (await open()).shop.product('fr', poles, () => {})
    expect([page?.product.tags.length, page?.tagInfo]).toEqual([2, { repairable: 'Sur repairable' }])
  })

  test('a brand that is renamed when the vocabulary was just forgotten is renamed in lists too', async () => {
    const server = await open()
    const id = Object.values(opened.fixture.brands)[0]!
    server.forget()
    await server.take(
      await changesOf(() => opened.payload.update({ collection: 'brands', id, data: { name: 'Saltspray Works' } })),
    )
    await vi.waitFor(async () => {
      const { tiles } = (await server.shop.listing('en', '', emptyQuery, () => {})) as {
        tiles: { id: string; brand: string }[]
      }
      expect(tiles.find((tile) => tile.id === jacket)?.brand).toBe('Saltspray Works')
    }, 10_000)
    await server.indexes.stop()
  })
})
