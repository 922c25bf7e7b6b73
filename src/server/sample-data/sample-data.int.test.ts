import { createLocalReq, type Payload } from 'payload'
import { describe, expect, test } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { sampleSlogan } from '../../domain/sample-data.ts'
import { createShop } from '../app/create-shop.ts'
import { leadsSomewhere, readKnown } from '../navigation/menu-links.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { tent } from '../testing/fixture.ts'
import { rowsOf, sql } from '../database/database.ts'
import { ShopSettings } from '../settings/shop-settings.ts'
import { staffCookie } from '../testing/visitors.ts'

const noTag = () => {}

/** The pages that are left: the home page, the merchant's product, and whatever the menus lead to. */
async function answers(payload: Payload): Promise<void> {
  const { shop } = createShop(async () => payload)
  const known = await readKnown(await createLocalReq({}, payload), [])
  for (const locale of locales) {
    expect(await shop.home(locale, noTag), locale).toBeDefined()
    expect(await shop.product(locale, tent, noTag), locale).toMatchObject({ product: { id: tent } })
    const { navigation, helpMenu } = await shop.shell(locale, noTag)
    expect(navigation.length + helpMenu.length, locale).toBeGreaterThan(0)
    const urls = [...navigation.map(({ href }) => href), ...helpMenu.map(({ url }) => url)]
    expect(urls.filter((url) => !leadsSomewhere(locale, url, known))).toEqual([])
  }
}

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  const count = async (
    collection: 'products' | 'pages' | 'menus' | 'brands' | 'categories' | 'colours' | 'inventory',
  ) => (await shop.payload.count({ collection, overrideAccess: true })).totalDocs

  test('the sample catalogue goes in one action; what a merchant made or changed stays, with what it refers to', async () => {
    const { payload, fixture } = shop
    const cookie = await staffCookie(payload, 'administrator')
    const ask = async (method: string, at: string, json?: object) => {
      const answer = await api(method, `/sample-data${at}`, { cookie, language: 'fr', ...(json && { json }) })
      return { status: answer.status, text: await answer.text() }
    }
    const reviewOf = (title: string) =>
      payload.create({
        collection: 'reviews',
        data: {
          key: title,
          title,
          product: fixture.products[tent]!,
          status: 'published',
          stars: 5,
          language: 'en',
          writtenAt: new Date().toISOString(),
        },
        overrideAccess: true,
      })
    await reviewOf('A sample')
    // All of the fixture is the sample; then a merchant works, and a shopper says what they think.
    await rowsOf(payload)(sql`insert into changes (target, doc_id, at) values ('seed', 'catalogue', ${Date.now()})`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(JSON.parse((await ask('GET', '')).text)).toMatchObject({ isDecided: false, shop: 'Portage' })
    await payload.update({
      collection: 'products',
      id: fixture.products[tent]!,
      locale: 'en',
      data: { title: 'My own tent' },
      draft: true,
      overrideAccess: true,
    })
    const mine = await payload.create({
      collection: 'product-collections',
      locale: 'en',
      data: { key: 'mine', name: 'Mine', slug: 'mine' },
      overrideAccess: true,
    })
    await reviewOf('A shopper’s own')
    const colours = await count('colours')
    const slogan = (locale: 'en' | 'fr', text: string) =>
      payload.updateGlobal({ slug: 'shop-settings', locale, data: { slogan: text }, overrideAccess: true })
    await slogan('en', 'Boots for the North')
    await slogan('fr', sampleSlogan.fr)
    expect(JSON.parse((await ask('GET', '')).text)).toMatchObject({ hasSlogan: true })

    expect(await ask('POST', '/remove', { name: 'Something' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('nom de la boutique'),
    })
    expect(await count('products')).toBeGreaterThan(1)
    const { status, text } = await ask('POST', '/remove', { name: 'portage ' })
    const last: unknown = JSON.parse(text.trim().split('\n').at(-1) ?? '')
    expect([status, last]).toEqual([
      200,
      { result: { removed: expect.any(Number), changed: 1, referenced: expect.any(Number) } },
    ])

    // The changed tent, its brand and its category with the parent; the merchant’s own collection.
    const left = await payload.find({ collection: 'products', depth: 0, pagination: false, overrideAccess: true })
    expect(left.docs.map(({ code }) => code)).toEqual([tent])
    expect([await count('brands'), await count('categories'), await count('inventory')]).toEqual([1, 2, 1])
    expect(await count('colours')).toBe(colours)
    expect(
      await payload.findByID({ collection: 'product-collections', id: mine.id, overrideAccess: true }),
    ).toBeTruthy()
    const reviews = await payload.find({ collection: 'reviews', overrideAccess: true })
    expect(reviews.docs.map(({ title }) => title)).toEqual(['A shopper’s own'])
    // The pages that the shop links to are there again, with the menus that lead to them.
    expect([await count('pages'), await count('menus')].every((number) => number > 0)).toBe(true)

    await answers(payload)

    const settings = new ShopSettings(async () => payload)
    expect([await settings.slogan('en'), await settings.slogan('fr')]).toEqual(['Boots for the North', undefined])

    const after = JSON.parse((await ask('GET', '')).text)
    expect(after).toMatchObject({ isDecided: true, isRunning: false, hasSlogan: false })
    expect(after.deeds.map(({ kind }: { kind: string }) => kind)).toEqual(['sample-removed', 'sample-removal-began'])
    const again = await ask('POST', '/remove', { name: 'Portage' })
    expect(again.text).toContain('"removed":0')
  })
})
