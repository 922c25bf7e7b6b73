import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2, 1], [25, 50, 25]],
  [5, [0, 3, 3], [0, 3, 2]],
  [0, [1, 2], [0, 0]],
  [7, [0, 0], [0, 0]],
  [7, [], []],
  [1, [1, 999], [0, 1]],
])('%i¢ by %j: %j', (amount, weights, shares) => expect(allocate(amount, weights)).toEqual(shares))

test('no cent is lost, and no share is off by more than a cent', () =>
  fc.assert(
    fc.property(
      fc.nat(100_000_00),
      fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        if (total === 0) return
        const shares = allocate(amount, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (amount * weights[index]!) / total)).toBeLessThanOrEqual(1)
      },
    ),
  ))
