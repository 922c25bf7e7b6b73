import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { databases, shopOn } from '../testing/databases.ts'

const collection = 'menus'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const call = async (what: 'move' | 'publish' | 'discard', json?: object, role = 'merchandiser') => {
    // The same instance of the module as in the configuration.
    const { menuImportExport } = await import('./menu-import-export.ts')
    const req = await createLocalReq({ user: { id: 1, collection: 'users', role } as never }, shop.payload)
    const asked = Object.assign(req, { routeParams: { language: 'en' }, json: async () => json })
    return menuImportExport
      .find(({ path }) => path === `/${what}/:language`)!
      .handler(asked as unknown as PayloadRequest) as Promise<Response>
  }

  test('a top item moves behind another as a draft, in each place, and is published or discarded with the rest', async () => {
    const [all, shown] = [createShop(async () => shop.payload).drafts, createShop(async () => shop.payload).shop]
    const links = async (place: typeof all) => {
      const { navigation, helpMenu } = await place.shell('en', () => {})
      return [navigation, helpMenu].map((items) => items.map(({ title }) => title))
    }
    const before = await links(all)
    const make = async (title: string, placement: string) => {
      const data = { _status: 'published', title, url: '/products/camping', placement, language: 'en' }
      const { id, order } = await shop.payload.create({ collection, data: data as never, overrideAccess: true })
      return [id, order] as const
    }
    const [first, second] = [await make('A', 'help'), await make('B', 'help')]
    const [third] = await make('C', 'main')
    // A new one stands at the end.
    expect(second[1]).toBeGreaterThan(first[1])
    const moved = async (placement: string, id: unknown, after: unknown) =>
      (await call('move', { placement, id, after })).json()
    expect(await moved('help', second[0], null)).toMatchObject({ changed: ['B'], removed: [] })
    expect(await moved('main', third, null)).toMatchObject({ changed: ['C', 'B'], removed: [] })
    expect(await links(shown)).toEqual([
      [...(before[0] ?? []), 'C'],
      [...(before[1] ?? []), 'A', 'B'],
    ])
    const after = [
      ['C', ...(before[0] ?? [])],
      ['B', ...(before[1] ?? []), 'A'],
    ]
    expect(await links(all)).toEqual(after)
    expect(await (await call('publish')).json()).toMatchObject({ changed: [], removed: [] })
    expect(await links(shown)).toEqual(after)
    expect(await moved('help', second[0], first[0])).toMatchObject({ changed: ['B'] })
    expect(await (await call('discard')).json()).toMatchObject({ changed: [], removed: [] })
    expect(await links(all)).toEqual(after)
    for (const wrong of [
      { placement: 'main', id: second[0], after: null },
      { placement: 'help', id: second[0], after: third },
      { placement: 'attic', id: second[0], after: null },
    ]) {
      const refused = await call('move', wrong)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { message: 'That item is no longer in this menu. Nothing was changed.' },
      ])
    }
    expect((await call('move', { placement: 'main', id: third, after: null }, 'store-staff')).status).toBe(403)
  })

  test('what an item lacks is said with the item and its field when the menu is published', async () => {
    const links = [
      { title: 'Tents', url: '/products/camping' },
      { title: 'Stoves', url: '/products/camping' },
    ]
    const made = { title: 'D', url: '/products/camping', placement: 'main', language: 'en', items: links }
    const { id } = await shop.payload.create({
      collection,
      data: { ...made, _status: 'published' } as never,
      overrideAccess: true,
    })
    await shop.payload.update({
      collection,
      id,
      draft: true,
      data: { _status: 'draft', items: [links[0], { ...links[1], title: '' }] } as never,
      overrideAccess: true,
    })
    const refused = await call('publish')
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'Nothing was changed. D, Items 2 > Title: This field is required.' },
    ])
    expect((await call('discard')).status).toBe(200)
  })
})
