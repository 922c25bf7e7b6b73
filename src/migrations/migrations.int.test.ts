import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgres, rowsOf, sql } from '../server/database/database.ts'
import { databases, openPayload, payloadOn, type Opened } from '../server/testing/databases.ts'

type Kit = {
  generateDrizzleJson(schema: unknown): Promise<object>
  generateMigration(before: object, after: object): Promise<string[]>
  upSnapshot?(snapshot: object): object
}
type Named = { name: string }
type Index = { owner: string; text: string }
type Reference = { owner: string; name: string; ruled: boolean | number }
type Adapter = { requireDrizzleKit(): Kit; schema: unknown }

describe.each(databases)('%s', (database) => {
  let shop: Opened
  beforeAll(async () => void (shop = await openPayload(database)))
  afterAll(() => rmSync(shop.dataDir, { recursive: true, force: true }))

  test('an empty database gets every collection', async () => {
    for (const { slug } of shop.payload.config.collections)
      expect((await shop.payload.count({ collection: slug })).totalDocs, slug).toBe(
        slug === 'payload-migrations' ? filesOf(database, '.ts').length : 0,
      )
  })

  test('a second start changes nothing and keeps what is there', async () => {
    await shop.payload.create({ collection: 'brands', data: { key: 'saltspray', name: 'Saltspray' } as never })
    const before = await state(shop.payload)
    const again = await payloadOn(shop.dataDir, shop.url)
    expect(await state(again)).toEqual(before)
    expect((await again.find({ collection: 'brands' })).docs.map(({ key }) => key)).toEqual(['saltspray'])
  })

  // Without it every read of a localized table walks through the whole of it (src/server/database/added-indexes.ts).
  test('every table of translations is indexed by what it translates', async () => {
    const rows = rowsOf(shop.payload)
    const [tables, indexes] = isPostgres(shop.payload)
      ? [
          await rows<Named>(sql`select tablename as name from pg_tables where schemaname = 'public'`),
          await rows<Index>(
            sql`select tablename as owner, indexdef as text from pg_indexes where schemaname = 'public'`,
          ),
        ]
      : [
          await rows<Named>(sql`select name from sqlite_master where type = 'table'`),
          await rows<Index>(
            sql`select tbl_name as owner, sql as text from sqlite_master where type = 'index' and sql is not null`,
          ),
        ]
    const indexed = new Set(
      indexes.filter(({ text }) => /\(["`]?_parent_id["`]?\)/.test(text)).map(({ owner }) => owner),
    )
    expect(tables.map(({ name }) => name).filter((name) => name.endsWith('_locales') && !indexed.has(name))).toEqual([])
    expect(indexed.size).toBeGreaterThan(10)
  })

  // Payload gives a column that it adds to a table of SQLite no rule: what it refers to could never be deleted.
  test('what refers to a deleted row goes with it or lets go of it', async () => {
    const rows = rowsOf(shop.payload)
    const references = isPostgres(shop.payload)
      ? await rows<Reference>(
          sql`select conrelid::regclass::text as owner, conname as name, confdeltype in ('c', 'n') as ruled from pg_constraint where contype = 'f'`,
        )
      : await rows<Reference>(
          sql`select tables.name as owner, keys."from" as name, keys.on_delete in ('CASCADE', 'SET NULL') as ruled from sqlite_master tables join pragma_foreign_key_list(tables.name) keys where tables.type = 'table'`,
        )
    expect(references.length).toBeGreaterThan(200)
    expect(references.filter(({ ruled }) => !ruled)).toEqual([])
  })

  test('the newest migration alone has its snapshot', () => {
    expect(filesOf(database, '.json')).toEqual([filesOf(database, '.ts').at(-1)?.replace('.ts', '.json')])
  })

  test('the generated types of documents are those of the collections', async () => {
    const outputFile = path.join(shop.dataDir, 'payload-types.ts')
    const { config } = shop.payload
    await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
    expect(readFileSync('src/cms/payload-types.ts', 'utf8')).toBe(readFileSync(outputFile, 'utf8'))
  })

  test('`payload migrate:create` would find nothing to do', async () => {
    const { schema, requireDrizzleKit } = shop.payload.db as unknown as Adapter
    const { generateDrizzleJson, generateMigration, upSnapshot } = requireDrizzleKit()
    const [after, before] = [await generateDrizzleJson(schema), latestSnapshot(database)]
    expect(
      await generateMigration(
        upSnapshot && before.version < (after as { version: string }).version ? upSnapshot(before) : before,
        after,
      ),
    ).toEqual([])
  })
})

const folder = (database: (typeof databases)[number]) =>
  path.join('src/migrations', database === 'PostgreSQL' ? 'postgres' : 'sqlite')
const filesOf = (database: (typeof databases)[number], ending: '.ts' | '.json') =>
  readdirSync(folder(database))
    .filter((file) => file.endsWith(ending) && file !== 'index.ts')
    .toSorted()
const latestSnapshot = (database: (typeof databases)[number]) =>
  JSON.parse(readFileSync(path.join(folder(database), filesOf(database, '.json').at(-1)!), 'utf8')) as {
    version: string
  }

/** Every table and index with its columns, and every migration with its time. */
async function state(payload: Payload): Promise<unknown> {
  const rows = rowsOf(payload)
  const things = isPostgres(payload)
    ? await rows(
        sql`select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2`,
      )
    : await rows(sql`select type, name, sql from sqlite_master order by type, name`)
  const indexes = isPostgres(payload)
    ? await rows(sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`)
    : []
  return {
    things,
    indexes,
    migrations: await rows(sql`select name, batch, created_at from payload_migrations order by id`),
  }
}
