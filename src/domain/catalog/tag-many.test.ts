import { expect, test } from 'vitest'
import { retagged } from './tag-many.ts'

const [sale, some] = [
  { tag: 'sale', skus: [] },
  { tag: 'new', skus: ['A-1'] },
]

test.each([
  ['add', 'new', [sale], [sale, { tag: 'new', skus: [] }]],
  ['add', 'new', [sale, some], undefined],
  ['remove', 'new', [sale, some, some], [sale]],
  ['remove', 'new', [sale], undefined],
] as const)('to %s “%s” to or from %j leaves %j', (deed, tag, before, after) =>
  expect(retagged(before as never, tag, deed)).toEqual(after),
)
