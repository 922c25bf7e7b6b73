import type { Payload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import { parseEnv } from '../../src/server/app/env.ts'
import { firstAdministrator } from './first-administrator.ts'

afterEach(() => vi.restoreAllMocks())

/** The terminal output, and the password of each staff member created, in a shop that already has `staff`. */
async function begun(staff: number, chosen?: string) {
  const output = vi.spyOn(console, 'log').mockReturnValue()
  const passwords: string[] = []
  const payload = {
    count: async () => ({ totalDocs: staff }),
    create: async ({ data }: { data: { password: string } }) => void passwords.push(data.password),
  } as unknown as Payload
  await firstAdministrator(
    payload,
    parseEnv({ ADMIN_EMAIL: 'owner@portage.example', ...(chosen && { ADMIN_PASSWORD: chosen }) }),
  )
  return { output: output.mock.calls.flat().join(''), passwords }
}

test('the first administrator’s email and random password are shown, in the words of the shop', async () => {
  const [one, other] = [await begun(0), await begun(0)]
  expect(one.output).toMatch(/^ {4}email {5}owner@portage\.example$/m)
  expect(one.output).toContain(`    password  ${one.passwords[0]}\n`)
  expect(one.passwords[0]).toMatch(/^[\w-]{16}$/)
  expect(other.passwords).not.toEqual(one.passwords)
})

test('a chosen password is never shown', async () =>
  expect(await begun(0, 'a long password')).toEqual({ output: '', passwords: ['a long password'] }))

test('a shop with staff gets no further account', async () =>
  expect(await begun(1)).toEqual({ output: '', passwords: [] }))
