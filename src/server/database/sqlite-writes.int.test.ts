import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTransaction, rowsOf, sql, type Rows } from './database.ts'
import { isDatabaseAway } from './is-away.ts'
import { shopOn } from '../testing/databases.ts'

/** Of Node 24.21 (decision 0048); of what came before, corrections are missing. It only goes up. */
const LEAST = '3.53.4'

describe('the SQLite of the shop', () => {
  const shop = shopOn('SQLite')

  test('is the one of Node, and of this year', async () => {
    const [found] = await rowsOf(shop.payload)<{ version: string }>(sql`select sqlite_version() as version`)
    expect(found?.version).toBe(process.versions.sqlite)
    expect([found?.version ?? '', LEAST].toSorted(byVersion)[0]).toBe(LEAST)
  })
})
const byVersion = new Intl.Collator('en', { numeric: true }).compare

describe('writers of one SQLite take turns', () => {
  const shop = shopOn('SQLite')
  const rows: Rows = (query) => rowsOf(shop.payload)(query)
  const note = (target: string) => sql`insert into changes (target, doc_id, at) values (${target}, '1', 1)`
  const noted = async (target: string, from: Rows = rows) =>
    (await from(sql`select id from changes where target = ${target}`)).length
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  afterEach(() => void vi.useRealTimers())

  test('twelve writers with fifteen saves each: all 180 succeed', async () => {
    const writer = async (w: number) => {
      for (let i = 0; i < 15; i++)
        await shop.payload.create({
          collection: 'inventory',
          data: { sku: `W${w}-${i}`, location: 'online', quantity: 1 } as never,
        })
    }
    await Promise.all(Array.from({ length: 12 }, (_, w) => writer(w)))
    expect((await shop.payload.count({ collection: 'inventory', where: { sku: { like: 'W' } } })).totalDocs).toBe(180)
  })

  test('reading goes on during a transaction, and sees what was before it', async () => {
    await inTransaction(shop.payload, async (inside) => {
      await inside(note('unseen'))
      expect([await noted('unseen'), await noted('unseen', inside)]).toEqual([0, 1])
    })
    expect(await noted('unseen')).toBe(1)
  })

  test.each([
    ['insert', () => note('loose')],
    ['update', () => sql`update changes set at = 2 where target = 'loose'`],
    ['delete', () => sql`delete from changes where target = 'loose'`],
  ])('a loose %s waits for the open transaction', async (_, statement) => {
    const order: string[] = []
    let loose: Promise<unknown> = Promise.resolve()
    await inTransaction(shop.payload, async (inside) => {
      loose = rows(statement()).then(() => order.push('loose'))
      await turn()
      await inside(note('first'))
      order.push('transaction')
    })
    await loose
    expect(order).toEqual(['transaction', 'loose'])
  })

  test('a writer that waits for fifteen seconds gets an error, and those behind it still get their turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const id = await shop.payload.db.beginTransaction()
    const causes: unknown[] = []
    const impatient = [rows(note('impatient')), inTransaction(shop.payload, (inside) => inside(note('impatient')))].map(
      (writer) => writer.catch((error: Error) => causes.push((error.cause as Error)?.message ?? error.message)),
    )
    await turn()
    vi.advanceTimersByTime(15_000)
    await Promise.all(impatient)
    const behind = rows(note('behind'))
    await shop.payload.db.commitTransaction(id!)
    await behind
    expect(causes).toEqual(['the database was busy for 15 s', 'the database was busy for 15 s'])
    expect([await noted('impatient'), await noted('behind')]).toEqual([0, 1])
  })

  const elsewhere = () => {
    const other = new DatabaseSync(path.join(shop.dataDir, 'portage.db'))
    other.exec('begin immediate')
    return other
  }

  test('while another process writes, this one goes on, and its own writes follow', async () => {
    const other = elsewhere()
    const writes = Promise.all([
      rows(note('followed')),
      inTransaction(shop.payload, (inside) => inside(note('followed'))),
    ])
    // Had either stopped this process, nothing would end the other's transaction.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await noted('followed')).toBe(0)
    other.exec('commit')
    other.close()
    await writes
    expect(await noted('followed')).toBe(2)
  })

  test('a write under the lock of another process for long is one to try again, a mistake in it is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const other = elsewhere()
    const failures: unknown[] = []
    const fails = (error: unknown) => failures.push(error)
    const held = [rows(note('held')), inTransaction(shop.payload, (inside) => inside(note('held')))]
    await Promise.all([...held.map((write) => write.catch(fails)), vi.advanceTimersByTimeAsync(11_000)])
    vi.useRealTimers()
    other.close()
    await rows(sql`insert into no_such_table values (1)`).catch(fails)
    const away = failures.map((failure) => isDatabaseAway(async () => shop.payload, failure))
    expect(await Promise.all(away)).toEqual([true, true, false])
  })

  test('a transaction that cannot begin, fails or rolls back gives its turn on', async () => {
    const failing = () => inTransaction(shop.payload, (inside) => inside(sql`insert into no_such_table values (1)`))
    for (let i = 0; i < 3; i++) await expect(failing()).rejects.toThrow()
    const id = await shop.payload.db.beginTransaction()
    await shop.payload.db.rollbackTransaction(id!)
    await rows(note('after'))
    expect(await noted('after')).toBe(1)
  })

  // A connection for each would be two files; a shop has a thousand.
  test('a hundred transactions leave no file open', async () => {
    const open = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)
    await inTransaction(shop.payload, (inside) => inside(note('open')))
    const before = open()
    for (let i = 0; i < 100; i++) await inTransaction(shop.payload, (inside) => inside(note('open')))
    expect(open() - before).toBeLessThan(10)
  })

  test('the constraints of the database still apply after a transaction', async () => {
    await inTransaction(shop.payload, (inside) => inside(note('rules')))
    expect([await rows(sql`pragma foreign_keys`), await rows(sql`pragma journal_mode`)]).toEqual([
      [{ foreign_keys: 1 }],
      [{ journal_mode: 'wal' }],
    ])
  })

  test('a setting of the connection is of its transactions too', async () => {
    const setting = sql`pragma synchronous`
    await rows(sql`pragma synchronous = normal`)
    expect([await rows(setting), await inTransaction(shop.payload, (inside) => inside(setting))]).toEqual([
      [{ synchronous: 1 }],
      [{ synchronous: 1 }],
    ])
    await rows(sql`pragma synchronous = full`)
    expect(await rows(setting)).toEqual([{ synchronous: 2 }])
  })
})
