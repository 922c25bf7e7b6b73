import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { onBothEmpty } from './both-databases.ts'

/**
 * How long the answers of accounts take for an address that has one and for one that has none, on SQLite, then on
 * PostgreSQL, or on the one that is named: `node --import tsx bench/account-times.ts [times] [database]`. Each in a
 * process of its own.
 */
const [times = '200', only] = process.argv.slice(2)
const measuring = fileURLToPath(new URL('account-times-process.ts', import.meta.url))

await onBothEmpty(async (name, { dataDir, databaseUrl }) => {
  console.log(name)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    APP_ROOT: process.cwd(),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET: randomBytes(16).toString('hex'),
  }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', measuring, times], { env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`Nothing was measured on ${name}`)
}, only)
