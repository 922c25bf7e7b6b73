import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { storeStock } from '../stock/store-stock.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('the stock of a store, its pickups and its staff move with its slug', async () => {
    const create = creator(shop.payload)
    const { docs } = await shop.payload.find({ collection: 'stores', limit: 1 })
    const { id, slug } = docs[0]!
    const sku = (await shop.payload.find({ collection: 'inventory', limit: 1 })).docs[0]!.sku
    await create('inventory', { sku, location: slug, quantity: 4 })
    const staff = await create('users', {
      email: 'counter@portage.example',
      password: 'a-long-enough-password-of-the-test',
      role: 'store-staff',
      stores: [slug],
    })
    const before = await shop.payload.count({ collection: 'changes' })

    await shop.payload.update({ collection: 'stores', id, data: { slug: 'moved-here' } })

    expect(await storeStock(shop.payload, sku)).toEqual({ 'moved-here': expect.anything() })
    const user = await shop.payload.findByID({ collection: 'users', id: staff })
    expect(user.stores).toEqual([slug, 'moved-here'])
    const [level] = await rowsOf(shop.payload)<{ id: number | string }>(
      sql`select id from inventory where location = 'moved-here'`,
    )
    const { docs: changes } = await shop.payload.find({
      collection: 'changes',
      where: { target: { equals: 'inventory' } },
    })
    expect(changes.map(({ docId }) => docId)).toContain(String(level!.id))
    expect((await shop.payload.count({ collection: 'changes' })).totalDocs).toBeGreaterThan(before.totalDocs)

    await shop.payload.update({ collection: 'stores', id, data: { slug } })
    expect(await storeStock(shop.payload, sku)).toEqual({ [slug]: expect.anything() })
  })
})
