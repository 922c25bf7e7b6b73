import { describe, expect, test } from 'vitest'
import { isFromAdmin, isSameOrigin } from './same-origin.ts'

const plain = { siteUrl: 'http://shop.test', trustProxy: false }
const host = 'shop.test'

describe('a write comes from this site', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://shop.test', host }, true],
    [{ origin: 'https://shop.test', host }, false],
    [{ origin: 'http://evil.test', host }, false],
    [{ origin: 'http://shop.test:8080', host }, false],
    [{ origin: 'null', host }, false],
    [{ host }, true],
  ])('%j: %s', (headers, same) => expect(isSameOrigin({ headers }, plain)).toBe(same))

  test.each([
    ['https://shop.test', false, undefined, 'https://shop.test', true],
    ['https://shop.test', false, undefined, 'http://shop.test', false],
    // What a proxy says counts where proxies are trusted, and nowhere else.
    ['http://shop.test', true, 'https', 'https://shop.test', true],
    ['http://shop.test', true, 'https', 'http://shop.test', false],
    ['http://shop.test', false, 'https', 'https://shop.test', false],
    // The last hop is the trusted one.
    ['https://shop.test', true, 'http, https', 'https://shop.test', true],
    ['https://shop.test', true, 'https, http', 'https://shop.test', false],
    ['https://shop.test', true, undefined, 'https://shop.test', true],
  ])('%s, proxy trusted %s and saying %s, Origin %s: %s', (siteUrl, trustProxy, forwarded, origin, same) => {
    const headers = { origin, host, ...(forwarded !== undefined && { 'x-forwarded-proto': forwarded }) }
    expect(isSameOrigin({ headers }, { siteUrl, trustProxy })).toBe(same)
  })
})

test.each([
  [{ authorization: 'JWT a', origin: 'http://evil.test', host }, true],
  [{ authorization: 'JWT a', cookie: 'payload-token=a', origin: 'http://evil.test', host }, false],
  [{ cookie: 'payload-token=a', origin: 'http://evil.test', host }, false],
  [{ cookie: 'payload-token=a', 'sec-fetch-site': 'same-site' }, false],
  [{ cookie: 'payload-token=a', origin: 'http://shop.test', host }, true],
])('a write to the admin by %j is its own: %s', (headers, own) => expect(isFromAdmin({ headers }, plain)).toBe(own))
