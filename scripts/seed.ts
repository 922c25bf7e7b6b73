import path from 'node:path'
import { readArguments } from './steps/arguments.ts'
import { progressBar } from './steps/progress.ts'
import { openDatabase } from './steps/database.ts'
import { firstAdministrator } from './steps/first-administrator.ts'
import { stop } from './steps/run.ts'

/**
 * Migrates the database and fills it with the catalogue; what is there already stays. `--if-new` does nothing to a
 * shop that was filled before.
 */
const {
  values: { 'if-new': ifNew },
} = readArguments({
  command: 'npm run seed',
  form: '[--if-new]',
  says: 'Migrates the database and puts in what is missing of the catalogue; touches nothing that is there.',
  options: { 'if-new': { type: 'boolean', default: false, says: 'does nothing to a shop that was filled before' } },
})
const { env, payload, close } = await openDatabase({ fills: true })
const { seed, seedStart } = await import('../seed/load.ts')
const { writeStart } = await import('../src/server/start/write-start.ts')
const { isSeeded, markSeeded } = await import('../seed/mark.ts')
const { rowsOf, sql } = await import('../src/server/database/database.ts')
const { isBusy } = await import('../src/server/database/is-away.ts')

try {
  if (!ifNew || !(await isSeeded(payload))) await fill()
  await firstAdministrator(payload, env)
} catch (error) {
  if (!isBusy(error)) throw error
  stop(`Something else writes to ${path.join(env.dataDir, 'portage.db')}. End it and seed again: it goes on from here.`)
}
await close()

async function fill(): Promise<void> {
  const began = performance.now()
  const isEmpty = env.SEED === 'none'
  // Thousands of commits, none of which waits for the disk: what a power failure takes, the next run loads again.
  if (!env.DATABASE_URL) await rowsOf(payload)(sql`pragma synchronous = normal`)
  await (isEmpty ? seedStart : seed)(payload, progressBar())
  if (isEmpty) await writeStart(payload, { silent: true })
  await markSeeded(payload, isEmpty ? 'start' : 'catalogue')
  console.log(
    `${isEmpty ? 'An empty shop' : 'The catalogue'} is in place (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  )
}
