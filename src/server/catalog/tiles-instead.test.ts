import { expect, test } from 'vitest'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import type { Known } from '../recommendations/recommendations.ts'
import { sampleSearch } from '../testing/search-client.ts'
import { catalogue, hits, queries, searchClient, vocabulary } from '../testing/vocabulary.ts'
import type { Catalogue } from './catalogue.ts'
import { popularTiles, tilesInstead } from './tiles-instead.ts'

const nothing: Known = { pinned: [], learned: [], barred: new Set() }
const known = (more: Partial<Known> = {}) => ({ of: async () => ({ ...nothing, ...more }) })
const idsOf = (tiles: readonly { id: string }[]) => tiles.map(({ id }) => id).join(' ')

test.each([
  ['en', 'basin', '2 1'],
  ['en', 'basin of no such name', '2 1'],
  ['en', 'zzz', '1 2'],
  ['en', '', '1 2'],
] as const)('%s for a page about “%s” that is not there offers %s', async (locale, words, expected) => {
  const tags: string[] = []
  const pages = tilesInstead({ catalogue, hits, queries, searchClient, recommendations: known() })
  const tiles = await pages.tilesFor(locale, { words }, (...own) => tags.push(...own))
  expect([idsOf(tiles), tags.length]).toEqual([expected, tiles.length])
})

const sampled = (id: string, category: string, popularity: number, more: Partial<CatalogueProduct> = {}) =>
  sampleProduct({ id, title: id, categories: [category], gender: undefined, popularity, ...more } as never)
const products = [
  sampled('shell', 'shells', 90),
  sampled('womens-shell', 'shells', 80, { gender: 'women' }),
  sampled('child-shell', 'shells', 95, { gender: 'kids' }),
  sampled('sold-shell', 'shells', 99, { variants: [sampleVariant({ quantity: 0 })] }),
  sampled('jacket', 'jackets', 10),
  sampled('child-jacket', 'jackets', 5, { gender: 'kids' }),
  sampled('gift-card', 'gift-cards', 1),
  sampled('pants', 'bottoms', 0),
]
const own = sampleSearch(
  {
    en: products.map((product) => ({ product, record: toProductRecord(product, product.categories, 'en') })),
    fr: [],
  },
  vocabulary,
)
const gone = { category: 'shells' }
const instead = async (
  about: { words: string; product?: string },
  { of = gone, ...more }: Partial<Known> & { of?: Awaited<ReturnType<Catalogue['gone']>> } = {},
) => {
  const products = { ...catalogue, gone: async () => of } as unknown as Catalogue
  const pages = tilesInstead({ ...own, catalogue: products, recommendations: known(more) })
  return idsOf(await pages.tilesFor('en', about, () => {}))
}
const product = 'shell-of-old'

test('where a product was: what is pinned to it, what was learned, then its category, never for another age', async () => {
  expect(await instead({ words: '', product }, { pinned: ['jacket'], learned: ['gift-card', 'child-jacket'] })).toBe(
    'jacket gift-card shell womens-shell pants',
  )
  expect(await instead({ words: '', product }, { of: { ...gone, gender: 'women' } })).toBe(
    'shell womens-shell jacket gift-card pants',
  )
  expect(await instead({ words: 'shell', product }, { of: { ...gone, gender: 'kids' } })).toBe(
    'child-shell child-jacket',
  )
})

test('what is barred from a product does not stand where it was, by its category or its words neither', async () =>
  expect(await instead({ words: 'shell', product }, { barred: new Set(['shell', 'jacket']) })).toBe(
    'womens-shell gift-card pants',
  ))

test('a deleted product is known by what it was bought with, and by the words of its address', async () =>
  expect(await instead({ words: 'jacket', product }, { of: {}, learned: ['gift-card'] })).toBe(
    'gift-card jacket shell womens-shell pants',
  ))

test('an address that means something for children offers nothing else', async () =>
  expect(await instead({ words: 'kids jackets' })).toBe('child-jacket child-shell'))

test('where a search finds nothing, a row of its grid is popular, can be bought and is not for children', async () =>
  expect(idsOf(await popularTiles({ ...own, catalogue }, 'en'))).toBe('shell womens-shell jacket gift-card'))
