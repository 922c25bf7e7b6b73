import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { describe, expect, test } from 'vitest'
import { isUncountedAsked, listSort, listWhere, searchedFields } from './list-where.ts'

const listed = { admin: { listSearchableFields: searchedFields } } as never
const searched = (search: string, where: Where = {}) =>
  mergeListSearchAndWhere({ collectionConfig: listed, search, where })
const anywhere = (like: string) => ({ or: searchedFields.map((field) => ({ [field]: { like } })) })

describe('a search', () => {
  test('of several words finds each of them in any field', () =>
    expect(listWhere(searched('Chinook  tent'), [])).toEqual({ and: [anywhere('Chinook'), anywhere('tent')] }))
  test('beside a filter leaves the filter as it is', () => {
    const filter = { or: [{ and: [{ code: { like: 'north wall' } }] }] }
    expect(listWhere(searched('two words', filter), [])).toEqual({
      and: [filter, { and: [anywhere('two'), anywhere('words')] }],
    })
  })
  test('of one word stays what it is', () => expect(listWhere(searched('tent'), [])).toEqual(anywhere('tent')))
})

describe('the filter of what nobody has counted', () => {
  const filter = (equals: string): Where => ({ or: [{ and: [{ 'variants.sku': { equals } }] }] })
  const found = (...ids: number[]) => ({ or: [{ and: [{ id: { in: ids } }] }] })
  test.each(['stock not counted online', 'stock en ligne non compté'])('“%s” finds its products', (words) => {
    expect(isUncountedAsked(filter(words))).toBe(true)
    expect(listWhere(filter(words), [7, 9])).toEqual(found(7, 9))
    expect(listWhere(filter(words), [])).toEqual(found(0))
  })
  test('is no SKU', () => {
    expect(isUncountedAsked(filter('FJ-1'))).toBe(false)
    expect(listWhere(filter('FJ-1'), [7])).toEqual(filter('FJ-1'))
  })
})

test.each([
  ['brand', ['brand.name']],
  ['-brand,title', ['-brand.name', 'title']],
  [['updatedAt'], ['updatedAt']],
])('sorted by %s', (sort, by) => expect(listSort(sort)).toEqual(by))
