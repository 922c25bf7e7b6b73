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

  test('whoever may not change menus changes none of them', async () => {
    const id = await make('Four')
    for (const role of ['store-staff', 'service'] as const)
      expect(await several([id], { _status: 'published' }, await staffCookie(shop.payload, role)), role).toBe(403)
  })
})
