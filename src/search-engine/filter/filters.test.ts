import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSegment } from '../index/build-segment.ts'
import { Segment } from '../index/segment.ts'
import type { SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import { filterOf } from './filter-lists.ts'
import { select } from './select.ts'

const records = [
  { objectID: 'a', brand: 'Tuque Bleue', price: 10, sizes: ['S', 'M'], heights: [1, 5], _tags: ['sale'], isNew: true },
  { objectID: 'b', brand: 'Nunatak', price: 20, sizes: ['M'], heights: [9], isNew: false },
  { objectID: 'c', brand: 'Été', price: -5, sizes: [], nested: [{ kind: 'x' }, { kind: 'y' }] },
  { objectID: 'd', brand: 'A AND B', sizes: ['L-XL'], date: '2020:01' },
]
const segment = new Segment(
  buildSegment({ facets: ['_tags', 'brand', 'sizes', 'isNew', 'nested.kind', 'date'], languages: ['en'] }, records),
)
const found = (params: SearchParams) => Array.from(select(segment, filterOf(params)).toArray(), segment.idOf).join('')

test.each([
  ['', 'abcd'],
  ['brand:Nunatak', 'b'],
  ['brand:"Tuque Bleue"', 'a'],
  ["brand:'Tuque Bleue'", 'a'],
  ['brand:nunatak', 'b'],
  ['brand:ete', 'c'],
  ['brand:"A AND B"', 'd'],
  ['NOT brand:Nunatak', 'acd'],
  ['price < 20', 'ac'],
  ['price<=20 AND price!=10', 'bc'],
  ['price = -5', 'c'],
  ['price:0 TO 15', 'a'],
  ['heights:4 TO 6', 'a'],
  ['heights > 6 OR brand:Été', 'bc'],
  ['sizes:M AND NOT _tags:sale', 'b'],
  ['sale', 'a'],
  ['(brand:Nunatak OR brand:"Tuque Bleue") AND sizes:S', 'a'],
  ['brand:Nunatak OR brand:"Tuque Bleue" AND sizes:L', 'b'],
  ['NOT (sizes:M OR price < 0)', 'd'],
  ['nested.kind:y', 'c'],
  ['isNew:true', 'a'],
  ['isNew=0', 'b'],
  ['price:10', 'a'],
  ['sizes:L-XL', 'd'],
  ['date:2020:01', 'd'],
  ['brand:Nunatak<score=3>', 'b'],
  ['unknown:1', ''],
])('filters %j: %s', (filters, ids) => expect(found({ filters })).toBe(ids))

test.each([
  [{ facetFilters: ['sizes:M', ['brand:Nunatak', 'brand:Été']] }, 'b'],
  [{ facetFilters: 'sizes:M,(brand:Nunatak,brand:Été)' }, 'b'],
  [{ facetFilters: ['sizes:-M'] }, 'cd'],
  [{ facetFilters: [] }, 'abcd'],
  [{ numericFilters: ['price>=0', ['price<15', 'price=20']] }, 'ab'],
  [{ numericFilters: ['price:10 TO 20'] }, 'ab'],
  [{ tagFilters: ['sale'] }, 'a'],
  [{ tagFilters: ['-sale'], filters: 'sizes:M' }, 'b'],
] as [SearchParams, string][])('%j: %s', (params, ids) => expect(found(params)).toBe(ids))

test.each([
  'brand:',
  'price <',
  'price < x',
  '(a:b',
  'a:b)',
  'a:b AND',
  'OR',
  'a:1 TO x',
  '"',
  'a:"b',
  `${'('.repeat(40)}a:b${')'.repeat(40)}`,
  'a:b OR '.repeat(3000),
  'a'.repeat(20_000),
])('%.30s is refused', (filters) => expect(() => filterOf({ filters })).toThrow(Refusal))

test('any text is a filter or refused', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'a',
          ':',
          'b',
          ' ',
          'AND',
          'OR',
          'NOT',
          '(',
          ')',
          '<',
          '=',
          '"',
          "'",
          '1',
          'TO',
          '\\',
          '-',
          'score',
          '>',
        ),
        { maxLength: 20 },
      ),
      (parts) => {
        try {
          found({ filters: parts.join(parts.length % 2 ? ' ' : '') })
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      },
    ),
  ))

test.each([
  [['brand:Nunatak', ['sizes:M', 'sizes:S']], 'b'],
  [[['brand:Été', ['sizes:M', 'sizes:S']]], 'ac'],
  [[['brand:Été', ['sizes:M']]], 'abc'],
  [[['brand:Été', ['sizes:M', 'sizes:S']], 'isNew:true'], 'a'],
  [[[[]]], 'abcd'],
])('lists of filters are nested three deep, all and any by turns: %j finds %s', (facetFilters, expected) =>
  expect(found({ facetFilters })).toBe(expected),
)
