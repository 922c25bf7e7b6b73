import { expect, test } from 'vitest'
import type { ProvinceCode } from '../address/province.ts'
import { canadianRates } from './canadian-rates.ts'
import type { TaxClass } from './tax-class.ts'
import { ratesFor } from './tax-rate.ts'
import { taxesOf, taxShares } from './taxes.ts'

const line = (amount: number, taxClass: TaxClass = 'standard') => ({ taxClass, amount, unit: amount })
/** A delivery of all lines. */
const all = (lines: readonly unknown[], amount: number) => [{ amount, carries: lines.map((_, place) => place) }]
const taxed = (province: ProvinceCode, lines: ReturnType<typeof line>[], shipping = 0, day = '2026-11-21') =>
  taxesOf(lines, all(lines, shipping), ratesFor(canadianRates, province, day)).map(
    ({ code, amount }) => `${code} ${amount}`,
  )

test('delivery is taxed with the goods', () =>
  expect(taxed('QC', [line(20_00)], 10_00)).toEqual(['GST 150', 'QST 299']))

test.each<[ProvinceCode, string[]]>([
  ['AB', ['GST 50']],
  ['NT', ['GST 50']],
  ['NU', ['GST 50']],
  ['YT', ['GST 50']],
  ['BC', ['GST 50', 'PST 70']],
  ['SK', ['GST 50', 'PST 60']],
  ['MB', ['GST 50', 'RST 70']],
  ['QC', ['GST 50', 'QST 100']],
  ['ON', ['HST 130']],
  ['NS', ['HST 140']],
  ['PE', ['HST 150']],
  ['NB', ['HST 150']],
  ['NL', ['HST 150']],
])('$10 of delivery to %s with $200 of goods are taxed as the goods are: %j', (province, more) => {
  const [without, whole] = [0, 10_00].map((shipping) =>
    taxesOf([line(200_00)], all([0], shipping), ratesFor(canadianRates, province, '2026-11-21')),
  )
  expect(whole?.map(({ code, amount }, index) => `${code} ${amount - (without?.[index]?.amount ?? 0)}`)).toEqual(more)
})

// What a delivery costs is taxed as what it carries, shared by what the goods cost.
test.each<[string, ProvinceCode, [number, TaxClass][], number, string[]]>([
  ['exempt goods alone: exempt too', 'BC', [[40_00, 'book']], 10_00, ['GST 250']],
  [
    'four fifths of the parcel exempt, and of its $10',
    'BC',
    [
      [40_00, 'book'],
      [10_00, 'standard'],
    ],
    10_00,
    ['GST 300', 'PST 84'],
  ],
  [
    'half groceries: GST on half',
    'AB',
    [
      [20_00, 'basic-groceries'],
      [20_00, 'standard'],
    ],
    10_00,
    ['GST 125'],
  ],
  ['groceries alone: nothing', 'ON', [[40_00, 'basic-groceries']], 10_00, []],
  [
    'two rates of HST',
    'ON',
    [
      [30_00, 'childrens-clothing'],
      [10_00, 'standard'],
    ],
    10_00,
    ['HST 350'],
  ],
  [
    'a third of $10 and the cent that is left',
    'BC',
    [
      [10_00, 'book'],
      [10_00, 'book'],
      [10_00, 'standard'],
    ],
    10_00,
    ['GST 200', 'PST 93'],
  ],
  [
    'a gift card is not goods: the parcel is the fleece’s',
    'ON',
    [
      [50_00, 'gift-card'],
      [40_00, 'standard'],
    ],
    10_00,
    ['HST 650'],
  ],
  ['a gift card alone', 'ON', [[50_00, 'gift-card']], 10_00, []],
  [
    'goods that a code made free are carried all the same',
    'BC',
    [
      [0, 'standard'],
      [0, 'book'],
    ],
    10_00,
    ['GST 50', 'PST 35'],
  ],
])('delivery, %s', (_, province, lines, shipping, taxes) =>
  expect(
    taxed(
      province,
      lines.map(([amount, taxClass]) => line(amount, taxClass)),
      shipping,
    ),
  ).toEqual(taxes),
)

test('each delivery is taxed by its own goods: the $95 of a bicycle know nothing of a helping of chili', () => {
  const lines = [line(869_90, 'bicycle'), line(16_95)]
  const deliveries = [
    { amount: 95_00, carries: [0] },
    { amount: 10_00, carries: [1] },
  ]
  const rates = ratesFor(canadianRates, 'BC', '2026-11-21')
  const taxes = taxesOf(lines, deliveries, rates)
  expect(taxes.map(({ code, base, amount }) => [code, base, amount])).toEqual([
    ['GST', 991_85, 49_59],
    ['PST', 26_95, 1_89],
  ])
  expect(taxShares(lines, deliveries, rates, taxes)).toEqual([
    [43_49, 85, 5_25],
    [0, 1_19, 70],
  ])
})
