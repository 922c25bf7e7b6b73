import { expect, test } from 'vitest'
import type { ProvinceCode } from '../address/province.ts'
import { canadianRates, classRules } from './canadian-rates.ts'
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

test.each<[ProvinceCode, string[]]>([
  ['AB', ['GST 500']],
  ['BC', ['GST 500', 'PST 700']],
  ['MB', ['GST 500', 'RST 700']],
  ['NB', ['HST 1500']],
  ['NL', ['HST 1500']],
  ['NS', ['HST 1400']],
  ['NT', ['GST 500']],
  ['NU', ['GST 500']],
  ['ON', ['HST 1300']],
  ['PE', ['HST 1500']],
  ['QC', ['GST 500', 'QST 998']],
  ['SK', ['GST 500', 'PST 600']],
  ['YT', ['GST 500']],
])('$100 to %s: %j', (province, taxes) => expect(taxed(province, [line(100_00)])).toEqual(taxes))

test('QST is on the price alone, not on GST', () =>
  expect(taxed('QC', [line(1000_00)])).toEqual(['GST 5000', 'QST 9975']))
test('HST of Nova Scotia was 15 % until March 2025', () =>
  expect([taxed('NS', [line(100_00)], 0, '2025-03-31'), taxed('NS', [line(100_00)], 0, '2025-04-01')]).toEqual([
    ['HST 1500'],
    ['HST 1400'],
  ]))
test('a tax is rounded once, over the order', () =>
  expect(taxed('ON', [line(1_03), line(1_03), line(1_03)])).toEqual(['HST 40']))
test('halves are rounded up', () => expect(taxed('AB', [line(1_10)])).toEqual(['GST 6']))

test.each<[string, ProvinceCode, TaxClass, number, string[]]>([
  ['Ontario gives the provincial part back on children’s clothing', 'ON', 'childrens-clothing', 40_00, ['HST 200']],
  ['and on footwear up to $30', 'ON', 'childrens-footwear', 30_00, ['HST 150']],
  ['not above', 'ON', 'childrens-footwear', 30_01, ['HST 390']],
  ['British Columbia taxes no children’s clothing', 'BC', 'childrens-clothing', 40_00, ['GST 200']],
  ['nor bicycles', 'BC', 'bicycle', 1000_00, ['GST 5000']],
  ['Saskatchewan does', 'SK', 'childrens-clothing', 40_00, ['GST 200', 'PST 240']],
  ['Manitoba up to $150', 'MB', 'childrens-clothing', 150_00, ['GST 750']],
  ['Québec does', 'QC', 'childrens-clothing', 40_00, ['GST 200', 'QST 399']],
  ['Québec taxes no books', 'QC', 'book', 40_00, ['GST 200']],
  ['nor does New Brunswick, for its part', 'NB', 'book', 40_00, ['HST 200']],
  ['a gift card is money (acceptance 12)', 'QC', 'gift-card', 50_00, []],
])('%s', (_, province, taxClass, amount, taxes) => expect(taxed(province, [line(amount, taxClass)])).toEqual(taxes))

// What each government rebates at the till, or does not tax: a book, clothing and footwear of children, at $20 each.
test.each<[ProvinceCode, string, string, string]>([
  ['AB', 'GST 100', 'GST 100', 'GST 100'],
  ['NT', 'GST 100', 'GST 100', 'GST 100'],
  ['NU', 'GST 100', 'GST 100', 'GST 100'],
  ['YT', 'GST 100', 'GST 100', 'GST 100'],
  ['BC', 'GST 100', 'GST 100', 'GST 100'],
  ['SK', 'GST 100', 'GST 100, PST 120', 'GST 100, PST 120'],
  ['MB', 'GST 100', 'GST 100', 'GST 100'],
  ['QC', 'GST 100', 'GST 100, QST 200', 'GST 100, QST 200'],
  ['ON', 'HST 100', 'HST 100', 'HST 100'],
  ['NS', 'HST 100', 'HST 100', 'HST 100'],
  ['PE', 'HST 100', 'HST 100', 'HST 100'],
  ['NB', 'HST 100', 'HST 300', 'HST 300'],
  ['NL', 'HST 100', 'HST 300', 'HST 300'],
])('%s: a book %s, children’s clothing %s, footwear %s', (province, ...taxes) => {
  expect(
    (['book', 'childrens-clothing', 'childrens-footwear'] as const).map((taxClass) =>
      taxed(province, [line(20_00, taxClass)]).join(', '),
    ),
  ).toEqual(taxes)
})

// Groceries, snacks, a bicycle's helmet, other safety gear and diapers: $100 of each.
const others = ['basic-groceries', 'snack-food', 'bicycle', 'bicycle-helmet', 'safety-gear', 'diapers'] as const
test.each<[ProvinceCode, ...string[]]>([
  ['AB', '', 'GST 500', 'GST 500', 'GST 500', 'GST 500', 'GST 500'],
  ['NT', '', 'GST 500', 'GST 500', 'GST 500', 'GST 500', 'GST 500'],
  ['NU', '', 'GST 500', 'GST 500', 'GST 500', 'GST 500', 'GST 500'],
  ['YT', '', 'GST 500', 'GST 500', 'GST 500', 'GST 500', 'GST 500'],
  ['BC', '', 'GST 500', 'GST 500', 'GST 500', 'GST 500', 'GST 500 PST 700'],
  ['SK', '', ...Array<string>(5).fill('GST 500 PST 600')],
  ['MB', '', 'GST 500 RST 700', 'GST 500 RST 700', 'GST 500', 'GST 500 RST 700', 'GST 500'],
  ['QC', '', ...Array<string>(4).fill('GST 500 QST 998'), 'GST 500'],
  ['ON', '', ...Array<string>(4).fill('HST 1300'), 'HST 500'],
  ['NS', '', ...Array<string>(4).fill('HST 1400'), 'HST 500'],
  ['NB', '', ...Array<string>(5).fill('HST 1500')],
  ['NL', '', ...Array<string>(5).fill('HST 1500')],
  ['PE', '', ...Array<string>(5).fill('HST 1500')],
])('%s: groceries %j, snacks %j, a bicycle %j, its helmet %j, safety gear %j, diapers %j', (province, ...taxes) =>
  expect(others.map((taxClass) => taxed(province, [line(100_00, taxClass)]).join(' '))).toEqual(taxes),
)

test('every class that is apart names where that is published, and no class of a tax is named twice', () => {
  for (const { source, taxClass } of classRules) {
    expect(source).toMatch(
      /^https:\/\/www\d?\.(canada|revenuquebec|gov\.bc|bclaws\.gov\.bc|gov\.mb|saskatchewan)\.ca\//,
    )
    expect(['standard', 'gift-card']).not.toContain(taxClass)
  }
  const names = classRules.map(({ province, code, taxClass }) => `${province} ${code} ${taxClass}`)
  expect(new Set(names).size).toBe(names.length)
})

test('every row names the government page it was read from, and the day from which it is so', () => {
  for (const { province, source, effectiveFrom } of canadianRates) {
    expect(source).toMatch(
      province === 'QC' || province === 'BC' || province === 'SK' || province === 'MB'
        ? /^https:\/\/www\d?\.(canada|revenuquebec|gov\.bc|gov\.mb|saskatchewan)\.ca\//
        : /^https:\/\/www\.canada\.ca\//,
    )
    expect(effectiveFrom).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

// An order that is sent to one province and picked up in others.
test.each<[string, [ProvinceCode, number][], string[]]>([
  [
    'GST is rounded once over all of Canada',
    [
      ['AB', 1_10],
      ['SK', 1_10],
    ],
    ['GST 2_20 11', 'PST SK 1_10 7'],
  ],
  [
    'every other tax once for each province',
    [
      ['ON', 1_03],
      ['NS', 1_03],
      ['ON', 1_03],
    ],
    ['HST ON 2_06 27', 'HST NS 1_03 14'],
  ],
  [
    'Québec and Ontario have nothing in common',
    [
      ['QC', 100_00],
      ['ON', 100_00],
    ],
    ['GST 100_00 500', 'HST ON 100_00 1300', 'QST QC 100_00 998'],
  ],
])('%s', (_, lines, taxes) => {
  const rates = [...new Set(lines.map(([province]) => province))].flatMap((province) =>
    ratesFor(canadianRates, province, '2026-11-21'),
  )
  const priced = lines.map(([province, amount]) => ({ ...line(amount), province }))
  const cents = (amount: number) => `${Math.floor(amount / 100)}_${String(amount % 100).padStart(2, '0')}`
  const charged = taxesOf(priced, [], rates)
  expect(
    charged.map(({ code, province, base, amount }) => [code, province, cents(base), amount].filter(Boolean).join(' ')),
  ).toEqual(taxes)
  expect(taxShares(priced, [], rates, charged).map((shares) => shares.reduce((sum, share) => sum + share, 0))).toEqual(
    charged.map(({ amount }) => amount),
  )
})
