import { expect, test } from 'vitest'
import { asksAnything, isInScope, isOfAnyPart, isOfChoice, type ProductChoice } from './product-choice.ts'

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

test.each<[string, Partial<ProductChoice>, boolean]>([
  ['nothing', {}, false],
  ['a category above its own', { categories: ['clothing'] }, true],
  ['its brand, and a category that is not its own', { brands: ['saltspray'], categories: ['tents'] }, true],
  ['its collection', { collections: ['gifts', 'ultralight'] }, true],
  ['other brands and collections', { brands: ['lowcloud'], collections: ['gifts'] }, false],
])('an exception of %s', (_, choice, expected) => expect(isOfAnyPart({ ...none, ...choice }, jacket)).toBe(expected))

test.each<[string, Partial<ProductChoice>, number[], number[], boolean]>([
  ['chosen by its brand', { brands: ['saltspray'] }, [], [], true],
  ['listed by itself', {}, [7], [], true],
  ['neither', {}, [], [], false],
  ['chosen and excepted by itself', { brands: ['saltspray'] }, [], [7], false],
])('a product is in a sale where it is %s', (_, choice, ids, excepted, expected) => {
  const scope = { chosen: { ...none, ...choice, ids: new Set(ids) }, excepted: { ...none, ids: new Set(excepted) } }
  expect(isInScope(scope, { ...jacket, id: 7 })).toBe(expected)
  const exceptCategory = { ...scope, excepted: { ...none, categories: ['women'], ids: new Set<number>() } }
  expect(isInScope(exceptCategory, { ...jacket, id: 7 })).toBe(false)
})
