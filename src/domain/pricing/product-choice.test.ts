import { expect, test } from 'vitest'
import { asksAnything, isOfChoice, type ProductChoice } from './product-choice.ts'

const jacket = { brand: 'saltspray', categories: ['jackets', 'clothing', 'women'], collections: ['ultralight'] }
const none = { categories: [], brands: [], collections: [] }

test.each<[string, Partial<ProductChoice>, boolean]>([
  ['nothing asked', {}, true],
  ['its category', { categories: ['jackets'] }, true],
  ['an ancestor', { categories: ['clothing'] }, true],
  ['one of two categories', { categories: ['tents', 'women'] }, true],
  ['another category', { categories: ['tents'] }, false],
  ['its brand', { brands: ['saltspray'] }, true],
  ['its brand in another category', { brands: ['saltspray'], categories: ['tents'] }, false],
  ['another brand in its category', { brands: ['lowcloud'], categories: ['jackets'] }, false],
  ['its collection', { collections: ['ultralight'] }, true],
  ['another collection', { collections: ['gifts'] }, false],
])('a choice of %s', (_, choice, expected) => {
  expect(isOfChoice({ ...none, ...choice }, jacket)).toBe(expected)
  expect(asksAnything({ ...none, ...choice })).toBe(Object.keys(choice).length > 0)
})
