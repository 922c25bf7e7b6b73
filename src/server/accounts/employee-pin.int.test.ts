import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'
import { isPin } from './employee-pin.ts'

type Answer = { errors?: { data?: { errors?: { path: string; message: string }[] } }[]; doc?: { id: number } }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)

  test('a PIN is needed for a new employee, replaced when one is typed, and never read back', async () => {
    const cookie = await staffCookie(shop.payload, 'administrator')
    const ask = async (method: string, at: string, json?: object, language = 'en') => {
      const answer = await admin(method, `/employees${at}`, { cookie, language, ...(json && { json }) })
      const text = await answer.text()
      const { errors, doc } = JSON.parse(text) as Answer
      const refused = errors?.[0]?.data?.errors?.map(({ path, message }) => `${path}: ${message}`)
      return { status: answer.status, id: doc?.id, refused, text }
    }
    const employee = { name: 'Anna', staffNumber: '4411', active: true }
    for (const [pin, language, refused] of [
      ['', 'en', 'pin: Enter a PIN of six to twelve digits for the new employee.'],
      [undefined, 'fr', 'pin: Entrez un NIP de six à douze chiffres pour ce membre du personnel.'],
      ['12345', 'en', 'pin: Six to twelve digits.'],
      ['1234567890123', 'en', 'pin: Six to twelve digits.'],
      ['abcdef', 'fr', 'pin: De six à douze chiffres.'],
    ] as const)
      expect(await ask('POST', '', { ...employee, pin }, language)).toMatchObject({ status: 400, refused: [refused] })

    const made = await ask('POST', '', { ...employee, pin: '820134' })
    expect(made.status).toBe(201)
    const hash = async () => {
      const [row] = await rowsOf(shop.payload)<{ pin_hash: string }>(
        sql`select pin_hash from employees where staff_number = '4411'`,
      )
      return row?.pin_hash
    }
    expect([await isPin('820134', await hash()), await isPin('111222', await hash())]).toEqual([true, false])
    const unchanged = await ask('PATCH', `/${made.id}`, { name: 'Anne', pin: '' })
    expect([unchanged.status, await isPin('820134', await hash())]).toEqual([200, true])
    expect(await ask('PATCH', `/${made.id}`, { pin: '12' })).toMatchObject({ status: 400 })
    const replaced = await ask('PATCH', `/${made.id}`, { pin: '111222' })
    expect([replaced.status, await isPin('820134', await hash()), await isPin('111222', await hash())]).toEqual([
      200,
      false,
      true,
    ])
    const read = await ask('GET', `/${made.id}`)
    for (const { text } of [made, unchanged, replaced, read]) expect(text).not.toMatch(/820134|111222|pinHash|"pin":"/)
  })
})
