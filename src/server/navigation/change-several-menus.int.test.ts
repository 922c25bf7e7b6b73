import { beforeAll, describe, expect, test } from 'vitest'
import { createShop } from '../app/create-shop.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  let cookie = ''
  beforeAll(async () => {
    cookie = await staffCookie(shop.payload, 'merchandiser')
  })
  /** As the list of menus asks for it. */
  const several = async (ids: readonly number[], change: object | undefined, who = cookie) => {
    const query = new URLSearchParams({ limit: '0', depth: '0', draft: 'true' })
    if (change && '_status' in change && change._status === 'draft') query.delete('draft')
    for (const id of ids) query.append('where[id][in][]', String(id))
    const answer = await api(change ? 'PATCH' : 'DELETE', `/menus?${query.toString()}`, {
      cookie: who,
      ...(change && { json: change }),
    })
    return ((await answer.json()) as { docs?: { id: number }[] }).docs?.map(({ id }) => id) ?? answer.status
  }
  const make = async (title: string, url = '/products/camping') => {
    const data = { _status: 'draft', title, url, placement: 'help', language: 'en' }
    const made = await shop.payload.create({
      collection: 'menus',
      data: data as never,
      draft: true,
      overrideAccess: true,
    })
    return Number(made.id)
  }
  const seen = async () => {
    const { helpMenu } = await createShop(async () => shop.payload).shop.shell('en', () => {})
    return helpMenu.map(({ title }) => title)
  }

  test('several items are published, unpublished and deleted at once; one with a dead link stays as it is', async () => {
    const before = await seen()
    const [first, second, dead] = [await make('One'), await make('Two'), await make('Three', '/products/nowhere')]
    expect(await several([first, second, dead], { _status: 'published' })).toEqual([first, second])
    expect(await seen()).toEqual([...before, 'One', 'Two'])
    // What is published is the newest draft.
    await shop.payload.update({
      collection: 'menus',
      id: first,
      data: { title: 'One more', _status: 'draft' },
      draft: true,
      overrideAccess: true,
    })
    expect(await seen()).toEqual([...before, 'One', 'Two'])
    expect(await several([first], { _status: 'published' })).toEqual([first])
    expect(await seen()).toEqual([...before, 'One more', 'Two'])
    expect(await several([second], { _status: 'draft' })).toEqual([second])
    expect(await seen()).toEqual([...before, 'One more'])
    expect(new Set((await several([first, second, dead], undefined)) as number[])).toEqual(
      new Set([first, second, dead]),
    )
    expect(await seen()).toEqual(before)
  })

  test('a file with one more item at its end changes nothing else; published alone, it is last in the shop', async () => {
    const { menu } = createShop(async () => shop.payload)
    const shown = async () => (await menu('fr')).map(({ title }) => title)
    const add = (title: string, order: number) =>
      shop.payload.create({
        collection: 'menus',
        data: { _status: 'published', title, url: '/produits/camping', placement: 'main', language: 'fr', order },
        overrideAccess: true,
      })
    const [before] = [await shown(), await add('Tentes', 19), await add('Sacs', 20)]
    const file = (await (await api('GET', '/menus/export/fr', { cookie })).json()) as object[]
    const json = [...file, { title: 'Neuf', url: '/produits/femmes' }]
    const waiting = await (await api('POST', '/menus/import/fr', { cookie, json })).json()
    expect(waiting).toMatchObject({ changed: ['Neuf'], removed: [] })
    const { docs } = await shop.payload.find({
      collection: 'menus',
      draft: true,
      where: { title: { equals: 'Neuf' } },
      overrideAccess: true,
    })
    await several([docs[0]!.id], { _status: 'published' })
    expect(await shown()).toEqual([...before, 'Tentes', 'Sacs', 'Neuf'])
  })

  test('whoever may not change menus changes none of them', async () => {
    const id = await make('Four')
    for (const role of ['store-staff', 'service'] as const)
      expect(await several([id], { _status: 'published' }, await staffCookie(shop.payload, role)), role).toBe(403)
  })
})
