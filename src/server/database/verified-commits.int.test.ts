import { describe, expect, test, vi } from 'vitest'
import { rowsOf, sql } from './database.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const stock = async (sku: string) =>
    (await shop.payload.count({ collection: 'inventory', where: { sku: { equals: sku } } })).totalDocs
  const save = (sku: string) =>
    shop.payload.create({ collection: 'inventory', data: { sku, location: 'online', quantity: 1 } as never })

  test('a save whose commit fails is not a success, and the next one works', async () => {
    const begin = shop.payload.db.beginTransaction.bind(shop.payload.db)
    // A rule that is looked at with the commit, and broken.
    const broken = vi.spyOn(shop.payload.db, 'beginTransaction').mockImplementation(async (options) => {
      const id = await begin(options)
      const rows = rowsOf(shop.payload, id)
      if (database === 'PostgreSQL') {
        await rows(sql`create temporary table at_commit (id int unique deferrable initially deferred) on commit drop`)
        await rows(sql`insert into at_commit values (1), (1)`)
      } else {
        await rows(sql`pragma defer_foreign_keys = on`)
        await rows(sql`insert into cart_lines (cart_id, sku, quantity) values (987654, 'X', 1)`)
      }
      return id
    })
    await expect(save('BROKEN-1')).rejects.toThrow()
    broken.mockRestore()
    expect(await stock('BROKEN-1')).toBe(0)
    await save('WHOLE-1')
    expect(await stock('WHOLE-1')).toBe(1)
  })

  // SQLite undoes nothing by itself.
  if (database === 'PostgreSQL')
    test('a transaction that a swallowed error has undone is not a success', async () => {
      const id = (await shop.payload.db.beginTransaction())!
      await shop.payload.create({
        collection: 'inventory',
        data: { sku: 'SWALLOWED-1', location: 'online', quantity: 1 } as never,
        req: { transactionID: id } as never,
      })
      await rowsOf(shop.payload, id)(sql`select 1 / 0`).catch(() => {})
      await expect(shop.payload.db.commitTransaction(id)).rejects.toThrow()
      expect(await stock('SWALLOWED-1')).toBe(0)
    })

  test('what is rolled back leaves nothing and gives its turn on', async () => {
    const id = (await shop.payload.db.beginTransaction())!
    await shop.payload.create({
      collection: 'inventory',
      data: { sku: 'ROLLED-1', location: 'online', quantity: 1 } as never,
      req: { transactionID: id } as never,
    })
    await shop.payload.db.rollbackTransaction(id)
    await shop.payload.db.commitTransaction(id)
    expect(await stock('ROLLED-1')).toBe(0)
    await save('AFTER-1')
    expect(await stock('AFTER-1')).toBe(1)
  })
})
