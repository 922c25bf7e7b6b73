import { expect, test } from 'vitest'
import { linePrice, type EmployeeRule } from './line-price.ts'

test.each<[{ price: number; salePrice?: number }, EmployeeRule | undefined, number, string]>([
  [{ price: 100_00 }, undefined, 100_00, 'regular'],
  [{ price: 100_00, salePrice: 80_00 }, undefined, 80_00, 'sale'],
  // A sale price that is not a reduction is ignored.
  [{ price: 100_00, salePrice: 120_00 }, undefined, 100_00, 'regular'],
  [{ price: 100_00 }, { price: 60_00 }, 60_00, 'employee'],
  [{ price: 100_00, salePrice: 50_00 }, { price: 60_00 }, 50_00, 'sale'],
  [{ price: 100_00 }, { price: 120_00 }, 100_00, 'regular'],
  [{ price: 99_95 }, { percentOff: 30 }, 69_96, 'employee'],
  [{ price: 949_95 }, { percentOff: 15 }, 807_45, 'employee'],
  [{ price: 1_01 }, { percentOff: 50 }, 50, 'employee'],
  [{ price: 1_00 }, { percentOff: 100 }, 0, 'employee'],
  [{ price: 1_00 }, { percentOff: 150 }, 0, 'employee'],
  [{ price: 1_00 }, { percentOff: -10 }, 1_00, 'regular'],
  [{ price: 0 }, { percentOff: 10 }, 0, 'regular'],
])('%j with %j costs %i¢, %s (acceptance 104)', (variant, rule, unit, kind) =>
  expect(linePrice(variant, rule)).toEqual({ unit, regular: variant.price, kind }),
)
