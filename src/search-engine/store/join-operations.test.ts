import { expect, test } from 'vitest'
import { joinOperations } from './join-operations.ts'
import type { IndexOperation } from './operation.ts'

const save = (index: string, ...ids: string[]): IndexOperation => ({
  index,
  kind: 'records',
  changes: ids.map((objectID) => ({ action: 'save', record: { objectID } })),
})
const joined = (...operations: IndexOperation[]) => [...joinOperations(operations)].map(({ operation }) => operation)

test('changes of the records of each index become one, in their order', () => {
  expect(joined(save('en', 'a'), save('fr', 'a'), save('en', 'b', 'a'), save('fr', 'c'))).toEqual([
    save('en', 'a', 'b', 'a'),
    save('fr', 'a', 'c'),
  ])
})

test('nothing is moved over what is no change of records', () => {
  const clear: IndexOperation = { index: 'en', kind: 'clear' }
  expect(joined(save('en', 'a'), save('fr', 'b'), clear, save('en', 'c'))).toEqual([
    save('en', 'a'),
    save('fr', 'b'),
    clear,
    save('en', 'c'),
  ])
})

test('no more than some thousand changes become one, and each names its parts', () => {
  const ids = Array.from({ length: 3000 }, (_, at) => String(at))
  const all = [save('en', ...ids), save('en', ...ids), save('en', 'last')]
  expect([...joinOperations(all)].map(({ parts }) => parts)).toEqual([all.slice(0, 2), all.slice(2)])
})
