import { describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  /** Of a shop that has just been opened: its redirects are read anew. */
  const leads = (path: string) => createShop(async () => shop.payload).redirects.of(path)
  const rename = (collection: 'pages' | 'categories' | 'product-collections', id: string | number, slug: string) =>
    shop.payload.update({ collection, id, locale: 'en', data: { slug } as never })
  const moved = (to: string) => ({ status: 301, to })

  test('a page that is called something else is found where it was, however often', async () => {
    const id = shop.fixture.pages['ski-shop']!
    await rename('pages', id, 'ski-room')
    await rename('pages', id, 'ski-house')
    expect(await leads('/en/explore/ski-shop')).toEqual(moved('/en/explore/ski-house'))
    expect(await leads('/en/explore/ski-room')).toEqual(moved('/en/explore/ski-house'))
    expect(await leads('/fr/explorer/boutique-de-ski')).toBeUndefined()
    await rename('pages', id, 'ski-shop')
    expect(await leads('/en/explore/ski-shop')).toBeUndefined()
    expect(await leads('/en/explore/ski-house')).toEqual(moved('/en/explore/ski-shop'))
    expect((await shop.payload.count({ collection: 'redirects' })).totalDocs).toBe(2)
  })

  test('a draft moves nothing; publishing it does', async () => {
    const id = shop.fixture.pages['ski-shop']!
    await shop.payload.update({
      collection: 'pages',
      id,
      draft: true,
      locale: 'en',
      data: { slug: 'snow-shop', _status: 'draft' } as never,
    })
    expect(await leads('/en/explore/ski-shop')).toBeUndefined()
    await shop.payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'published' } as never })
    expect(await leads('/en/explore/ski-shop')).toEqual(moved('/en/explore/snow-shop'))
  })

  test('what is below a category moves with it, its deals too', async () => {
    await rename('categories', shop.fixture.categories.clothing!, 'apparel')
    expect(await leads('/en/products/clothing')).toEqual(moved('/en/products/apparel'))
    expect(await leads('/en/category/clothing')).toEqual(moved('/en/category/apparel'))
    expect(await leads('/en/products/clothing/jackets')).toEqual(moved('/en/products/apparel/jackets'))
    expect(await leads('/en/products/clothing/jackets/deals')).toEqual(moved('/en/products/apparel/jackets/deals'))
    expect(await leads('/fr/produits/vetements')).toBeUndefined()
  })

  test('a collection is found by its former words', async () => {
    const [key, id] = Object.entries(shop.fixture.collections)[0]!
    const { slug } = await shop.payload.findByID({ collection: 'product-collections', id, locale: 'en' })
    await rename('product-collections', id, `${key}-anew`)
    expect(await leads(`/en/products/collections/${slug}`)).toEqual(moved(`/en/products/collections/${key}-anew`))
  })
})
