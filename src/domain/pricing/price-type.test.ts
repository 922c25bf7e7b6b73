import { expect, test } from 'vitest'
import type { PriceType } from '../catalog/product.ts'
import { priceTypeOf, variantPriceType } from './price-type.ts'

const of = (priceType: PriceType, quantity = 5) => ({ priceType, quantity })

// acceptance 22, 74
test.each([
  [[], 'regular'],
  [[of('regular'), of('regular')], 'regular'],
  [[of('regular'), of('sale')], 'sale'],
  [[of('regular'), of('clearance')], 'clearance'],
  [[of('sale'), of('clearance')], 'sale'],
  [[of('regular'), of('sale', 0)], 'regular'],
  [[of('sale', 0), of('sale', 0)], 'sale'],
])('%j is %s', (variants, type) => expect(priceTypeOf(variants)).toBe(type))

test.each([
  [{ price: 100, clearance: false }, 'regular'],
  [{ price: 100, salePrice: 80, clearance: false }, 'sale'],
  [{ price: 100, salePrice: 0, clearance: false }, 'sale'],
  [{ price: 100, salePrice: 100, clearance: false }, 'regular'],
  [{ price: 100, salePrice: null, clearance: false }, 'regular'],
  [{ price: 100, salePrice: 80, clearance: true }, 'clearance'],
])('%j is %s', (amounts, type) => expect(variantPriceType(amounts)).toBe(type))
