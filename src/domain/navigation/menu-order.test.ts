import { expect, test } from 'vitest'
import { movedBehind, numbersInOrder } from './menu-order.ts'

const of = (...orders: number[]) => orders.map((order, at) => ({ id: 'abcd'[at] ?? '', order }))

test.each([
  ['to the front', of(0, 1, 2), 'c', null, { c: -1 }],
  ['to the end', of(0, 1, 2), 'a', 'c', { a: 3 }],
  ['into a gap, at a whole number', of(0, 1, 5, 9), 'a', 'c', { a: 7 }],
  ['between neighbours, at half', of(0, 1, 2), 'c', 'a', { c: 0.5 }],
  ['behind a half', of(0, 0.5, 1), 'c', 'a', { c: 0.25 }],
  ['where it stands', of(0, 1, 2), 'b', 'a', {}],
  ['at the front already', of(0, 1, 2), 'a', null, {}],
  ['among equals, which are numbered anew', of(0, 0, 0), 'c', 'a', { c: 1, b: 2 }],
  ['where no number is left between', of(0, Number.MIN_VALUE, 7), 'c', 'a', { c: 1, b: 2 }],
  ['alone', of(4), 'a', null, {}],
] as const)('moved %s', (_, items, id, after, expected) => {
  const changes = movedBehind<string>(items, id, after) ?? []
  expect(Object.fromEntries(changes.map((each) => [each.id, each.order]))).toEqual(expected)
  const numbers = new Map([...items, ...changes].map((each) => [each.id, each.order]))
  const sorted = [...numbers].toSorted(([, a], [, b]) => a - b).map(([each]) => each)
  expect(sorted[after === null ? 0 : sorted.indexOf(after) + 1]).toBe(id)
})

test.each([
  ['x', null],
  ['a', 'x'],
  ['a', 'a'],
])('what is not among them moves nothing: %s behind %s', (id, after) => {
  expect(movedBehind<string>(of(0, 1), id, after)).toBeUndefined()
})

test.each([
  ['those of before stay', [19, 20, 24], [19, 20, 24]],
  ['new at the end', [19, 20, undefined, undefined], [19, 20, 21, 22]],
  ['new at the front', [undefined, undefined, 19], [17, 18, 19]],
  ['new between, at whole numbers where there are some', [0, undefined, 9], [0, 5, 9]],
  ['several between', [0, undefined, undefined, 9], [0, 3, 6, 9]],
  ['new between neighbours, at parts', [4, undefined, 5], [4, 4.5, 5]],
  ['one put in front of the rest', [22, 19, 20, 21], [18, 19, 20, 21]],
  ['one put behind the rest', [20, 21, 22, 19], [20, 21, 22, 23]],
  ['one put between', [19, 30, 20, 25], [19, 19.5, 20, 25]],
  ['of equals, one stays', [3, 3, 3], [3, 4, 5]],
  ['all of them new', [undefined, undefined], [0, 1]],
  ['where no number is left between, all are numbered anew', [0, undefined, Number.MIN_VALUE, 7], [0, 1, 2, 3]],
  ['an empty menu', [], []],
] as const)('numbers for a given order: %s', (_, before, after) => {
  expect(numbersInOrder(before)).toEqual(after)
})
