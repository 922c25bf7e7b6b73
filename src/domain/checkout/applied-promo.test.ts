import { expect, test } from 'vitest'
import { appliedPromo } from './applied-promo.ts'

test.each([
  ['percentage', 500, 0, false],
  ['percentage', 0, 0, true],
  ['free-shipping', 0, 1000, false],
  // Shipping is free already, or only a bike is sent.
  ['free-shipping', 0, 0, true],
] as const)(
  'a code (%s) that takes off %i and %i of the shipping saves nothing: %s',
  (kind, discount, shippingDiscount, savesNothing) =>
    expect(appliedPromo({ code: 'A', kind }, { discount, shippingDiscount })).toEqual({
      code: 'A',
      discount,
      freeShipping: kind === 'free-shipping',
      savesNothing,
    }),
)
