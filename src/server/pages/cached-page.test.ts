import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { cachedPage, pageCache } from './page-cache.ts'
import { pageLocale } from '../../domain/locale.ts'
import { isPrivate, pageOf } from '../../domain/private-pages.ts'
import { isMadeUp, meaningfulSearch, redirectOf } from './page-url.ts'
import { quickPage, storedPage } from '../http/stored-page.ts'
import { SeenKeys } from './seen-keys.ts'

const asked = (url: string, method = 'GET', encodings = 'gzip, br') =>
  ({ url, method, headers: { 'accept-encoding': encodings } }) as unknown as IncomingMessage

const page = await storedPage(200, {}, 'jackets')

describe('a cached page', () => {
  const cache = pageCache()
  cache.set('/en/products/jackets?page=2', page, ['scope:all'])

  test.each([
    ['GET', '/en/products/jackets?page=2', page],
    ['HEAD', '/en/products/jackets?page=2', page],
    ['POST', '/en/products/jackets?page=2', undefined],
    ['GET', '/en/products/jackets', undefined],
    ['GET', '/en/products/jackets?page=2&itc=mega', undefined],
  ])('%s %s', (method, url, answer) => expect(cachedPage(cache, asked(url, method))).toBe(answer))

  test('is not unpacked without being counted', () =>
    expect(cachedPage(cache, asked('/en/products/jackets?page=2', 'GET', 'identity'))).toBeUndefined())

  test('nor is it compressed another way', async () => {
    const others = pageCache()
    others.set('/en', await quickPage(200, {}, Buffer.from('jackets'), 'br'), [])
    expect(cachedPage(others, asked('/en', 'GET', 'gzip'))).toBeUndefined()
    expect(cachedPage(others, asked('/en', 'GET', 'gzip, br'))).toBeDefined()
  })

  test('is gone when its tag is dropped', () => {
    cache.drop(['scope:all'])
    expect(cachedPage(cache, asked('/en/products/jackets?page=2'))).toBeUndefined()
  })
  test('is undefined where nothing is cached', () => expect(cachedPage(undefined, asked('/en'))).toBeUndefined())
})

// Why the key can replace the URL: requested as it is, it does not redirect and means the same.
test.each([
  '/en',
  '/empty',
  '/fr/produits/vetements/manteaux?colour=blue&stock=in&page=2&itc=mega',
  '/fr/produits/vestes?filters[custom_fields.Gender][0]=hommes&gender=femmes&sort=price-asc',
  '/en/search?q=sac%20%C3%A0%20dos&utm_source=x&page=3',
  '/en/search?q=tent+%26+tarp',
  '/en/product/5101-204/fundy-jacket?size=m&colour=plum&ref=mail',
  '/en/product/5101-204/fundy-jacket.data?_routes=root%2Cproduct.en',
])('the key of %s leads to itself', (asked) => {
  const key = keyOf(asked)
  expect(redirectOf(new URL(key, 'http://shop'), 'fr', 'fr')).toBeUndefined()
  expect(keyOf(key)).toBe(key)
})

function keyOf(asked: string): string {
  const url = new URL(asked, 'http://shop')
  const page = pageOf(url.pathname.replace(/\.data$/, ''))
  expect(isPrivate(page)).toBe(false)
  return url.pathname + meaningfulSearch(page, url.searchParams, pageLocale(url))
}

test.each([
  ['/en', false],
  ['/en/products/tents', false],
  ['/en/products/tents?page=2', false],
  ['/en/products/tents?gender=men,women', false],
  ['/en/products/tents?sort=price-asc', false],
  ['/en/products/tents?stock=in', false],
  ['/en/products/tents?page=200', true],
  ['/en/products/tents?price=1-2', true],
  ['/en/products/tents?brand=any', true],
  ['/en/products/tents?sort=newest&page=2', true],
  ['/en/search?q=tent', true],
  ['/en/product/5101-204/fundy-jacket?size=m', true],
  ['/en/product/5101-204.data?_routes=root', true],
])('anybody can make up %s without end: %s', (key, madeUp) => expect(isMadeUp(key)).toBe(madeUp))

test('of the addresses asked for, only the last are remembered', () => {
  const seen = new SeenKeys()
  expect([seen.again('/a'), seen.again('/b'), seen.again('/a')]).toEqual([false, false, true])
  for (let i = 0; i < 10_000; i++) seen.again(`/${i}`)
  expect(seen.size).toBeLessThan(10_000)
  expect([seen.again('/a'), seen.again('/9999')]).toEqual([false, true])
})
