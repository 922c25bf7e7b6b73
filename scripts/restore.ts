import path from 'node:path'
import { isNoSpace } from '../src/server/app/disk.ts'
import { BackupRefused } from '../src/server/backup/manifest.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { migrations as postgres } from '../src/migrations/postgres/index.ts'
import { migrations as sqlite } from '../src/migrations/sqlite/index.ts'
import { readArguments } from './steps/arguments.ts'
import { checkDatabase, environment, usableBucket } from './steps/prepare.ts'
import { seconds, stop } from './steps/run.ts'

/**
 * Puts a backup in the place of the shop, which must not run; with --replace also where there is one, with --copy so
 * that nothing is sent on behalf of the shop that goes on.
 */
const {
  positionals: [backup],
  values: { replace, copy },
} = readArguments({
  command: 'npm run restore',
  form: 'BACKUP [--replace] [--copy]',
  says: 'Puts a folder that npm run backup wrote in the place of the shop, which must not run.',
  options: {
    replace: { type: 'boolean', default: false, says: 'also where there is a shop, which is moved aside' },
    copy: { type: 'boolean', default: false, says: 'to try it: nothing that waits is sent' },
  },
  words: 1,
})
if (backup === undefined) stop('Say which backup: npm run restore -- /backups/portage-…')
const env = await environment()
await checkDatabase(env)
const bucket = await usableBucket(env)
const began = performance.now()
try {
  const migrations = (env.postgres ? postgres : sqlite).map(({ name }) => name)
  const target = { dataDir: env.dataDir, databaseUrl: env.DATABASE_URL, migrations, bucket }
  const { manifest, replaced, missing, notSent } = await restoreBackup(path.resolve(backup), target, {
    replace,
    copy,
    now: Date.now(),
  })
  console.log(
    `Restored: the shop of ${manifest.madeAt}, ${manifest.files.length} files (${seconds(began)}). Its search index is filled at the next start.`,
  )
  if (manifest.bucket)
    console.log(
      missing.length === 0
        ? `Its pictures and videos are in the bucket ${manifest.bucket}, all of them.`
        : `The bucket has no more, or otherwise, ${missing.length} of its pictures and videos: ${missing.slice(0, 10).join(', ')}. Bring them back from the bucket's older versions or its copy.`,
    )
  else if (bucket)
    console.log('Its pictures and videos are in the data folder now: npm run media:push copies them to the bucket.')
  if (notSent !== undefined)
    console.log(
      `It is a copy: ${notSent} mails, payments and messages that waited are not sent, every webhook is off, and agents get no news of orders. Start it without SMTP_URL and STRIPE_…, so that what you try in it leaves no trace outside either.`,
    )
  if (replaced) console.log(`What was there before is in ${replaced}; delete it once the shop is right.`)
} catch (error) {
  if (isNoSpace(String(error)))
    stop(`Nothing was restored. A disk is full, as a rule that of ${env.dataDir}: make room and try again.`)
  if (!(error instanceof BackupRefused)) throw error
  stop(error.message)
}
