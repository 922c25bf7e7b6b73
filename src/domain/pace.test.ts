import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test.each([
  [
    { done: 500, share: 0.25, seconds: 10 },
    { rate: 50, left: 30 },
  ],
  [
    { done: 500, share: 1, seconds: 10 },
    { rate: 50, left: 0 },
  ],
  // Nobody knows how much there is.
  [
    { done: 7, seconds: 2 },
    { rate: 4, left: undefined },
  ],
  [
    { done: 0, share: 0, seconds: 0 },
    { rate: 0, left: undefined },
  ],
])('the pace of %j is %j', (work, pace) => expect(paceOf(work)).toEqual(pace))
