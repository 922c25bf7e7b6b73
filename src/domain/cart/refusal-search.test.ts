import { expect, test } from 'vitest'
import { refusalOf, refusalSearch, type Refused } from './refusal-search.ts'

test.each<Refused>([
  { sku: 'A-1', reason: 'sold-out' },
  { sku: 'été & co', reason: 'not-enough', left: 0 },
  { sku: '', reason: 'bad-request' },
  { sku: 'A-1', reason: 'not-enough-here', left: 2 },
])('%o survives a redirect', (refused) =>
  expect(refusalOf(new URLSearchParams(refusalSearch(refused)))).toEqual(refused),
)

test.each(['', '?refused=nonsense&sku=A', '?sku=A'])('%s is not a refusal', (search) =>
  expect(refusalOf(new URLSearchParams(search))).toBeUndefined(),
)

test('what is not a number is left out', () =>
  expect(refusalOf(new URLSearchParams('?refused=not-enough&sku=A&left=x'))).toEqual({
    sku: 'A',
    reason: 'not-enough',
  }))
