import { afterEach, expect, test, vi } from 'vitest'
import { writeCookie } from './write-cookie.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])('over %s a cookie is for the whole site%s', (protocol, more) => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { location: { protocol } })
  writeCookie('wishlist', '5102-100', 60)
  expect(document.cookie).toBe(`wishlist=5102-100; Path=/; Max-Age=60; SameSite=Lax${more}`)
})
