import { beforeEach, expect, test, vi } from 'vitest'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { categoryTree } from '../../domain/catalog/category-tree.ts'
import { locales } from '../../domain/locale.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import { sampleCategory } from '../../domain/testing/samples.ts'
import { createEngine } from '../../search-engine/index.ts'
import type { ProductHits } from './product-hits.ts'
import { queryReader } from './query-reader.ts'

const namesOf = (name: string): Vocabulary =>
  ({
    tree: categoryTree([sampleCategory('tents', undefined, { name: { en: name, fr: name } })]),
    brands: new Map(),
  }) as never

let vocabulary: Vocabulary
let comesIn: ReturnType<typeof vi.fn<ProductHits['comesIn']>>
const engine = createEngine()
for (const locale of locales) await engine.index(productIndex(locale)).setSettings({})
const reader = () =>
  queryReader({
    catalogue: { vocabulary: () => Promise.resolve(vocabulary) },
    engine: () => Promise.resolve(engine),
    stores: () => Promise.resolve([]),
    hits: {
      counts: () => Promise.resolve({ brands: {}, categories: { tents: 3 }, collections: {}, priceTypes: {} }),
      sizeNames: () => Promise.resolve(new Map()),
      comesIn,
    } as never,
  })
const sizes = (...keys: string[]) => ({ genders: new Set<string>(), sizes: new Set(keys) })

beforeEach(() => {
  vocabulary = namesOf('Tents')
  comesIn = vi.fn<ProductHits['comesIn']>(() => Promise.resolve(sizes('4-person')))
})

test('both languages are read by products that were counted once', async () => {
  const queries = reader()
  const [en, fr] = await Promise.all([queries.vocabulary('en'), queries.vocabulary('fr')])
  expect(en.inCategory.get('tents')?.sizes).toContain('4-person')
  expect(fr.inCategory).toBe(en.inCategory)
  expect(await queries.vocabulary('en')).toBe(en)
  expect(comesIn).toHaveBeenCalledOnce()
})

test('queries that come together are read by one', async () => {
  const queries = reader()
  const [one, another] = await Promise.all([queries.vocabulary('en'), queries.vocabulary('en')])
  expect(another).toBe(one)
})

test('a new name is understood at once, while the products are counted again beside it', async () => {
  const queries = reader()
  await queries.vocabulary('en')
  const slow = Promise.withResolvers<ReturnType<typeof sizes>>()
  comesIn.mockImplementation(() => slow.promise)
  vocabulary = namesOf('Shelters')
  const renamed = await queries.vocabulary('en')
  expect(renamed.tree.byKey.get('tents')?.name.en).toBe('Shelters')
  expect(renamed.inCategory.get('tents')?.sizes).toContain('4-person')

  slow.resolve(sizes('6-person'))
  await vi.waitFor(async () =>
    expect((await queries.vocabulary('en')).inCategory.get('tents')?.sizes).toContain('6-person'),
  )
  expect(comesIn).toHaveBeenCalledTimes(2)
})

test('what could not be counted is counted with the next query', async () => {
  const queries = reader()
  comesIn.mockRejectedValueOnce(new Error('the index is away'))
  await expect(queries.vocabulary('en')).rejects.toThrow('the index is away')
  expect((await queries.vocabulary('en')).inCategory.has('tents')).toBe(true)
})

test('a temperature in words alone is read, and what says nothing is not', async () => {
  const queries = reader()
  expect(await queries.read('en', 'minus 15')).toMatchObject({ text: '-15', parts: [] })
  expect(await queries.read('en', 'socks')).toBeUndefined()
})
