import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = path.join(process.cwd(), 'build/client/assets')
/** What only the server may know: names of its secrets, of its packages and of its own parts. */
const secrets = ['SMTP_URL', 'DATABASE_URL', 'ADMIN_PASSWORD', 'ALGOLIA_ADMIN_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'ASSISTANT_API_KEY', 'pinHash', 'pin_hash', 'employeePrice"', 'customer_sessions', 'better-auth', 'payload-token', 'nodemailer', 'drizzle', 'select id from']

describe.skipIf(!existsSync(folder))('what browsers get (run npm run build first)', () => {
  const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
  test('there are scripts to look at', () => expect(scripts.length).toBeGreaterThan(5))
  test.each(secrets)('%s is not in it', (secret) => {
    expect(scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(secret))).toEqual([])
  })
})
