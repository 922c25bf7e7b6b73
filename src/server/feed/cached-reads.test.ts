import { beforeEach, expect, test, vi } from 'vitest'
import { readCache, cachedReads } from './cached-reads.ts'
import type { Shop, Tag } from '../app/shop.ts'

const product = vi.fn(async (locale: string, id: string, tag: Tag) => {
  tag(`product:${id}`, 'catalogue')
  return { locale, id } as never
})
const search = vi.fn(async () => ({}) as never)
let cache = readCache()
let shop = {} as Shop
beforeEach(() => {
  vi.clearAllMocks()
  cache = readCache()
  shop = cachedReads({ product, search } as unknown as Shop, cache)
})
const read = async (locale: 'en' | 'fr', id: string) => {
  const tags: string[] = []
  return { value: await shop.product(locale, id, (...more) => void tags.push(...more)), tags }
}

test('a read is cached, and every reader gets its tags', async () => {
  const expected = { value: { locale: 'en', id: '1' }, tags: ['product:1', 'catalogue'] }
  expect([await read('en', '1'), await read('en', '1'), product.mock.calls.length]).toEqual([expected, expected, 1])
})

test('each language and each id is cached separately', async () => {
  await Promise.all([read('en', '1'), read('fr', '1'), read('en', '2'), read('en', '1')])
  expect(product).toHaveBeenCalledTimes(3)
})

test('a dropped tag drops the reads that set it, and no others', async () => {
  await read('en', '1')
  await read('en', '2')
  cache.drop(['product:1'])
  await read('en', '1')
  await read('en', '2')
  expect(product).toHaveBeenCalledTimes(3)
})

test('a missing result is cached too, until its tag is dropped', async () => {
  product.mockImplementation(async (_, id, tag) => (tag(`product:${id}`), undefined as never))
  expect([await read('en', '9'), await read('en', '9')].map(({ value }) => value)).toEqual([undefined, undefined])
  cache.drop(['product:9'])
  await read('en', '9')
  expect(product).toHaveBeenCalledTimes(2)
})

test('a failure is not cached', async () => {
  product.mockRejectedValueOnce(new Error('down'))
  await expect(read('en', '1')).rejects.toThrow('down')
  await read('en', '1')
  expect(product).toHaveBeenCalledTimes(2)
})

test('searches come from memory already', async () => {
  for (let i = 0; i < 2; i++) await shop.search('en', 'tent', {} as never, () => {})
  expect(search).toHaveBeenCalledTimes(2)
})
