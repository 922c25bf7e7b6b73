import { expect, test } from 'vitest'
import { TagCache } from './tag-cache.ts'

test('drops exactly the entries of a tag', () => {
  const cache = new TagCache<string>(10)
  cache.set('/en', 'home', ['page:home', 'product:1'])
  cache.set('/fr', 'accueil', ['page:home'])
  cache.set('/en/brands', 'brands', ['brands'])
  cache.drop(['product:1'])
  expect([cache.get('/en'), cache.get('/fr'), cache.get('/en/brands')]).toEqual([undefined, 'accueil', 'brands'])
})

test('a value read before a drop is not stored after it', async () => {
  const cache = new TagCache<string>(10)
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

test('callers that come while one reads share its answer', async () => {
  const cache = new TagCache<number>(10)
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all([cache.wrap('k', () => [], read), cache.wrap('k', () => [], read)])).toEqual([1, 1])
})

test('a failed read is not cached', async () => {
  const cache = new TagCache<number>(10)
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

test('the least recently used entry makes room', () => {
  const cache = new TagCache<number>(2)
  cache.set('a', 1, ['t'])
  cache.set('b', 2, ['t'])
  cache.get('a')
  cache.set('c', 3, ['t'])
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})
