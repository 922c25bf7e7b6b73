import { generateMessages } from './build.ts'
import { environment, type Needs } from './prepare.ts'

/** The environment and the database as the shop has them, for commands; a running shop goes on beside it. */
export async function openDatabase(needs?: Needs) {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.env.PAYLOAD_LOG_LEVEL ??= 'warn'
  const env = await environment(needs)
  await generateMessages()
  const { getShopPayload } = await import('../../src/server/database/payload.ts')
  const payload = await getShopPayload()
  const close = async (code = 0): Promise<never> => {
    await payload.destroy()
    process.exit(code)
  }
  return { env, payload, close }
}
