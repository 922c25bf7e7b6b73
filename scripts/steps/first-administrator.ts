import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Env } from '../../src/server/app/env.ts'

/**
 * A shop without staff gets its administrator: with the password of ADMIN_PASSWORD, else with a random one that is
 * shown this once.
 */
export async function firstAdministrator(
  payload: Payload,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: chosen }: Env,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  const password = chosen ?? randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'administrator' },
    overrideAccess: true,
  })
  if (chosen) return
  console.log(
    `\n  The first administrator (shown only this once):\n    email     ${email}\n    password  ${password}\n`,
  )
}
