import { existsSync } from 'node:fs'
import { chmod, cp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { makeFolder } from '../app/make-folder.ts'
import type { Bucket } from '../media/bucket.ts'
import { fileFolders } from '../media/shop-storage.ts'
import { writeObjects } from './bucket-list.ts'
import { BackupRefused, databaseFile, filesIn, folders, MANIFEST, SECRET_FILE, type Manifest } from './manifest.ts'
import { queryPostgres, runPostgres } from './postgres-tools.ts'

export type BackupSource = {
  dataDir: string
  databaseUrl: string | undefined
  version: string
  bucket?: Bucket | undefined
}
/** `listed`: the originals in the bucket, which are named in the backup and not part of it. */
export type MadeBackup = { folder: string; listed?: number }

const NEWEST = 'select name from payload_migrations order by id desc limit 1'

/**
 * Writes a new folder with all that must not be lost, while the shop sells on: the database as it is at one moment,
 * pictures, videos, mails that are stored as files, and the secret. It is named after that moment, which may be hours
 * after its beginning; a folder `unfinished-…` was broken off.
 * @param into the folder in which backups are
 */
export async function makeBackup(
  { dataDir, databaseUrl, version, bucket }: BackupSource,
  into: string,
  now: () => Instant,
): Promise<MadeBackup> {
  const named = (word: string, at: string) => path.join(into, `${word}-${at.replaceAll(/[:.]/g, '-')}`)
  const unfinished = named('unfinished', isoInstant(now()))
  if (existsSync(unfinished)) throw new BackupRefused(`${unfinished} is there already.`)
  // It holds customers, orders and the secret.
  try {
    makeFolder(unfinished, 0o700)
  } catch (error) {
    throw new BackupRefused(`The folder ${into} cannot be written: ${(error as Error).message}. Name another.`)
  }
  try {
    // Before the database and after it: a picture that it names may be deleted meanwhile, or be new.
    const names = bucket ? folders.filter((name) => !isOriginals(name)) : folders
    await copyFolders(dataDir, unfinished, names)
    const madeAt = isoInstant(now())
    const migration = databaseUrl ? await dumpPostgres(databaseUrl, unfinished) : await copySqlite(dataDir, unfinished)
    await copyFolders(dataDir, unfinished, names)
    const listed = bucket && (await writeObjects(bucket, unfinished))
    const manifest: Manifest = {
      format: 1,
      madeAt,
      version,
      database: databaseUrl ? 'postgres' : 'sqlite',
      migration,
      ...(bucket && { bucket: bucket.name }),
      files: await filesIn(unfinished),
    }
    const file = path.join(unfinished, MANIFEST)
    await writeFile(`${file}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
    const folder = named('portage', madeAt)
    await rename(unfinished, folder)
    return { folder, ...(listed !== undefined && { listed }) }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
const isOriginals = (name: string): boolean => fileFolders.includes(name)

async function copyFolders(dataDir: string, folder: string, names: readonly string[]): Promise<void> {
  for (const name of [...names, SECRET_FILE]) {
    const source = path.join(dataDir, name)
    if (!existsSync(source)) continue
    await cp(source, path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      // Files of the shop are written once and never changed: what is copied needs no second look.
      force: false,
    }).catch((error: NodeJS.ErrnoException) => {
      // Deleted by an editor while it was to be copied.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** In one read transaction: those who write are not held up, and are in it with all of an order or with nothing. */
async function copySqlite(dataDir: string, folder: string): Promise<string> {
  const source = path.join(dataDir, 'portage.db')
  const target = path.join(folder, databaseFile.sqlite)
  const shop = new DatabaseSync(source, { timeout: 15_000 })
  try {
    shop.prepare('vacuum into ?').run(target)
  } finally {
    shop.close()
  }
  await chmod(target, 0o600)
  const copy = new DatabaseSync(target, { readOnly: true })
  try {
    const found = copy.prepare('pragma quick_check').get()?.quick_check
    if (found !== 'ok') throw new BackupRefused(`The copy of the database is damaged: ${String(found)}`)
    return String(copy.prepare(NEWEST).get()?.name ?? '')
  } finally {
    copy.close()
  }
}

async function dumpPostgres(url: string, folder: string): Promise<string> {
  const target = path.join(folder, databaseFile.postgres)
  await runPostgres('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`])
  await chmod(target, 0o600)
  const [newest] = await queryPostgres<{ name: string }>(url, NEWEST)
  return newest?.name ?? ''
}
