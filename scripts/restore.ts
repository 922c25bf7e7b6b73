import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from '../src/server/backup/manifest.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { migrations as postgres } from '../src/migrations/postgres/index.ts'
import { migrations as sqlite } from '../src/migrations/sqlite/index.ts'
import { checkDatabase, checkPort, environment } from './steps/prepare.ts'
import { seconds, stop } from './steps/run.ts'

/** Puts a backup in the place of the shop, which must not run; with --replace also where there is one. */
const {
  positionals: [backup],
  values: { replace },
} = parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true })
if (backup === undefined) stop('Say which backup: npm run restore -- /backups/portage-…')
const env = await environment()
await checkPort(env)
await checkDatabase(env)
const began = performance.now()
try {
  const migrations = (env.postgres ? postgres : sqlite).map(({ name }) => name)
  const target = { dataDir: env.dataDir, databaseUrl: env.DATABASE_URL, migrations }
  const { manifest, replaced } = await restoreBackup(path.resolve(backup), target, { replace, now: Date.now() })
  console.log(
    `Restored: the shop of ${manifest.madeAt}, ${manifest.files.length} files (${seconds(began)}). Its search index is filled at the next start.`,
  )
  if (replaced) console.log(`What was there before is in ${replaced}; delete it once the shop is right.`)
} catch (error) {
  if (!(error instanceof BackupRefused)) throw error
  stop(error.message)
}
