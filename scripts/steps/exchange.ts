import { generateMessages } from './build.ts'
import { environment } from './prepare.ts'

/** The database and what exchanges it with files, for commands; a running shop goes on beside it. */
export async function openExchange() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.env.PAYLOAD_LOG_LEVEL ??= 'warn'
  await environment()
  await generateMessages()
  const [{ getShopPayload }, exchange] = await Promise.all([import('../../src/server/payload.ts'), import('../../src/server/exchange.ts')])
  const payload = await getShopPayload()
  const close = async (code = 0): Promise<never> => {
    await payload.destroy()
    process.exit(code)
  }
  return { payload, ...exchange, close }
}
