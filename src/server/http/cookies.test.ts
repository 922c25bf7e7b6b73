import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { cookiesOf, privateCookie } from './cookies.ts'

test.each([
  [undefined, {}],
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=1; b=2;c=3', { a: '1', b: '2', c: '3' }],
  ['a=x=y', { a: 'x=y' }],
  ['a=', { a: '' }],
  ['a', {}],
  ['=1', {}],
  ['a=%C3%A9', { a: 'é' }],
  ['a=%E9', { a: '%E9' }],
  // The browser sends the most specific first.
  ['a=1; a=2', { a: '1' }],
  ['toString=1', { toString: '1' }],
])('the header %j has %j', (cookie, cookies) =>
  expect({ ...cookiesOf({ headers: { cookie } } as IncomingMessage) }).toEqual(cookies),
)

test('a private cookie is for no script and no other site', () => {
  expect(privateCookie('cart', 'a b', { maxAgeSeconds: 60, secure: false })).toBe(
    'cart=a%20b; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
  )
  expect(privateCookie('cart', 'x', { maxAgeSeconds: 60, secure: true })).toMatch(/; Secure$/)
})
