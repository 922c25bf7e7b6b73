import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayload, shopOn, type Opened } from '../testing/databases.ts'
import { readAll } from './read-all.ts'

// docs/operations.md: from the embedded database to PostgreSQL
const shop = shopOn('SQLite')
let embedded: DatabaseSync
let target: Opened
let connection: pg.Client
beforeAll(async () => {
  embedded = new DatabaseSync(path.join(shop.dataDir, 'portage.db'))
  target = await openPayload('PostgreSQL')
  connection = new pg.Client(target.url)
  await connection.connect()
})
afterAll(async () => {
  embedded.close()
  await connection.end()
})

const moved = async () => {
  const { moveDatabase } = await import('./move-database.ts')
  return moveDatabase(embedded, connection)
}

test('a move that fails midway is rolled back entirely', async () => {
  // No table of PostgreSQL takes such a date.
  embedded.exec(
    "insert into redirects (id, \"from\", \"to\", updated_at, created_at) values (9, '/a', '/b', 'never', 'never')",
  )
  await expect(moved()).rejects.toThrow(/never/)
  embedded.exec('delete from redirects where id = 9')
  expect(await readAll(target.payload, 'brands')).toEqual([])
})

test('a move whose connection PostgreSQL ends is rolled back, and says so', async () => {
  const { moveDatabase } = await import('./move-database.ts')
  const lost = new pg.Client(target.url)
  lost.on('error', () => {})
  await lost.connect()
  const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = () => void connection.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  // PostgreSQL's own words, or the client's where the socket has ended before they were read.
  await expect(moveDatabase(embedded, lost, (table) => table === 'brands' && end())).rejects.toThrow(
    /^terminating connection|encountered a connection error/,
  )
  expect(await readAll(target.payload, 'brands')).toEqual([])
})

test('tables of another program are refused, those of a move that was broken off are not', async () => {
  const { refuseOtherTables } = await import('./move-database.ts')
  await refuseOtherTables(connection)
  await connection.query('begin; alter table payload_migrations rename to __invoices')
  await expect(refuseOtherTables(connection)).rejects.toThrow('This database is not empty: it has __invoices, ')
  await connection.query('rollback')
})

test('another shape is refused in words', async () => {
  await connection.query('alter table brands add column motto text')
  await expect(moved()).rejects.toThrow('The databases are not of the same version: brands.motto.')
  await connection.query('alter table brands drop column motto')
})

test('every document is there as it was, and new ones get new ids', async () => {
  const rows = await moved()
  expect(rows.get('products')).toBe(4)
  for (const { slug } of shop.payload.config.collections) {
    if (slug === 'payload-migrations') continue
    expect(await readAll(target.payload, slug, { sort: 'id' }), slug).toEqual(
      await readAll(shop.payload, slug, { sort: 'id' }),
    )
  }
  const made = await target.payload.create({ collection: 'brands', data: { key: 'new', name: 'New' } as never })
  expect(Number(made.id)).toBe(Math.max(...(await readAll(shop.payload, 'brands')).map(({ id }) => id)) + 1)
  await expect(
    target.payload.create({ collection: 'products', data: { code: 'x', brand: 999_999 } as never }),
  ).rejects.toThrow()
})

test('a second move is refused by what is there', async () => await expect(moved()).rejects.toThrow(/duplicate key/))
