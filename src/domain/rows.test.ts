import { expect, test } from 'vitest'
import { inRows, ofRows } from './rows.ts'

const variants = ['S', 'M', 'L'].map((size, at) => ({ sku: `T-${size}`, size, ...(at > 0 && { salePrice: at }) }))

/** As a browser gets it. */
const sent = <T>(data: T) => structuredClone(inRows(data))

test.each([
  ['objects with the same fields, one of which may miss', { id: 'T', variants }],
  ['lists in lists', { colours: [1, 2, 3].map((key) => ({ key, pictures: variants, tags: [{ id: 1 }] })) }],
  ['objects that have little in common', [{ a: 1 }, { b: 1 }, { c: 1 }]],
  ['few objects, lists of words, nothing', { two: variants.slice(1), words: ['a', 'b', 'c'], none: [], null: null }],
  ['something else than data', 'words'],
])('%s read as before', (_, data) => expect(ofRows(sent(data))).toEqual(data))

test('the names of fields are written once', () =>
  expect(inRows(variants).rows).toEqual({
    '#': [
      ['sku', 'size', 'salePrice'],
      ['T-S', 'S', undefined],
      ['T-M', 'M', 1],
      ['T-L', 'L', 2],
    ],
  }))

test('a field without a value is no field', () =>
  expect(Object.keys(ofRows(sent(variants))[0] ?? {})).toEqual(['sku', 'size']))

test('it is the same object each time, and on the server what was sent', () => {
  const data = { variants }
  const [here, there] = [inRows(data), sent(data)]
  expect(ofRows(here)).toBe(data)
  expect(ofRows(there)).toBe(ofRows(there))
})
