import { describe, expect, test } from 'vitest'
import { keeps, median, percentile, wanted } from './figure.ts'

describe('a promise', () => {
  test.each([
    ['at most', { value: 1.25, promise: { atMost: 1.25 } }, true],
    ['a little more than at most', { value: 1.254, promise: { atMost: 1.25 } }, true],
    ['more than at most', { value: 1.26, promise: { atMost: 1.25 } }, false],
    ['at least', { value: 0.8, promise: { atLeast: 0.8 } }, true],
    ['less than at least', { value: 0.79, promise: { atLeast: 0.8 } }, false],
    ['nothing measured', { value: Number.NaN, promise: { atLeast: 0.8 } }, false],
    ['none', { value: 9 }, true],
  ] as const)('%s', (_, figure, kept) => expect(keeps(figure)).toBe(kept))
})

test('what is wanted is said to be kept or missed', () =>
  expect([wanted(130, 130, '130'), wanted(131, 130, '130')]).toEqual(['130 wanted, kept', '130 wanted, missed']))

describe('what rounds and requests are summed up to', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('%d of 1 … 100 do not exceed %d', (share, value) =>
    expect(
      percentile(
        Array.from({ length: 100 }, (_, i) => 100 - i),
        share,
      ),
    ).toBe(value),
  )

  test('nothing has neither', () => expect([median([]), percentile([], 0.5)]).toEqual([Number.NaN, Number.NaN]))
})
