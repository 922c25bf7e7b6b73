import { expect, test } from 'vitest'
import { isSeen } from './seen-stock.ts'

test.each<[string, number | undefined, number | undefined, boolean]>([
  ['online', 4, 3, true],
  ['online', 3, 2, true],
  ['online', 20, 12, true],
  ['online', 99, 98, true],
  ['online', 500, 99, false],
  ['online', undefined, 0, false],
  ['online', 2, undefined, true],
  ['online', 0, 0, false],
  ['calgary', 0, 1, true],
  ['calgary', undefined, 5, true],
  ['calgary', 1, 0, true],
  ['calgary', 9, 1, false],
  ['calgary', undefined, 0, false],
])('%s from %s to %s: %s', (location, before, after, seen) => expect(isSeen(location, before, after)).toBe(seen))
