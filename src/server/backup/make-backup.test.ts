import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { BackupRefused } from './manifest.ts'

test.each(['', 'below'])('a folder for backups that cannot be written is one sentence: a file %s', async (below) => {
  const dataDir = temporaryFolder()
  const file = path.join(dataDir, 'a-file')
  writeFileSync(file, '')
  const from = { dataDir, databaseUrl: undefined, version: '1.0.0' }
  const into = path.join(file, below)
  const refused = await makeBackup(from, into, Date.now).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(BackupRefused)
  expect(String(refused)).toMatch(/^Error: The folder .+a-file(\/below)? cannot be written: ENOTDIR: [^\n]+\. Name /)
})

// Linux says of a folder in /proc that it is not there, which Node makes again and again by itself.
test.runIf(process.platform === 'linux')('a folder that takes none below it is refused too', async () => {
  const from = { dataDir: temporaryFolder(), databaseUrl: undefined, version: '1.0.0' }
  await expect(makeBackup(from, '/proc/backups', Date.now)).rejects.toThrow(
    /^The folder \/proc\/backups cannot be written: ENOENT: [^\n]+\. Name another\.$/,
  )
})
