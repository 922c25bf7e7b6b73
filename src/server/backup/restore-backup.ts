import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import type { Bucket } from '../media/bucket.ts'
import { isEmbeddedInUse, isPostgresInUse } from './in-use.ts'
import { missingObjects } from './bucket-list.ts'
import { BackupRefused, databaseFile, folders, readBackup, SECRET_FILE, type Manifest } from './manifest.ts'
import { queryPostgres, runPostgres } from './postgres-tools.ts'
import { silencePostgres, silenceSqlite } from './silence-copy.ts'

export type Target = {
  dataDir: string
  databaseUrl: string | undefined
  /** The migrations that this version of the shop knows. */
  migrations: readonly string[]
  /** Where the shop has its pictures and videos; without it in the data folder. */
  bucket?: Bucket | undefined
}
export type Restored = {
  manifest: Manifest
  /** Where what was there before has been moved. */
  replaced?: string
  /** Originals that the backup names, and the bucket has no more. */
  missing: readonly string[]
  /** Of a copy: how many entries waited to be sent, and are not. */
  notSent?: number
}

/** What belongs to the shop in a data folder; all of it goes, or an index of other products would stay. */
const own = ['portage.db', 'portage.db-wal', 'portage.db-shm', ...folders, SECRET_FILE, 'search', 'pictures']

/** `copy`: the shop goes on elsewhere, so what waits to be sent is the other's to send. */
type How = { replace: boolean; copy?: boolean; now: number }

/**
 * Puts a backup in the place of a shop that does not run, after every file was compared with its sum. Where there is
 * a shop already it is refused, unless it is to be replaced: what was in the data folder is then moved aside.
 */
export async function restoreBackup(
  backup: string,
  { dataDir, databaseUrl, migrations, bucket }: Target,
  { replace, copy = false, now }: How,
): Promise<Restored> {
  const manifest = await readBackup(backup)
  refuseOtherKind(manifest, databaseUrl)
  if (!migrations.includes(manifest.migration))
    throw new BackupRefused(
      `This backup is of another version of the shop (${manifest.version}), whose database this one does not know: ${manifest.migration}. Install that version, or a newer one.`,
    )
  if (manifest.bucket && !bucket)
    throw new BackupRefused(
      `The pictures and videos of this backup are in the bucket ${manifest.bucket}, and not in it. Set S3_BUCKET and what belongs to it.`,
    )
  const missing = manifest.bucket && bucket ? await missingObjects(bucket, backup) : []
  const there = ownIn(dataDir)
  if (!replace && there.length > 0)
    throw new BackupRefused(`There is a shop in ${dataDir} already (${there.join(', ')}). --replace moves it aside.`)
  if (databaseUrl && !replace && (await tablesOf(databaseUrl)) > 0)
    throw new BackupRefused('The database of DATABASE_URL is not empty. --replace takes its tables away.')
  if (databaseUrl ? await isPostgresInUse(databaseUrl) : isEmbeddedInUse(path.join(dataDir, databaseFile.sqlite)))
    throw new BackupRefused('A shop runs on this database. Stop it first: what it takes meanwhile would be lost.')
  await mkdir(dataDir, { recursive: true })
  const fresh = path.join(dataDir, `restoring-${now}`)
  try {
    await cp(backup, fresh, { recursive: true, preserveTimestamps: true, errorOnExist: true, force: false })
    // One transaction: the tables of before, or those of the backup.
    if (databaseUrl)
      await runPostgres('pg_restore', databaseUrl, [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        ...(replace ? ['--clean', '--if-exists'] : []),
        `--dbname=${databaseOf(databaseUrl)}`,
        path.join(fresh, databaseFile.postgres),
      ])
    const silenced = databaseUrl
      ? copy && (await silencePostgres(databaseUrl, now))
      : copy && (await silenceSqlite(path.join(fresh, databaseFile.sqlite), now))
    const replaced = await putInPlace(fresh, dataDir, now)
    return { manifest, missing, ...(replaced && { replaced }), ...(silenced !== false && { notSent: silenced }) }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

function refuseOtherKind({ database }: Manifest, databaseUrl: string | undefined): void {
  if (database === 'sqlite' && databaseUrl)
    throw new BackupRefused(
      'This backup is of the embedded database, and DATABASE_URL names a PostgreSQL. Restore it without DATABASE_URL; npm run move takes it there afterwards.',
    )
  if (database === 'postgres' && !databaseUrl)
    throw new BackupRefused('This backup is of a PostgreSQL: say which one it goes into by DATABASE_URL.')
}

const ownIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => own.includes(name)) : []

/**
 * Moves what is there aside, and what was restored to its place: all of it, or where something cannot be moved nothing.
 */
async function putInPlace(fresh: string, dataDir: string, now: number): Promise<string | undefined> {
  const moved: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    moved.push({ from, to })
  }
  // Listed anew: whoever looked into the database since may have been its last, who takes its write-ahead log in.
  const there = ownIn(dataDir)
  const aside = path.join(dataDir, `replaced-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`)
  try {
    if (there.length > 0) await mkdir(aside, { mode: 0o700 })
    for (const name of there) await move(path.join(dataDir, name), path.join(aside, name))
    for (const name of ownIn(fresh)) await move(path.join(fresh, name), path.join(dataDir, name))
  } catch (error) {
    for (const { from, to } of moved.toReversed()) await rename(to, from)
    // Empty again, or there before and another's.
    await rmdir(aside).catch(() => undefined)
    throw new BackupRefused(
      `The files of ${dataDir} could not be replaced, and are those of before: ${(error as Error).message}. Mend that, and restore again with --replace before the shop is started.`,
    )
  }
  return there.length > 0 ? aside : undefined
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

async function tablesOf(url: string): Promise<number> {
  const [found] = await queryPostgres<{ n: string }>(
    url,
    "select count(*) as n from information_schema.tables where table_schema = 'public'",
  )
  return Number(found?.n ?? 0)
}
