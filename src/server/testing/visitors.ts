import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { roles, type Role } from '../../cms/access/permissions.ts'
import { goodPassword, type testAccounts } from './accounts.ts'

/** All kinds of visitors (SECURITY.md). */
export const visitors = ['nobody', 'customer', 'other customer', 'employee', ...roles] as const
export type Visitor = (typeof visitors)[number]
const customers = ['customer', 'other customer', 'employee'] as const
export const isCustomer = (visitor: Visitor): boolean => (customers as readonly Visitor[]).includes(visitor)

export const emailOf = (visitor: Visitor): string => `${visitor.replace(' ', '-')}@example.com`

/**
 * The `Cookie` header of each: customers registered and confirmed, the employee with prices switched on, staff signed
 * in to the admin.
 */
export async function signedInVisitors(
  payload: Payload,
  world: ReturnType<typeof testAccounts>,
): Promise<Map<Visitor, string>> {
  const cookies = new Map<Visitor, string>([['nobody', '']])
  for (const visitor of customers) {
    const browser = world.browser()
    const before = world.mails.length
    await browser.does({
      intent: 'register',
      name: visitor,
      email: emailOf(visitor),
      password: goodPassword,
      terms: 'on',
    })
    await vi.waitFor(() => expect(world.mails.length).toBe(before + 1), 10_000)
    await browser.does({ intent: 'confirm', token: world.tokenIn(world.mails.at(-1)) })
    if (visitor === 'employee') {
      await payload.create({
        collection: 'employees',
        data: { name: 'E', staffNumber: '7001', pin: '820134', active: true } as never,
      })
      await browser.does({ intent: 'employee', staffNumber: '7001', pin: '820134' })
    }
    cookies.set(visitor, [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '))
  }
  for (const role of roles) cookies.set(role, await staffCookie(payload, role))
  return cookies
}

/** The `Cookie` header of a member of the staff who is made for it. */
export async function staffCookie(payload: Payload, role: Role): Promise<string> {
  const data = { email: `${role}@portage.example`, password: 'a long password' }
  await payload.create({ collection: 'users', data: { ...data, role } as never })
  const { token } = await payload.login({ collection: 'users', data })
  return `payload-token=${token}`
}
