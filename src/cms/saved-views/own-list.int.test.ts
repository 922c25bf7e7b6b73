import type { TypedUser } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../../server/testing/databases.ts'
import { staffCookie } from '../../server/testing/visitors.ts'
import { keepOwnList, viewListOf } from './own-list.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const find = () =>
    shop.payload.find({ collection: 'payload-preferences', where: { key: { equals: 'collection-orders' } }, depth: 0 })
  const stored = async () => (await find()).docs[0]?.value

  /** Draws a list as Payload does: what its address names is remembered beside what was. */
  async function draw(isView: boolean, named: object) {
    const { docs } = await shop.payload.find({ collection: 'users', limit: 1, depth: 0 })
    const user: TypedUser = { ...docs[0]!, collection: 'users' }
    await keepOwnList(shop.payload, user, 'orders', isView)
    const [habit] = (await find()).docs
    const value = { ...(habit?.value as object | undefined), ...named }
    if (habit) await shop.payload.update({ collection: 'payload-preferences', id: habit.id, data: { value }, user })
    else {
      const data = { key: 'collection-orders', value, user: { relationTo: 'users' as const, value: user.id } }
      await shop.payload.create({ collection: 'payload-preferences', data, user })
    }
    return stored()
  }

  test('a view of a list leaves its reader’s own columns and order, which are there again after it', async () => {
    await staffCookie(shop.payload, 'service')
    const view = { columns: [{ accessor: 'total', active: true }], sort: 'total' }
    // Whoever never changed the list has nothing of their own.
    expect(await draw(true, view)).toMatchObject(view)
    expect(await draw(false, {})).toEqual({})
    const own = { columns: [{ accessor: 'number', active: true }], sort: '-placedAt', limit: 25 }
    await draw(false, own)
    expect(await draw(true, view)).toMatchObject(view)
    expect(await draw(true, { ...view, sort: 'number' })).toMatchObject({ sort: 'number', limit: 25 })
    expect(await draw(false, {})).toEqual(own)
    expect(await draw(false, { sort: 'total' })).toEqual({ ...own, sort: 'total' })
  })
})

test.each([
  [['collections', 'orders'], 'orders'],
  [['collections', 'orders', '7'], undefined],
  [['collections', 'brands'], undefined],
  [undefined, undefined],
])('the list at %j is %s', (segments, list) => expect(viewListOf(segments)).toBe(list))
