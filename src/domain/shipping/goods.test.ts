import { expect, test } from 'vitest'
import { shippingClasses } from '../catalog/product.ts'
import { isLarge } from './goods.ts'

test('bikes and oversize items are too large for the mail', () =>
  expect(shippingClasses.filter((shippingClass) => isLarge({ shippingClass }))).toEqual(['bike', 'oversize']))
