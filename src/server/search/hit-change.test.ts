import { expect, test } from 'vitest'
import { categoryTree } from '../../domain/catalog/category-tree.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { attributes } from '../../domain/search/listing-conditions.ts'
import { toProductHit } from '../../domain/search/product-hit.ts'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import { tagsOfHitChange } from './hit-change.ts'
import { sortedBy } from './index-settings.ts'

const hit = (given: Partial<CatalogueProduct> = {}, stores: string[] = []) => {
  const product = sampleProduct({ id: 'a', ...given })
  return toProductHit(product, toProductRecord(product, ['tents'], 'en'), {
    tree: categoryTree([]),
    collectionName: () => undefined,
    genderWords: () => [],
    storesWith: () => stores,
  })
}
const at = (price: number) => ({ variants: [sampleVariant({ price })] })
const listings = ['scope:all', 'scope:brand/', 'scope:category/tents']
const dropped = (...change: Parameters<typeof tagsOfHitChange>) =>
  [...new Set(tagsOfHitChange(...change).map((tag) => tag.replace(/(?<=^scope:brand\/).*/, '')))].toSorted()

test.each([
  ['the same hit', hit(), hit(), []],
  ['another price', hit(at(10_00)), hit(at(12_00)), [...listings, 'search', 'tile:a']],
  ['another title', hit(), hit({ title: 'Other' }), ['search', 'tile:a']],
  ['another review', hit(), hit({ rating: { average: 5, count: 1 } }), [...listings, 'search', 'tile:a']],
  ['another description', hit(), hit({ description: 'Other' }), ['search']],
  ['stock in a store', hit(), hit({}, ['calgary']), ['search', 'store-stock']],
  ['a new product', undefined, hit(), [...listings, 'search', 'store-stock', 'tile:a']],
  ['a product that goes', hit(), undefined, [...listings, 'search', 'store-stock', 'tile:a']],
])('%s drops what shows it', (_, before, after, expected) =>
  expect(dropped('a', before, after)).toEqual(expected.toSorted()),
)

/** A hit with another value of an attribute, which may be part of one. */
const withOther = (attribute: string) => {
  const [name = '', part] = attribute.split('.')
  const isList = Array.isArray(new Map<string, unknown>(Object.entries(hit())).get(name))
  return { ...hit(), [name]: part ? { [part]: 'other' } : isList ? ['tents', 'other'] : 'other' }
}
test.each([...Object.values(attributes), ...sortedBy])('another %s drops the listings that show it', (attribute) =>
  expect(dropped('a', hit(), withOther(attribute))).toEqual(expect.arrayContaining(listings)),
)
