import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { isoInstant } from '../../domain/time.ts'
import { migrations as postgres } from '../../migrations/postgres/index.ts'
import { migrations as sqlite } from '../../migrations/sqlite/index.ts'
import { rowsOf, sql } from '../database/database.ts'
import { openBucket, type Bucket } from '../media/bucket.ts'
import { pushFiles } from '../media/push-files.ts'
import { bucketServer } from '../testing/bucket-server.ts'
import { databases, payloadOn, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { afterKilling, killedAfter } from '../testing/killed-orders.ts'
import { newDatabaseIn } from '../testing/postgres-cluster.ts'
import { BackupRefused } from './manifest.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup, type Target } from './restore-backup.ts'

const STOCK = 100_000

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const work = mkdtempSync(path.join(os.tmpdir(), 'portage-backup-'))
  afterAll(() => rmSync(work, { recursive: true, force: true }))
  let time = Date.UTC(2026, 10, 23)
  /** A backup that tests copy before they spoil it. */
  let unspoilt: string | undefined
  const migrations = (database === 'PostgreSQL' ? postgres : sqlite).map(({ name }) => name)
  const backup = async (bucket?: Bucket) => {
    const from = { dataDir: shop.dataDir, databaseUrl: shop.url, version: '1.0.0', bucket }
    return (await makeBackup(from, path.join(work, 'all'), () => (time += 1000))).folder
  }
  const restore = (folder: string, target: Omit<Target, 'migrations'>, replace = false, copy = false) =>
    restoreBackup(folder, { ...target, migrations }, { replace, copy, now: (time += 1000) })
  const emptyTarget = async (name: string) => ({
    dataDir: path.join(work, name),
    databaseUrl:
      database === 'PostgreSQL'
        ? await newDatabaseIn(inject('postgres').url, `${inject('postgres').prefix}restore_${name}`)
        : undefined,
  })

  test('a backup that is made while orders are placed has each of them whole, or not at all', async () => {
    mkdirSync(path.join(shop.dataDir, 'media'), { recursive: true })
    writeFileSync(path.join(shop.dataDir, 'media', 'picture.jpg'), 'a picture')
    await rowsOf(shop.payload)(sql`update inventory set quantity = ${STOCK} where sku = ${poles}`)
    const ordersIn = async () =>
      Number((await rowsOf(shop.payload)<{ n: number | string }>(sql`select count(*) as n from orders`))[0]!.n)
    const made: { folder: string; before: number; after: number }[] = []
    const backups = async () => {
      await expect.poll(ordersIn, { timeout: 60_000 }).toBeGreaterThan(3)
      for (let i = 0; i < 2; i++) {
        const before = await ordersIn()
        made.push({ folder: await backup(), before, after: await ordersIn() })
      }
    }
    const done = backups()
    await Promise.all([killedAfter(done, { dataDir: shop.dataDir, databaseUrl: shop.url, sku: poles }), done])
    for (const [i, { folder, before, after }] of made.entries()) {
      const target = await emptyTarget(`busy${i}`)
      await restore(folder, target)
      expect(readFileSync(path.join(target.dataDir, 'media', 'picture.jpg'), 'utf8')).toBe('a picture')
      const payload = await payloadOn(target.dataDir, target.databaseUrl)
      const whole = await rowsOf(payload)<{ number: string; data: unknown; payments: number | string }>(sql`
        select o.number, o.data, (select count(*) from payments p where p."order" = o.number) as payments from orders o`)
      expect(whole.length).toBeGreaterThanOrEqual(before)
      expect(whole.length).toBeLessThanOrEqual(after)
      for (const { data, payments } of whole) {
        const { lines } = (typeof data === 'string' ? JSON.parse(data) : data) as { lines: { sku: string }[] }
        expect([lines.map(({ sku }) => sku), Number(payments)]).toEqual([[poles], 1])
      }
      expect(await afterKilling(payload, { sku: poles, confirmed: [], stock: STOCK })).toMatchObject({
        chargesWithoutOrder: 0,
        ordersNotPaid: 0,
        unitsMissing: 0,
        isStockNegative: false,
      })
    }
  }, 240_000)

  test('a backup is named after the moment of its database, not of its beginning', async () => {
    const folder = await backup()
    const named = path.basename(folder).replace('portage-', '')
    expect([named, JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))]).toEqual([
      isoInstant(time).replaceAll(/[:.]/g, '-'),
      expect.objectContaining({ madeAt: isoInstant(time) }),
    ])
    expect(readdirSync(path.dirname(folder)).filter((name) => name.startsWith('unfinished'))).toEqual([])
  })

  test('a shop is not restored over another, unless it is to be replaced', async () => {
    const folder = await backup()
    const target = await emptyTarget('twice')
    await restore(folder, target)
    const file = path.join(target.dataDir, 'media', 'later.jpg')
    writeFileSync(file, 'later')
    await expect(restore(folder, target)).rejects.toThrow(/already/)
    expect(readFileSync(file, 'utf8')).toBe('later')
    const { replaced } = await restore(folder, target, true)
    expect(readFileSync(path.join(replaced!, 'media', 'later.jpg'), 'utf8')).toBe('later')
    expect(() => readFileSync(file)).toThrow(/ENOENT/)
    const payload = await payloadOn(target.dataDir, target.databaseUrl)
    expect((await payload.find({ collection: 'products', pagination: false })).docs).toHaveLength(4)
    await payload.destroy()
  })

  test('a copy has nothing that a shop sends on its own, a restored shop has all of it', async () => {
    const rows = rowsOf(shop.payload)
    const [at, later] = ['2026-11-23T00:00:00.000Z', '2099-01-01T00:00:00.000Z']
    const times = sql`${at}, ${at}`
    const [hook] = await rows<{ id: number }>(
      sql`insert into webhooks (name, url, active, created_at, updated_at) values ('Depot', 'https://depot.example/', ${true}, ${times}) returning id`,
    )
    const [message] = await rows<{ id: number }>(
      sql`insert into webhook_deliveries (webhook_id, message, type, state, attempts, replays, body, next_at, created_at, updated_at) values (${hook?.id}, 'msg_1', 'order.placed', 'waiting', 1, 0, '{}', ${later}, ${times}) returning id`,
    )
    await rows(
      sql`insert into outbox (key, kind, data, due_at, tries, created_at, updated_at) values ('msg_1', 'webhook', ${JSON.stringify({ delivery: message?.id })}, 0, 1, ${times}), ('mail review P-1', 'order-mail', '{}', 0, 0, ${times})`,
    )
    await rows(
      sql`insert into payments (key, cart, gateway, amount, captured, refunded, state, touched_at, created_at, updated_at) values ('half', 'half', 'test', 100, 0, 0, 'action', 0, ${times})`,
    )
    await rows(
      sql`insert into stock_alerts (key, person, email, language, sku, product, status, consent, asked_at, expires_at, created_at, updated_at) values ('p s', 'p', 'jo@example.com', 'en', ${poles}, 'x', 'confirmed', 'yes', ${at}, ${later}, ${times})`,
    )
    await rows(
      sql`insert into agent_sessions (agent, status, version, is_verified, webhook, cart, data, created_at, updated_at) values ('a', 'completed', 'v', ${false}, 'https://agent.example/', 'c', '{}', ${times})`,
    )
    /** What a shop would send on its own at its start. */
    const toSend = async (payload: Payload) => {
      const [found] = await rowsOf(payload)(sql`select
        (select count(*) from outbox where done_at is null) + (select count(*) from webhooks where active = ${true}) + (select count(*) from webhook_deliveries where state = 'waiting')
        + (select count(*) from payments where state in ('authorizing', 'action', 'voiding')) + (select count(*) from stock_alerts where expires_at > ${isoInstant(time)}) + (select count(*) from agent_sessions where webhook is not null) as n`)
      return Number(found?.n)
    }
    const restored = async (name: string, copy: boolean) => {
      const target = await emptyTarget(name)
      const { notSent } = await restore(folder, target, false, copy)
      const payload = await payloadOn(target.dataDir, target.databaseUrl)
      const left = await toSend(payload)
      await payload.destroy()
      return [notSent, left]
    }
    const folder = await backup()
    const [waiting] = await rows(sql`select count(*) as n from outbox where done_at is null`)
    expect(await restored('copy', true)).toEqual([Number(waiting?.n), 0])
    expect(await restored('instead', false)).toEqual([undefined, await toSend(shop.payload)])
    expect(await toSend(shop.payload)).toBeGreaterThanOrEqual(7)
  })

  test('nothing is restored below a shop that runs', async () => {
    const folder = await backup()
    const target = await emptyTarget('running')
    await restore(folder, target)
    const running = await payloadOn(target.dataDir, target.databaseUrl)
    await expect(restore(folder, target, true)).rejects.toThrow(/runs on this database/)
    expect(await running.count({ collection: 'products' })).toEqual({ totalDocs: 4 })
    await running.destroy()
  })

  test('a bucket that fails meanwhile leaves no half of a backup, and one sentence', async () => {
    const { settings, stop } = await bucketServer()
    await stop()
    const before = readdirSync(path.join(work, 'all'))
    const refused = expect.objectContaining({ message: expect.stringMatching(/^S3_ENDPOINT does not answer: .+127/) })
    await expect(backup(openBucket(settings))).rejects.toEqual(refused)
    await expect(backup(openBucket(settings))).rejects.toBeInstanceOf(BackupRefused)
    expect(readdirSync(path.join(work, 'all'))).toEqual(before)
  })

  test('with a bucket it names the pictures there, and a restore says which are gone', async () => {
    for (const [part, name] of [
      ['media', 'lake.jpg'],
      ['media', 'notes.txt'],
      ['video', 'snow.webm'],
    ] as const) {
      mkdirSync(path.join(shop.dataDir, part), { recursive: true })
      writeFileSync(path.join(shop.dataDir, part, name), name)
    }
    const { settings, stop } = await bucketServer()
    const bucket = openBucket(settings)
    try {
      const push = () => pushFiles(shop.dataDir, bucket, () => {})
      const pushed = await push()
      expect([pushed.copied >= 2, pushed.same, await push()]).toEqual([true, 0, { copied: 0, same: pushed.copied }])
      const folder = await backup(bucket)
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['manifest.json', 'objects.json']))
      expect(readdirSync(folder)).not.toContain('media')
      expect(readFileSync(path.join(folder, 'objects.json'), 'utf8')).toMatch(
        /"media\/lake\.jpg"[^]+"video\/snow\.webm"/,
      )
      await expect(restore(folder, await emptyTarget('without'))).rejects.toThrow(/in the bucket portage-media/)
      await bucket.storage('media/').delete('lake.jpg')
      const target = await emptyTarget('listed')
      expect((await restore(folder, { ...target, bucket })).missing).toEqual(['media/lake.jpg'])
    } finally {
      await stop()
    }
  })

  test.each([
    [
      'a file was changed',
      (folder: string) => writeFileSync(path.join(folder, 'media', 'picture.jpg'), 'b picture'),
      /damaged: media\/picture\.jpg is not/,
    ],
    [
      'a file is missing',
      (folder: string) => rmSync(path.join(folder, 'media', 'picture.jpg')),
      /damaged: media\/picture\.jpg is missing/,
    ],
    [
      'its list is cut short',
      (folder: string) => writeFileSync(path.join(folder, 'manifest.json'), '{ "format": 1, "fi'),
      /damaged: manifest\.json is cut short/,
    ],
    ['it was broken off', (folder: string) => rmSync(path.join(folder, 'manifest.json')), /not a backup/],
    [
      'it is of a later version',
      (folder: string) => changeManifest(folder, { migration: '20991231_000000_later' }),
      /another version/,
    ],
    [
      'it is of the other database',
      (folder: string) => changeManifest(folder, { database: database === 'SQLite' ? 'postgres' : 'sqlite' }),
      /DATABASE_URL/,
    ],
    [
      'a path leads out of it',
      (folder: string) => changeManifest(folder, { files: [{ path: '../x', bytes: 0, sha256: '0'.repeat(64) }] }),
      /cannot be read/,
    ],
  ])('where %s it is refused and nothing is restored', async (_, spoil, words) => {
    const folder = path.join(work, `spoilt${(time += 1)}`)
    cpSync((unspoilt ??= await backup()), folder, { recursive: true })
    spoil(folder)
    const target = await emptyTarget(`refused${time}`)
    await expect(restore(folder, target)).rejects.toThrow(words)
    expect(() => readFileSync(path.join(target.dataDir, 'secret'))).toThrow(/ENOENT/)
  })
})

function changeManifest(folder: string, change: object): void {
  const file = path.join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }))
}
