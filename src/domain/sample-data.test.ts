import { expect, test } from 'vitest'
import { confirmsRemoval, withoutReferenced, type DocName } from './sample-data.ts'

const referred: Record<string, DocName[]> = {
  'products 1': ['categories 2', 'media 5'],
  'categories 2': ['categories 1'],
  'products 2': ['brands 1'],
}
const all = new Set<DocName>(['products 1', 'products 2', 'categories 1', 'categories 2', 'brands 1', 'media 5'])

test.each<[string, DocName[], DocName[]]>([
  ['nothing stays', [], [...all]],
  [
    'what a merchant’s product refers to stays, with what that refers to',
    ['categories 2'],
    ['products 1', 'products 2', 'brands 1', 'media 5'],
  ],
  ['a product that a campaign names stays whole', ['products 1'], ['products 2', 'brands 1']],
  ['what is not a sample is of no matter', ['colours 3'], [...all]],
])('%s', (_, staying, left) =>
  expect([...withoutReferenced(all, staying, (name) => referred[name] ?? [])].toSorted()).toEqual(left.toSorted()),
)

test.each([
  ['Portage', true],
  [' portage ', true],
  ['', false],
  ['yes', false],
  [undefined, false],
])('%s confirms: %s', (typed, is) => expect(confirmsRemoval(typed, 'Portage')).toBe(is))
