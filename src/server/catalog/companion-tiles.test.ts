import { expect, test } from 'vitest'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import { sampleSearch } from '../testing/search-client.ts'
import { vocabulary } from '../testing/vocabulary.ts'
import type { Known } from '../recommendations/recommendations.ts'
import { companionTiles } from './companion-tiles.ts'

const sampled = (id: string, price: number, category: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct =>
  sampleProduct({
    id,
    categories: [category],
    activities: ['camping'],
    gender: undefined,
    variants: [sampleVariant({ sku: `${id}-1`, price })],
    ...more,
  } as Partial<CatalogueProduct>)
const products = [
  sampled('tent', 400_00, 'shells'),
  sampled('small-tent', 150_00, 'shells'),
  sampled('dear-jacket', 300_00, 'jackets'),
  sampled('jacket', 80_00, 'jackets', { gender: 'unisex' }),
  sampled('second-jacket', 60_00, 'jackets'),
  sampled('womens-jacket', 50_00, 'jackets', { gender: 'women' }),
  sampled('womens-boots', 300_00, 'shells', { gender: 'women' }),
  sampled('child-jacket', 40_00, 'jackets', { gender: 'kids' }),
  sampled('skis', 20_00, 'jackets', { activities: ['skiing'] } as Partial<CatalogueProduct>),
  sampled('no-use', 500_00, 'shells', { activities: [] }),
  sampled('gift-card', 500_00, 'gift-cards'),
]
const search = sampleSearch(
  {
    en: products.map((product) => ({ product, record: toProductRecord(product, product.categories, 'en') })),
    fr: [],
  },
  vocabulary,
)
const nothing: Known = { pinned: [], learned: [], barred: new Set() }
const companionsWith = async (known: Partial<Known>, ...ids: string[]) =>
  (
    await companionTiles({ ...search, recommendations: { of: async () => ({ ...nothing, ...known }) } }, 'en', ids, 2)
  ).map(({ id }) => id)
const companions = (...ids: string[]) => companionsWith({}, ...ids)

test('what goes with a product is of its use, another kind, and at half its price at most', async () => {
  const [only, ...others] = await companions('tent')
  expect(others).toEqual([])
  expect(['jacket', 'second-jacket']).toContain(only)
})

test('what is cut for women goes with what is cut for women', async () =>
  expect(['jacket', 'second-jacket', 'womens-jacket']).toContain((await companions('womens-boots'))[0]))

test('nothing is of a kind that is in the cart already, or for nobody who is shopped for', async () => {
  expect(await companions('tent', 'dear-jacket')).toEqual([])
  expect(await companions('no-use')).toEqual([])
  expect(await companions('gone')).toEqual([])
})

test('a gift card has no companions, whatever else is in the cart', async () => {
  expect(await companionsWith({ pinned: ['skis'] }, 'gift-card')).toEqual([])
  expect(await companions('gift-card', 'tent')).toEqual(await companions('tent'))
})

test('what is pinned and what was bought together come first, and what is barred does not come', async () => {
  expect(await companionsWith({ pinned: ['skis'], learned: ['small-tent'] }, 'dear-jacket')).toEqual([
    'skis',
    'small-tent',
  ])
  const barred = new Set(['jacket', 'second-jacket', 'dear-jacket'])
  expect(await companionsWith({ barred }, 'tent')).toEqual([])
})
