import type { IncomingMessage } from 'node:http'
import type { IncomingAuthType } from 'payload'
import { expect, test } from 'vitest'
import { users } from '../../cms/collections/users.ts'
import { admitFollowedLink, withSessionCookie } from './staff-session.ts'

const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

test.each([
  ['a link to a page', 'GET', '/admin/collections/orders/7', link, 'none'],
  ['a link to the interface', 'GET', '/admin/api/users/me', link, 'cross-site'],
  ['a form of another site', 'POST', '/admin', link, 'cross-site'],
  ['a frame of another site', 'GET', '/admin', { ...link, 'sec-fetch-dest': 'iframe' }, 'cross-site'],
  ['a script of another site', 'GET', '/admin', { ...link, 'sec-fetch-mode': 'no-cors' }, 'cross-site'],
])('%s counts as of the site: %s %s', (_, method, url, headers, site) => {
  const request = { method, url, headers: { ...headers } } as unknown as IncomingMessage
  admitFollowedLink(request)
  expect(request.headers['sec-fetch-site']).toBe(site)
})

test.each([
  ['https://portage.example', true],
  ['http://localhost:3000', false],
])('at %s the cookie of a session is for HTTPS only: %s', (siteUrl, secure) =>
  expect((withSessionCookie(users, siteUrl).auth as IncomingAuthType).cookies).toEqual({ sameSite: 'Lax', secure }),
)
