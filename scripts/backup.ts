import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isNoSpace } from '../src/server/app/disk.ts'
import { BackupRefused } from '../src/server/backup/manifest.ts'
import { makeBackup } from '../src/server/backup/make-backup.ts'
import { readArguments } from './steps/arguments.ts'
import { environment, usableBucket } from './steps/prepare.ts'
import { root, seconds, stop } from './steps/run.ts'

/** Writes a backup of the shop into a new folder in the one that is named, while it runs. */
const {
  positionals: [into],
} = readArguments({
  command: 'npm run backup',
  form: 'FOLDER',
  says: 'Writes a backup of the shop into a new folder in FOLDER, while it runs.',
  options: {},
  words: 1,
})
if (into === undefined) stop('Say in which folder: npm run backup -- /backups')
const env = await environment({ needsShop: true })
const bucket = await usableBucket(env)
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
const began = performance.now()
try {
  const shop = { dataDir: env.dataDir, databaseUrl: env.DATABASE_URL, version, bucket }
  const { folder, listed } = await makeBackup(shop, path.resolve(into), Date.now)
  console.log(`Written: ${folder} (${seconds(began)})`)
  if (bucket)
    console.log(
      `Not in it: the ${listed} pictures and videos in the bucket ${bucket.name}; objects.json names them. Copy the bucket too, or have it keep versions.`,
    )
} catch (error) {
  if (isNoSpace(String(error))) stop(`No backup was written. The disk of ${into} is full: make room, or name another.`)
  if (!(error instanceof BackupRefused)) throw error
  stop(`No backup was written. ${error.message}`)
}
