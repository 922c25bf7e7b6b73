import { expect, test } from 'vitest'
import { requestUrl } from './request-url.ts'

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/fr/produits/vestes?page=2&q=//evil.test', '/fr/produits/vestes?page=2&q=//evil.test'],
  ['/en/search?q=a@b:80', '/en/search?q=a@b:80'],
  ['/@evil.test/en', '/@evil.test/en'],
  ['/:8080/en', '/:8080/en'],
  ['/en/../fr', '/fr'],
  ['/en//products', '/en//products'],
  ['/%2Fevil.test/en', '/%2Fevil.test/en'],
])('%s is %s of the shop', (target, path) =>
  expect(requestUrl(target, 'https://shop.test')?.href).toBe(`https://shop.test${path}`),
)

test.each([
  '//evil.test/en',
  '//evil.test/products/women',
  '//shop.test/en',
  '/\\evil',
  '/\\evil.test/en',
  '\\\\evil.test/en',
  '///x',
  '//',
  '/.//evil.test/en',
  '/en/..//evil.test/en',
  '/\t/evil.test/en',
  'https://shop.test/en',
  'en',
  '*',
  '',
  undefined,
])('%s is not an address of the shop', (target) => expect(requestUrl(target, 'https://shop.test')).toBeUndefined())
