import { environment } from './steps/prepare.ts'
import { progressBar } from './steps/progress.ts'
import { generateMessages } from './steps/build.ts'
import { firstAdministrator } from './steps/first-administrator.ts'

/** Migrates the database and fills it with the catalogue; what is there already stays. `--if-new` does nothing to a shop that was filled before. */
Object.assign(process.env, { NODE_ENV: 'production' })
process.env.PAYLOAD_LOG_LEVEL ??= 'warn'
const env = await environment()
await generateMessages()
const { getShopPayload } = await import('../src/server/payload.ts')
const { seed } = await import('../seed/load.ts')
const { isSeeded, markSeeded } = await import('../seed/mark.ts')

const payload = await getShopPayload()
if (!process.argv.includes('--if-new') || !(await isSeeded(payload))) {
  const began = performance.now()
  await seed(payload, progressBar())
  await markSeeded(payload)
  console.log(`The catalogue is in place (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}
await firstAdministrator(payload, env)
await payload.destroy()
process.exit(0)
