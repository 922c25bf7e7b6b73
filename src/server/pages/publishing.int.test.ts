import { describe, expect, test, vi } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import type { Shop } from '../app/shop.ts'
import { newestChange } from '../feed/changes.ts'
import { changesAfter } from '../testing/rows.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, tent } from '../testing/fixture.ts'

const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })
const tag = () => {}

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const read = () => createShop(async () => shop.payload)

  // acceptance 45, 46
  test('a draft is in the preview and not in the shop; an autosaved draft does not notify the shop', async () => {
    const { payload, fixture } = shop
    const id = fixture.pages['ski-shop']!
    const before = await newestChange(payload)
    await payload.update({
      collection: 'pages',
      id,
      draft: true,
      autosave: true,
      locale: 'en',
      data: { title: 'Not yet', _status: 'draft' } as never,
      req: { query: { autosave: 'true', draft: 'true' } } as never,
    })
    expect(await changesAfter(payload, before)).toEqual([])
    expect(await read().shop.contentPage('en', 'ski-shop', tag)).toMatchObject({ title: 'Ski shop' })
    expect(await read().drafts.contentPage('en', 'ski-shop', tag)).toMatchObject({ title: 'Not yet' })
    expect(await read().drafts.contentPage('fr', 'boutique-de-ski', tag)).toMatchObject({ title: 'Boutique de ski' })
  })

  // acceptance 45, 46
  test('the draft of a product, and a product that was never published, are in the preview alone', async () => {
    const { payload, fixture } = shop
    const draft = (data: object) =>
      ({ collection: 'products', draft: true, locale: 'fr', data: data as never }) as const
    await payload.update({ ...draft({ title: 'Pas encore', _status: 'draft' }), id: fixture.products[tent]! })
    const [brand, variants] = [fixture.brands.lowcloud, [{ sku: '5199-100', price: 10_00 }]]
    await payload.create(draft({ code: '5199-100', title: 'Neuf', slug: 'neuf', brand, variants, _status: 'draft' }))
    const titles = (of: Pick<Shop, 'product'>) =>
      Promise.all([tent, '5199-100'].map(async (code) => (await of.product('fr', code, tag))?.product.title))
    const { shop: own, drafts } = read()
    expect(await titles(own)).toEqual(['Tente Basin', undefined])
    expect(await titles(drafts)).toEqual(['Pas encore', 'Neuf'])
    expect((await drafts.product('en', tent, tag))?.product.title).toBe('Basin Tent')
  })

  test('what is scheduled is published when its time has come, and an older version can be restored', async () => {
    const { payload, fixture } = shop
    const id = fixture.pages['ski-shop']!
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: id } } as never,
      waitUntil: new Date(Date.now() - 1000),
    })
    await payload.jobs.run({ overrideAccess: true, silent: true })
    expect(await read().shop.contentPage('en', 'ski-shop', tag)).toMatchObject({ title: 'Not yet' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
      locale: 'en',
    })
    await payload.restoreVersion({ collection: 'pages', id: docs[0]!.id })
    expect(await read().shop.contentPage('en', 'ski-shop', tag)).toMatchObject({ title: 'Ski shop' })
  })

  test('redirects are served from memory until the feed reports another, and loops are refused in words', async () => {
    const { payload } = shop
    const { redirects, take } = read()
    const create = (from: string, to: string | null, status: string) =>
      payload.create({ collection: 'redirects', data: { from, to, status } as never })
    await create('/en/old', '/en/new', '301')
    await create('/en/gone', null, '410')
    expect([await redirects.of('/en/old/'), await redirects.of('/en/gone'), await redirects.of('/en/x')]).toEqual([
      { status: 301, to: '/en/new' },
      { status: 410 },
      undefined,
    ])
    await expect(create('/en/new', '/en/old', '302')).rejects.toThrow('/en/new → /en/old → /en/new')
    await expect(create('/en/a', 'javascript:alert(1)', '301')).rejects.toThrow()
    await expect(create('//evil.example', '/en', '301')).rejects.toThrow()
    const before = await newestChange(payload)
    await create('/en/x', '/en/new', '302')
    const query = vi.spyOn(payload, 'find')
    expect(await redirects.of('/en/x')).toBeUndefined()
    expect(query).not.toHaveBeenCalled()
    query.mockRestore()
    await take(await changesAfter(payload, before))
    expect(await redirects.of('/en/x')).toEqual({ status: 302, to: '/en/new' })
  })

  test('a message is for all or for one language (promo audience)', async () => {
    await creator(shop.payload)('promo-messages', {
      text: both('Only here', 'Ici seulement'),
      audience: 'fr',
      order: 2,
    })
    const texts = async (locale: 'en' | 'fr') =>
      (await read().shop.shell(locale, tag)).promoMessages.map(({ text }) => text)
    expect([await texts('en'), await texts('fr')]).toEqual([
      ['Free shipping from $50'],
      ['Livraison gratuite dès 50\u00a0$', 'Ici seulement'],
    ])
  })
})
