import { expect, test } from 'vitest'
import type { Gender } from './product.ts'
import { bySizeGroup, groupedSizes, sizeGroupOf } from './size-group.ts'

test.each<[key: string, categories: string[], gender: Gender | undefined, group: string]>([
  ['m', ['clothing', 'jackets'], 'women', 'clothing'],
  ['2x', ['clothing', 'jackets'], 'women', 'clothing'],
  ['xxl', ['paddling', 'pfds'], undefined, 'clothing'],
  ['6', ['clothing', 'bottoms'], 'women', 'waist'],
  ['32', ['clothing', 'bottoms'], 'men', 'waist'],
  ['6', ['footwear', 'hiking-boots'], 'women', 'footwear'],
  ['6.5', ['footwear', 'hiking-boots'], 'women', 'footwear'],
  ['38', ['climbing', 'climbing-shoes'], 'unisex', 'footwear'],
  ['12', ['kids', 'kids-footwear'], 'kids', 'kids-footwear'],
  ['12', ['kids', 'kids-layers'], 'kids', 'kids'],
  ['m', ['kids', 'kids-accessories'], 'kids', 'kids'],
  ['2t', ['kids', 'kids-outerwear'], 'kids', 'kids'],
  ['6-12m', ['kids', 'baby-gear'], undefined, 'kids'],
  ['m', ['clothing', 'footwear', 'socks'], 'men', 'clothing'],
  ['one-size', ['clothing', 'toques'], undefined, 'one-size'],
  ['60m', ['climbing', 'ropes'], undefined, 'gear'],
  ['168', ['skiing', 'alpine-skis'], undefined, 'gear'],
  ['regular', ['camping', 'sleeping-bags'], undefined, 'gear'],
])('%s of %j for %s is a size of %s', (key, categoryKeys, gender, group) =>
  // A rope of 60 m is not a child of 60 months.
  expect(sizeGroupOf(key, { categoryKeys, ...(gender && { gender }) })).toBe(group),
)

const value = (key: string, count: number, chosen = false) => ({ key, name: key.toUpperCase(), count, chosen })

test('a size of two groups is in both, with the products of each', () => {
  const values = [value('m', 9), value('6', 5, true), value('6.5', 2)]
  expect(groupedSizes(values, { 'clothing|m': 9, 'waist|6': 3, 'footwear|6': 2, 'footwear|6.5': 2 })).toEqual([
    { group: 'clothing', values: [value('m', 9)] },
    { group: 'waist', values: [value('6', 3, true)] },
    { group: 'footwear', values: [value('6', 2, true), value('6.5', 2)] },
  ])
})

test('what was chosen can be taken back, also where nothing has it any more', () => {
  expect(groupedSizes([value('m', 1), value('99', 0, true)], { 'clothing|m': 1, 'gear|1l': 1 })).toEqual([
    { group: 'clothing', values: [value('m', 1)] },
    { group: 'gear', values: [value('99', 0, true)] },
  ])
})

test('an unknown group is ignored', () => expect(bySizeGroup({ 'toString|m': 1, m: 2 })).toEqual({}))
