import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let stuck: string | undefined
vi.mock('node:fs/promises', async (load) => {
  const files = await load<typeof import('node:fs/promises')>()
  const rename = (from: string, to: string) =>
    path.basename(from) === stuck ? Promise.reject(new Error('EBUSY: it is held open')) : files.rename(from, to)
  return { ...files, rename }
})

const work = temporaryFolder()
const databaseUrl = undefined
let time = Date.UTC(2026, 10, 23)

/** A data folder as a shop leaves it that was killed: what it saved last is in the write-ahead log. */
function killedShop(name: string): string {
  const living = path.join(work, `${name}-living`)
  const dataDir = path.join(work, name)
  mkdirSync(path.join(living, 'media'), { recursive: true })
  writeFileSync(path.join(living, 'media', 'lake.jpg'), name)
  const database = new DatabaseSync(path.join(living, 'portage.db'))
  database.exec('pragma journal_mode = wal; create table payload_migrations (id integer primary key, name)')
  database.exec(`insert into payload_migrations (name) values ('first'); create table shop as select '${name}' as name`)
  cpSync(living, dataDir, { recursive: true })
  database.close()
  return dataDir
}

const backup = async (name: string) =>
  (await makeBackup({ dataDir: killedShop(name), databaseUrl, version: '1.0.0' }, work, () => (time += 1000))).folder

const restore = (folder: string, dataDir: string) =>
  restoreBackup(folder, { dataDir, databaseUrl, migrations: ['first'] }, { replace: true, now: (time += 1000) })

function shopIn(dataDir: string): unknown {
  const database = new DatabaseSync(path.join(dataDir, 'portage.db'))
  try {
    return [
      database.prepare('select name from shop').get()?.name,
      readFileSync(path.join(dataDir, 'media/lake.jpg'), 'utf8'),
    ]
  } finally {
    database.close()
  }
}

test('a shop that was killed is replaced, and moved aside with what it saved last', async () => {
  const folder = await backup('backup')
  const dataDir = killedShop('killed')
  expect(existsSync(path.join(dataDir, 'portage.db-wal'))).toBe(true)
  const { replaced } = await restore(folder, dataDir)
  expect([shopIn(dataDir), shopIn(replaced ?? '')]).toEqual([
    ['backup', 'backup'],
    ['killed', 'killed'],
  ])
})

test('where a file cannot be moved the shop is as before, and the sentence says so', async () => {
  const folder = await backup('other')
  const dataDir = killedShop('kept')
  stuck = 'secret'
  writeFileSync(path.join(dataDir, stuck), 'of before')
  await expect(restore(folder, dataDir)).rejects.toThrow(/could not be replaced, and are those of before: EBUSY/)
  expect(shopIn(dataDir)).toEqual(['kept', 'kept'])
  expect(readdirSync(dataDir).filter((name) => /^(restoring|replaced)/.test(name))).toEqual([])
})
