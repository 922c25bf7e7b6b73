import { expect, test } from 'vitest'
import { shippingClasses } from '../catalog/product.ts'
import { isHeavy } from './heavy.ts'

test('bikes and oversize items are heavy', () =>
  expect(shippingClasses.filter((shippingClass) => isHeavy({ shippingClass }))).toEqual(['bike', 'oversize']))
