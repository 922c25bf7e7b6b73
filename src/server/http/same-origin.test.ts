import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://shop.test', host: 'shop.test' }, true],
  [{ origin: 'http://evil.test', host: 'shop.test' }, false],
  [{ origin: 'null', host: 'shop.test' }, false],
  [{ host: 'shop.test' }, true],
])('%j: %s', (headers, same) => expect(isSameOrigin({ headers })).toBe(same))
