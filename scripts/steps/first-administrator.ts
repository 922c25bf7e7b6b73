import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** A shop without staff gets its administrator, with a random password that is shown this once. */
export async function firstAdministrator(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return
  const [email, password] = ['admin@portage.example', randomBytes(12).toString('base64url')]
  await payload.create({ collection: 'users', data: { email, password, name: 'Administrator', role: 'administrator' } as never, overrideAccess: true })
  console.log(`\n  The first administrator (shown only this once):\n    e-mail    ${email}\n    password  ${password}\n`)
}
