import { describe, expect, test } from 'vitest'
import { TagCache } from './tag-cache.ts'

test('drops exactly the entries of a tag', () => {
  const cache = new TagCache<string>(10_000, () => 0)
  cache.set('/en', 'home', ['page:home', 'product:1'])
  cache.set('/fr', 'accueil', ['page:home'])
  cache.set('/en/brands', 'brands', ['brands'])
  cache.drop(['product:1'])
  expect([cache.get('/en'), cache.get('/fr'), cache.get('/en/brands')]).toEqual([undefined, 'accueil', 'brands'])
})

test('a value read before a drop is not stored after it', async () => {
  const cache = new TagCache<string>(10_000, () => 0)
  let finish = (_: string) => {}
  const reading = cache.wrap(
    'price',
    () => ['product:1'],
    () => new Promise((resolve) => (finish = resolve)),
  )
  cache.drop(['product:1'])
  finish('the old price')
  expect(await reading).toBe('the old price')
  expect(cache.get('price')).toBeUndefined()
})

test('a value gets another form where it still is, and is dropped with it', () => {
  const cache = new TagCache<string>(10_000, () => 0)
  cache.set('/en', 'quick', ['page:home'])
  cache.replace('/en', 'quick', 'good')
  cache.replace('/en', 'quick', 'late')
  expect(cache.get('/en')).toBe('good')
  cache.drop(['page:home'])
  cache.replace('/en', 'good', 'later')
  expect(cache.get('/en')).toBeUndefined()
})

test('callers that come while one reads share its answer', async () => {
  const cache = new TagCache<number>(10_000, () => 0)
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all([cache.wrap('k', () => [], read), cache.wrap('k', () => [], read)])).toEqual([1, 1])
})

test('a failed read is not cached', async () => {
  const cache = new TagCache<number>(10_000, () => 0)
  await expect(
    cache.wrap(
      'k',
      () => [],
      () => Promise.reject(new Error('down')),
    ),
  ).rejects.toThrow('down')
  expect(
    await cache.wrap(
      'k',
      () => [],
      async () => 7,
    ),
  ).toBe(7)
})

describe('the bytes of all entries', () => {
  const newCache = () => new TagCache<number>(100_000, (bytes) => bytes)

  test('stay within the limit: the least recently used entry makes room', () => {
    const cache = newCache()
    cache.set('a', 40_000, ['t'])
    cache.set('b', 40_000, ['t'])
    cache.get('a')
    cache.set('c', 40_000, ['t'])
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([40_000, undefined, 40_000])
    expect(cache.bytes).toBeGreaterThan(80_000)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
  })

  test('count keys and tags, also of values that take nothing', () => {
    const cache = newCache()
    for (let i = 0; i < 5000; i++) cache.set(`${i}${'x'.repeat(200)}`, 0, [`page:${i}`])
    expect(cache.size).toBeLessThan(250)
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
  })

  test('do not make room for what is too large by itself', () => {
    const cache = newCache()
    cache.set('a', 10, [])
    cache.set('b', 100_000, [])
    expect([cache.get('a'), cache.get('b')]).toEqual([10, undefined])
  })

  test('are counted off as entries go, each once', () => {
    const cache = newCache()
    for (const key of ['a', 'b', 'c']) cache.set(key, 10, [key, 'all'])
    const three = cache.bytes
    cache.set('a', 10, ['a', 'all'])
    expect(cache.bytes).toBe(three)
    cache.drop(['a', 'a'])
    expect(cache.bytes).toBe((three / 3) * 2)
    cache.drop(['all'])
    expect(cache.bytes).toBe(0)
    cache.set('a', 10, [])
    cache.clear()
    expect(cache.bytes).toBe(0)
  })
})
