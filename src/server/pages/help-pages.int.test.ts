import { describe, expect, test } from 'vitest'
import { helpLinks } from '../../domain/search/help-links.ts'
import type { Locale } from '../../domain/locale.ts'
import { createShop } from '../app/create-shop.ts'
import { cachedReads, readCache } from '../feed/cached-reads.ts'
import { newestChange } from '../feed/changes.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('searches find pages, stores and tables of sizes, and what an editor publishes at once', async () => {
    const { payload, fixture } = shop
    const create = creator(payload)
    const server = createShop(async () => payload)
    const cache = readCache()
    const reads = cachedReads(server.shop, cache)
    const links = async (locale: Locale, query: string) =>
      helpLinks(query, locale, await reads.helpPages(locale, () => {}), false).map(({ href }) => href)
    const both = (en: string, fr: string) => ({ en, fr })
    expect(await links('fr', 'garantie')).toEqual([])
    expect(await links('fr', 'suivre ma commande')).toEqual(['/fr/commandes'])

    const last = await newestChange(payload)
    const page = {
      key: 'mending',
      title: both('Repair', 'Réparation'),
      slug: both('mending', 'atelier'),
      layout: [
        {
          blockType: 'markdowncopy',
          copy: [{ text: both('## Washing down\n\nBy hand.', '## Laver le duvet\n\nÀ la main.') }],
        },
        { blockType: 'dropdown', title: both('Broken zippers', 'Fermetures brisées'), copy: both('Yes.', 'Oui.') },
        {
          blockType: 'dropdown',
          shownIn: 'fr',
          title: both('Squeaky hinges', 'Charnières grinçantes'),
          copy: both('No.', 'Non.'),
        },
      ],
    }
    await create('pages', { ...page, _status: 'published' })
    await create('pages', { ...page, key: 'secret', slug: both('secret', 'secret'), _status: 'draft' })
    await create('pages', {
      ...page,
      key: 'hid',
      slug: both('hid', 'hid'),
      seo: { noindex: true },
      _status: 'published',
    })
    await create('stores', {
      slug: 'gaspe-help',
      name: both('Gaspé, Harbour', 'Gaspé, le port'),
      street: '1 rue de la Reine',
      city: 'Gaspé',
      province: 'QC',
      postalCode: 'G4X 1A1',
      latitude: 48.8,
      longitude: -64.5,
      phone: '418-555-0101',
      timeZone: 'America/Toronto',
    })
    const sizes = (key: string, category: number | undefined, more: object = {}) =>
      create('size-guides', {
        key,
        name: both(`Sizes ${key}`, `Tailles ${key}`),
        slug: both(key, `${key}-fr`),
        categories: [category],
        lines: [{ size: both('S', 'P'), measure: 'chest', from: 860, to: 910 }],
        ...more,
      })
    await sizes('a-kind-help', fixture.categories.jackets)
    await sizes('clothes-help', fixture.categories.clothing, { gender: 'women' })
    cache.drop((await server.take(await changesAfter(payload, last))) ?? [])

    expect(await links('fr', 'garantie')).toEqual(['/fr/explorer/atelier'])
    expect(await links('en', 'broken zipper')).toEqual(['/en/explore/mending'])
    expect(await links('fr', 'charnières grinçantes')).toEqual(['/fr/explorer/atelier'])
    expect(await links('en', 'squeaky hinges')).toEqual([])
    expect(await links('fr', 'laver duvet')).toEqual(['/fr/explorer/atelier'])
    expect(await links('en', 'store hours in Gaspe')).toEqual(['/en/stores/gaspe-help'])
    expect(await links('fr', 'heures d’ouverture Québec')).toEqual(['/fr/magasins', '/fr/magasins/gaspe-help'])
    expect(await links('fr', 'guide des tailles')).toEqual(['/fr/guides-des-tailles/clothes-help-fr'])
    // By what the table is for, and what is within that; the widest first.
    expect(await links('en', 'jackets size chart')).toEqual([
      '/en/size-guides/clothes-help',
      '/en/size-guides/a-kind-help',
    ])
  })
})
