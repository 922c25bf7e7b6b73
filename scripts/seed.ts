import { progressBar } from './steps/progress.ts'
import { openDatabase } from './steps/database.ts'
import { firstAdministrator } from './steps/first-administrator.ts'

/**
 * Migrates the database and fills it with the catalogue; what is there already stays. `--if-new` does nothing to a
 * shop that was filled before.
 */
const { env, payload, close } = await openDatabase()
const { seed } = await import('../seed/load.ts')
const { isSeeded, markSeeded } = await import('../seed/mark.ts')

if (!process.argv.includes('--if-new') || !(await isSeeded(payload))) {
  const began = performance.now()
  await seed(payload, progressBar())
  await markSeeded(payload)
  console.log(`The catalogue is in place (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}
await firstAdministrator(payload, env)
await close()
