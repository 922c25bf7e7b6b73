import { expect, test } from 'vitest'
import type { Gender, CatalogueProduct } from '../../domain/catalog/product.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { sampleProduct } from '../../domain/testing/samples.ts'
import { sampleSearch } from '../testing/search-client.ts'
import { vocabulary } from '../testing/vocabulary.ts'
import type { Catalogue } from './catalogue.ts'
import { relatedTiles } from './related-tiles.ts'

const sampled = (id: string, gender?: Gender): CatalogueProduct =>
  sampleProduct({
    id,
    categories: ['jackets'],
    ...(gender ? { gender } : { gender: undefined }),
  } as Partial<CatalogueProduct>)
const products = [
  sampled('k1', 'kids'),
  sampled('k2', 'kids'),
  sampled('w', 'women'),
  sampled('m', 'men'),
  sampled('u', 'unisex'),
  sampled('none'),
]
const sources = {
  catalogue: {} as Catalogue,
  ...sampleSearch(
    { en: products.map((product) => ({ product, record: toProductRecord(product, ['jackets'], 'en') })), fr: [] },
    vocabulary,
  ),
}
const related = async (product: CatalogueProduct) =>
  (await relatedTiles(sources, product))
    .map(({ id }) => id)
    .toSorted()
    .join(' ')

test.each<[Gender | undefined, string]>([
  ['women', 'm none u'],
  ['kids', 'k2'],
  ['unisex', 'm none w'],
  [undefined, 'k1 k2 m u w'],
])('beside what is for %s: %s', async (gender, ids) => {
  const own = products.find((product) => product.gender === gender)!
  expect(await related(own)).toBe(ids)
})
