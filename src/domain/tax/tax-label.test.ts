import { expect, test } from 'vitest'
import { canadianRates } from './canadian-rates.ts'
import { taxLabel } from './tax-label.ts'
import { ratesFor } from './tax-rate.ts'
import { taxesOf, type TaxedLine } from './taxes.ts'

const tent: TaxedLine = { taxClass: 'standard', amount: 100_01, unit: 100_01 }
const childrens: TaxedLine = { taxClass: 'childrens-clothing', amount: 60_00, unit: 60_00 }
const food: TaxedLine = { taxClass: 'basic-groceries', amount: 20_00, unit: 20_00 }

test.each([
  ['goods of one rate', [tent], 'TVH (13\u00a0%)'],
  ['and some that are not taxed', [tent, food], 'TVH (13\u00a0%)'],
  ['goods of two rates', [tent, childrens], 'TVH'],
  ['goods of another rate than the tax’s own', [childrens], 'TVH'],
])('%s: %s', (_, lines, label) => {
  const taxes = taxesOf(lines, [], ratesFor(canadianRates, 'ON', '2026-07-01'))
  expect(taxes.map((tax) => taxLabel(tax, 'fr'))).toEqual([label])
})

test('with its province where several tax an order', () =>
  expect(taxLabel({ code: 'QST', province: 'QC', rate: 99_750, base: 100_00, amount: 9_98 }, 'en')).toBe(
    'QST, Quebec (9.975%)',
  ))
