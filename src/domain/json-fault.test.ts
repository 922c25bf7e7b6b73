import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

test.each([
  ['', 1, 1],
  ['<html>', 1, 1],
  ['[{"a": 1},', 1, 11],
  ['[\n  {"a" 1}\n]', 2, 8],
  ['[\n  {"title": "Ski",}\n]', 2, 19],
  ['[1]\n]', 2, 1],
  ['["a\nb"]', 1, 2],
  ['{"a": nul}', 1, 7],
  ['[1}', 1, 3],
])('%j is wrong at line %i, column %i', (text, line, column) => expect(jsonFault(text)).toEqual({ line, column }))

test('it finds a fault where JSON.parse does', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const pieces = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', '-0.5e3', 'null', ' ', '01'))
  fc.assert(fc.property(pieces, (some) => (jsonFault(some.join('')) === undefined) === isJson(some.join(''))))
  fc.assert(fc.property(fc.json(), (text) => jsonFault(text) === undefined))
})
