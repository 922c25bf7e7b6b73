import type { CollectionSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const made = (collection: CollectionSlug, data: object, locale: 'en' | 'fr' = 'en') =>
    shop.payload.create({ collection, data: data as never, locale, overrideAccess: true })
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'saved',
      (error: { data?: { errors: { path: string; message: string }[] } }) => error.data?.errors,
    )
  const published = (id: string | number, locale: 'en' | 'fr', data: object = {}) =>
    shop.payload.update({ collection: 'pages', id, locale, data: { ...data, _status: 'published' } as never })

  test('a copy of a page begins with a name and addresses of its own, in both languages', async () => {
    const id = shop.fixture.pages['ski-shop']!
    for (const number of [2, 3]) {
      const { id: copy } = await shop.payload.duplicate({ collection: 'pages', id, locale: 'fr', draft: true })
      const { title, key, slug } = await shop.payload.findByID({
        collection: 'pages',
        id: copy,
        locale: 'all' as never,
        draft: true,
      })
      expect(title).toMatchObject({ en: expect.stringMatching(/ \(2\)$/), fr: expect.stringMatching(/ \(2\)$/) })
      expect([key, slug]).toEqual([`ski-shop-${number}`, { en: `ski-shop-${number}`, fr: `boutique-de-ski-${number}` }])
    }
  })

  test('a page is not published at the address of another one, in whichever language that is', async () => {
    const id = shop.fixture.pages['ski-shop']!
    const { id: copy } = await shop.payload.duplicate({ collection: 'pages', id, locale: 'en', draft: true })
    await shop.payload.update({
      collection: 'pages',
      id: copy,
      locale: 'fr',
      draft: true,
      data: { slug: 'boutique-de-ski' },
    })
    expect(await refusal(published(copy, 'en'))).toEqual([
      expect.objectContaining({
        path: 'slug',
        message: expect.stringMatching(
          /^boutique-de-ski is already the Français address of “.+”\. Choose another one\.$/,
        ),
      }),
    ])
    const { docs } = await shop.payload.find({ collection: 'pages', where: { id: { equals: copy } } })
    expect(docs[0]?._status).toBe('draft')
    expect(await refusal(published(copy, 'fr', { slug: 'boutique-de-neige' }))).toBe('saved')
    // Its own address is no other's.
    expect(await refusal(published(id, 'en'))).toBe('saved')
  })

  test('categories beside each other have different words, those below different ones may have the same', async () => {
    const { clothing, camping } = shop.fixture.categories
    const jackets = (key: string, parent: number | undefined) => ({ key, name: 'More', slug: 'jackets', parent })
    expect(await refusal(made('categories', jackets('more', clothing)))).toEqual([
      expect.objectContaining({
        path: 'slug',
        message: expect.stringContaining('jackets is already the English address'),
      }),
    ])
    expect(await refusal(made('categories', jackets('camp-jackets', camping)))).toBe('saved')
    expect(await refusal(made('categories', { key: 'top', name: 'Top', slug: 'clothing' }))).toEqual([
      expect.objectContaining({ path: 'slug' }),
    ])
  })

  test('collections and guides of sizes have an address each', async () => {
    const create = creator(shop.payload)
    const lines = [{ size: { en: 'S', fr: 'P' }, measure: 'hand', from: 180 }]
    const both = (text: string) => ({ en: text, fr: `${text}-fr` })
    for (const collection of ['product-collections', 'size-guides'] as const) {
      await create(collection, { key: 'one', name: both('one'), slug: both('one'), lines })
      expect(
        await refusal(
          made(collection, { key: 'two', name: 'Two', slug: 'one-fr', lines: [{ ...lines[0], size: 'S' }] }, 'fr'),
        ),
      ).toEqual([expect.objectContaining({ path: 'slug' })])
    }
  })
})
