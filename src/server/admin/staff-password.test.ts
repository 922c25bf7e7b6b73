import { expect, test, vi } from 'vitest'

/** Rounds of hashing that were done, times what each makes. */
let work = 0
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const pbkdf2: typeof crypto.pbkdf2 = (password, salt, iterations, bytes, digest, done) => {
    work += iterations * Math.ceil(bytes / 32)
    // Fewer rounds, to be quick; the same for those who hash and those who check.
    crypto.pbkdf2(password, salt, 2, bytes, digest, done)
  }
  return { ...crypto, pbkdf2, default: { ...crypto, pbkdf2 } }
})
const { isStaffPassword } = await import('./staff-password.ts')
const { pbkdf2Sync } = await import('node:crypto')

const salt = 'a0'.repeat(32)
const member = {
  salt,
  hash: `pbkdf2-sha256-v1:${pbkdf2Sync('a long password', salt, 2, 32, 'sha256').toString('hex')}`,
}
const older = { salt, hash: pbkdf2Sync('a long password', salt, 2, 512, 'sha256').toString('hex') }

const worked = async (...given: Parameters<typeof isStaffPassword>) => {
  work = 0
  return [await isStaffPassword(...given), work]
}

test('a password is checked as Payload made its hash, in its version before too', async () => {
  expect([await worked(member, 'a long password'), await worked(member, 'another')]).toEqual([
    [true, 600_000],
    [false, 600_000],
  ])
  expect([(await worked(older, 'a long password'))[0], (await worked(older, 'another'))[0]]).toEqual([true, false])
})

test.each([[null], [undefined], [{}], [{ hash: null, salt }]])(
  'nobody (%j) has any password, after the same work',
  async (nobody) => {
    expect(await worked(nobody, 'a long password')).toEqual([false, 600_000])
    expect(await worked(nobody, undefined)).toEqual([false, 600_000])
  },
)
