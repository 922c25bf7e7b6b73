import { expect, test, vi } from 'vitest'
import { adminApp } from '../admin/admin-app.ts'
import { builtAdmin } from '../testing/built-admin.ts'
import { setTransport } from './site-headers.ts'

const handled = vi.fn()
vi.mock('next', () => ({ default: () => ({ prepare: async () => {}, getRequestHandler: () => handled }) }))

const answer = () => {
  const headers = new Map<string, unknown>()
  return { headers, response: { setHeader: (name: string, value: unknown) => void headers.set(name, value) } as never }
}

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, undefined],
])('on HTTPS (%s) browsers must stay there', (secure, expected) => {
  const { headers, response } = answer()
  setTransport(response, secure)
  expect(headers.get('strict-transport-security')).toBe(expected)
})

test('the admin’s answers are not sniffed, framed by others, or left with a referrer that reveals more than the site', async () => {
  const { headers, response } = answer()
  const request = { headers: {} as Record<string, string> }
  await adminApp({ root: builtAdmin(), dev: false, server: {} as never, port: 1 })(request as never, response)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-robots-tag': 'noindex',
  })
  const policy = String(headers.get('content-security-policy'))
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';.*object-src 'none'; base-uri 'none'; frame-ancestors 'self'/,
  )
  // Next gives its own scripts the nonce that it reads here.
  expect([request.headers['content-security-policy'], handled.mock.calls.length]).toEqual([policy, 1])
})
