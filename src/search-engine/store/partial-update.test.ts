import { beforeEach, expect, test } from 'vitest'
import { createEngine, Refusal, type SearchIndex, type SearchRecord } from '../index.ts'

const record = { objectID: 'a', title: 'Tent', n: 5, tags: ['red', 'blue', 'red'] }
let index: SearchIndex
beforeEach(async () => {
  index = createEngine().index('p')
  await index.saveObjects([record])
})
const update = (attribute: string, _operation: string, value?: unknown) =>
  index.partialUpdateObjects([{ objectID: 'a', title: 'New', [attribute]: { _operation, value } } as SearchRecord])

test.each<[string, string, unknown, unknown]>([
  ['n', 'Increment', 2, 7],
  ['n', 'Decrement', 2, 3],
  ['unknown', 'Decrement', 2, -2],
  ['n', 'IncrementFrom', 5, 6],
  ['n', 'IncrementSet', 8, 8],
  ['tags', 'Add', 'red', ['red', 'blue', 'red', 'red']],
  ['tags', 'AddUnique', 'red', ['red', 'blue', 'red']],
  ['tags', 'AddUnique', 'green', ['red', 'blue', 'red', 'green']],
  ['tags', 'Remove', 'red', ['blue']],
  ['unknown', 'Add', 1, [1]],
])('%s: %s %j makes it %j', async (attribute, operation, value, result) => {
  await update(attribute, operation, value)
  expect(index.getObject('a')).toEqual({ ...record, title: 'New', [attribute]: result })
})

test.each<[string, unknown]>([
  ['IncrementFrom', 4],
  ['IncrementSet', 5],
  ['IncrementSet', 4],
])('the condition %s %j is not met, so that the whole record stays', async (operation, value) => {
  await update('n', operation, value)
  expect(index.getObject('a')).toEqual(record)
  expect(index.search({ query: 'new' }).hits).toEqual([])
})

test('a sum beyond all numbers leaves the record as it is', async () => {
  await update('n', 'Increment', Number.MAX_VALUE)
  const before = index.getObject('a')
  await update('n', 'Increment', Number.MAX_VALUE)
  expect(index.getObject('a')).toEqual(before)
})

test.each<[string, unknown]>([
  ['Increment', 'two'],
  ['Increment', '2'],
  ['Decrement', null],
  ['Decrement', undefined],
  ['IncrementFrom', Number.NaN],
  ['IncrementSet', Infinity],
  ['Add', undefined],
  ['Multiply', 2],
  ['constructor', 2],
])('%s %j is refused', async (operation, value) => {
  await expect(update('n', operation, value)).rejects.toThrow(Refusal)
  expect(index.getObject('a')).toEqual(record)
})

test('a record that does not exist is created only where the condition accepts its absence', async () => {
  const from = (objectID: string, value: number, create?: boolean) =>
    index.partialUpdateObjects([{ objectID, n: { _operation: 'IncrementFrom', value } }], create)
  await from('b', 1)
  await from('c', 0, false)
  await from('d', 0)
  expect(['b', 'c', 'd'].map(index.getObject)).toEqual([undefined, undefined, { objectID: 'd', n: 1 }])
})

test('an update that creates nothing takes back no deletion before it', async () => {
  await index.change([
    { action: 'delete', objectID: 'a' },
    { action: 'partial', record: { objectID: 'a', n: 1 }, create: false },
  ])
  expect(index.getObject('a')).toBeUndefined()
})

test('updates do not add up to more than a record may be', async () => {
  const add = (letter: string) => update('tags', 'AddUnique', letter.repeat(60_000))
  await add('x')
  const before = index.getObject('a')
  await expect(add('y')).rejects.toThrow(/too big/)
  expect(index.getObject('a')).toEqual(before)
})
