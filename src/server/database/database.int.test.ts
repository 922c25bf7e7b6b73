import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction, isPostgres, rowsOf, sql, type Rows } from './database.ts'
import { databases, shopOn } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const brandNames = async (rows: Rows = rowsOf(shop.payload)) =>
    (await rows<{ name: string }>(sql`select name from brands order by name`)).map(({ name }) => name)
  const rename = (rows: Rows, name: string) => rows(sql`update brands set name = ${name} where key = 'lowcloud'`)
  beforeAll(async () => {
    await rowsOf(shop.payload)(sql`create table parents (id integer primary key)`)
    await rowsOf(shop.payload)(
      sql`create table children (parent integer references parents (id) deferrable initially deferred)`,
    )
  })

  test('the fixture is on the database it names', () =>
    expect(isPostgres(shop.payload)).toBe(database === 'PostgreSQL'))

  test('values are bound, never part of the text', async () => {
    const odd = "'; drop table brands; -- é \u2028 {} ?"
    expect(await rowsOf(shop.payload)(sql`select ${odd} as text`)).toEqual([{ text: odd }])
  })

  test('what a transaction writes is seen inside it at once, and outside after it', async () => {
    const outside = await inTransaction(shop.payload, async (rows) => {
      await rename(rows, 'Highcloud')
      expect(await brandNames(rows)).toEqual(['Highcloud', 'Saltspray'])
      return brandNames()
    })
    expect(outside).toEqual(['Lowcloud', 'Saltspray'])
    expect(await brandNames()).toEqual(['Highcloud', 'Saltspray'])
    await rename(rowsOf(shop.payload), 'Lowcloud')
  })

  test('what throws rolls everything back, and is thrown on', async () => {
    const work = inTransaction(shop.payload, async (rows) => {
      await rename(rows, 'Nobody')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await brandNames()).toContain('Lowcloud')
  })

  test('a commit that fails is thrown, and the database goes on', async () => {
    await expect(
      inTransaction(shop.payload, (rows) => rows(sql`insert into children (parent) values (7)`)),
    ).rejects.toThrow()
    expect(await rowsOf(shop.payload)(sql`select parent from children`)).toEqual([])
    await inTransaction(shop.payload, (rows) => rename(rows, 'Lowcloud'))
  })

  test("Payload's own saves join a transaction by its id, and are rolled back with it", async () => {
    const { payload } = shop
    const work = inTransaction(payload, async (rows, transactionID) => {
      await payload.update({
        collection: 'brands',
        id: shop.fixture.brands.lowcloud!,
        data: { name: 'Joined' } as never,
        req: { transactionID },
      })
      expect(await brandNames(rows)).toContain('Joined')
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await brandNames()).toContain('Lowcloud')
  })

  test('a refused save inside a transaction rolls back what was before it', async () => {
    const { payload } = shop
    const work = inTransaction(payload, async (rows, transactionID) => {
      await rename(rows, 'Before')
      await payload.create({ collection: 'brands', data: { name: 'No key' } as never, req: { transactionID } })
    })
    await expect(work).rejects.toThrow()
    expect(await brandNames()).toContain('Lowcloud')
  })

  if (database === 'PostgreSQL')
    test('a connection lost inside a transaction is thrown, and the process goes on', async () => {
      const work = inTransaction(shop.payload, async (rows) => {
        await rename(rows, 'Lost')
        const [{ pid } = { pid: 0 }] = await rows<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await rowsOf(shop.payload)(sql`select pg_terminate_backend(${pid})`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      })
      await expect(work).rejects.toThrow()
      expect(await brandNames()).toContain('Lowcloud')
    })
})
