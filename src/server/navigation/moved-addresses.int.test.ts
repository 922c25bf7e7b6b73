import { describe, expect, test, vi } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  /** Of a shop that has just been opened: its redirects are read anew. */
  const leads = (path: string) => createShop(async () => shop.payload).redirects.of(path)
  type Moving = 'pages' | 'categories' | 'product-collections' | 'size-guides' | 'stores'
  const rename = (collection: Moving, id: string | number, slug: string) =>
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
    expect(await leads('/en/products/brands/saltspray/clothing/jackets')).toEqual(
      moved('/en/products/brands/saltspray/apparel/jackets'),
    )
    expect(await leads('/fr/produits/vetements')).toBeUndefined()
  })

  test('a menu that leads to a former address can be published: it is led on', async () => {
    const clothing = shop.fixture.categories.clothing!
    const { slug } = await shop.payload.findByID({ collection: 'categories', id: clothing, locale: 'en' })
    const link = (url: string) => ({
      collection: 'menus' as const,
      data: { title: 'Coats', url, language: 'en', placement: 'help', order: 1, _status: 'published' } as never,
      overrideAccess: true,
    })
    await rename('categories', clothing, 'garments')
    await expect(shop.payload.create(link(`/products/${slug}`))).resolves.toMatchObject({ title: 'Coats' })
    await expect(shop.payload.create(link('/products/clothes-of-nobody'))).rejects.toThrow()
  })

  test('a brand is found by its former key, and what it has in a category', async () => {
    const [key, id] = Object.entries(shop.fixture.brands)[0]!
    await shop.payload.update({ collection: 'brands', id, data: { key: `${key}-anew` } })
    expect(await leads(`/en/products/brands/${key}`)).toEqual(moved(`/en/products/brands/${key}-anew`))
    expect(await leads(`/fr/produits/marques/${key}/vetements`)).toEqual(
      moved(`/fr/produits/marques/${key}-anew/vetements`),
    )
  })

  test('a product is found by its former code, in any address of it; a draft has none', async () => {
    const { docs } = await shop.payload.find({ collection: 'products', limit: 1, sort: 'code' })
    const { id, code } = docs[0]!
    const write = (next: string, _status: 'draft' | 'published') =>
      shop.payload.update({ collection: 'products', id, draft: _status === 'draft', data: { code: next, _status } })
    await write('9 000', 'draft')
    expect(await leads(`/en/product/${code}`)).toBeUndefined()
    await write('9 000', 'published')
    expect(await leads(`/en/product/${code}/a-tent`)).toEqual(moved('/en/product/9%20000/a-tent'))
    await write('9001', 'published')
    expect(await leads(`/fr/product/${code}`)).toEqual(moved('/fr/product/9001'))
    expect(await leads('/fr/avis/9%20000/une-tente')).toEqual(moved('/fr/avis/9001/une-tente'))
  })

  test('a collection is found by its former words', async () => {
    const [key, id] = Object.entries(shop.fixture.collections)[0]!
    const { slug } = await shop.payload.findByID({ collection: 'product-collections', id, locale: 'en' })
    await rename('product-collections', id, `${key}-anew`)
    expect(await leads(`/en/products/collections/${slug}`)).toEqual(moved(`/en/products/collections/${key}-anew`))
  })
  test('a guide of sizes is found by its former words, in the language whose words changed', async () => {
    const id = await creator(shop.payload)('size-guides', {
      key: 'gloves',
      name: { en: 'Gloves', fr: 'Gants' },
      slug: { en: 'gloves', fr: 'gants' },
      lines: [{ size: { en: 'S', fr: 'P' }, measure: 'hand', from: 180 }],
    })
    await rename('size-guides', id, 'hand-wear')
    expect(await leads('/en/size-guides/gloves')).toEqual(moved('/en/size-guides/hand-wear'))
    expect(await leads('/fr/guides-des-tailles/gants')).toBeUndefined()
  })

  test('a store is found where it was, in both languages', async () => {
    const { docs } = await shop.payload.find({ collection: 'stores', limit: 1 })
    await rename('stores', docs[0]!.id, 'calgary-bow-trail')
    expect(await leads('/en/stores/calgary')).toEqual(moved('/en/stores/calgary-bow-trail'))
    expect(await leads('/fr/magasins/calgary')).toEqual(moved('/fr/magasins/calgary-bow-trail'))
  })

  test('a category that keeps its address and place is saved without a look at the other ones', async () => {
    const find = vi.spyOn(shop.payload, 'find')
    const id = shop.fixture.categories.jackets!
    // Payload itself looks a category's parent up, by a condition.
    const reads = () =>
      find.mock.calls.filter(([{ collection, where }]) => collection === 'categories' && !where).length
    await shop.payload.update({ collection: 'categories', id, locale: 'en', data: { description: 'For rain.' } })
    expect(reads()).toBe(0)
    await rename('categories', id, 'coats')
    expect(reads()).toBe(2)
    find.mockRestore()
  })

  test('a category below another parent is found where it was', async () => {
    const { clothing, jackets } = shop.fixture.categories
    const { slug } = await shop.payload.findByID({ collection: 'categories', id: clothing!, locale: 'en' })
    await shop.payload.update({ collection: 'categories', id: jackets!, data: { parent: null } })
    expect(await leads(`/en/products/${slug}/coats`)).toEqual(moved('/en/products/coats'))
  })

  test('a former address ends with the page that it led to; one that is led on stays', async () => {
    const id = shop.fixture.pages['ski-shop']!
    const ways = async () =>
      (
        await shop.payload.find({ collection: 'redirects', where: { from: { contains: 'ski' } }, sort: 'from' })
      ).docs.map(({ from, to }) => [from, to])
    await rename('pages', id, 'ski-barn')
    await shop.payload.create({
      collection: 'redirects',
      data: { from: '/en/ski', to: '/en/explore/ski-barn', status: '302' },
    })
    await shop.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect((await ways()).length).toBeGreaterThan(1)
    await shop.payload.delete({ collection: 'pages', id })
    expect(await ways()).toEqual([])

    const { docs } = await shop.payload.find({ collection: 'stores', limit: 1 })
    const [from, to] = [`/en/stores/${docs[0]!.slug}`, '/en/stores']
    await shop.payload.create({ collection: 'redirects', data: { from: '/en/stores/ski', to: from, status: '301' } })
    await shop.payload.create({ collection: 'redirects', data: { from, to, status: '301' } })
    await shop.payload.delete({ collection: 'stores', id: docs[0]!.id })
    expect(await leads('/en/stores/ski')).toEqual(moved(to))
  })
})
