import { expect, test } from 'vitest'
import { activeAfter } from './list-keys.ts'

test.each([
  ['ArrowDown', undefined, 3, { active: 0 }],
  ['ArrowDown', 0, 3, { active: 1 }],
  ['ArrowDown', 2, 3, {}],
  ['ArrowUp', undefined, 3, { active: 2 }],
  ['ArrowUp', 2, 3, { active: 1 }],
  ['ArrowUp', 0, 3, {}],
  ['Home', 2, 3, { active: 0 }],
  ['End', 0, 3, { active: 2 }],
  ['Home', undefined, 3, undefined],
  ['End', undefined, 3, undefined],
  ['a', 1, 3, undefined],
  ['Enter', 1, 3, undefined],
  ['ArrowDown', undefined, 0, undefined],
  ['ArrowUp', undefined, 0, undefined],
])('%s from %s of %i options is %j', (key, active, count, expected) =>
  expect(activeAfter(key, active, count)).toEqual(expected),
)
