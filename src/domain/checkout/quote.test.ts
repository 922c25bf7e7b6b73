import { expect, test } from 'vitest'
import type { Promo } from '../promo/promo.ts'
import { canadianRates } from '../tax/canadian-rates.ts'
import { ratesFor } from '../tax/tax-rate.ts'
import { quote, type QuoteInput, type QuoteLine } from './quote.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  sku: 'A-1',
  unit: 20_00,
  quantity: 1,
  shippingClass: 'standard',
  categories: ['tents'],
  taxClass: 'standard',
  ...more,
})
const bike = line({ sku: 'B-1', unit: 1000_00, shippingClass: 'bike', taxClass: 'bicycle' })
const card = line({ sku: 'G-1', unit: 50_00, shippingClass: 'none', taxClass: 'gift-card' })
const promo = (more: Partial<Promo>): Promo => ({
  code: 'X',
  kind: 'percentage',
  percent: 10,
  categories: [],
  active: true,
  uses: 0,
  ...more,
})
const of = (more: Partial<QuoteInput>) =>
  quote({ lines: [line()], rates: ratesFor(canadianRates, 'QC', '2026-11-21'), giftCards: [], now, ...more }).totals

test('two items and a bike to Québec (acceptance 131)', () =>
  expect(of({ lines: [line({ quantity: 2 }), bike] })).toMatchObject({
    merchandise: 1040_00,
    shipping: 95_00,
    taxes: [
      { code: 'GST', amount: 56_75 },
      { code: 'QST', base: 1135_00, amount: 113_22 },
    ],
    total: 1304_97,
    due: 1304_97,
  }))

test.each([
  [49_99, 10_00],
  [50_00, 0],
  [50_01, 0],
])('%i¢ of goods ship for %i¢ (acceptance 130)', (unit, cost) =>
  expect(of({ lines: [line({ unit })] }).shipping).toBe(cost),
)

test('the threshold counts after the discount and without gift cards (acceptance 130)', () => {
  expect(of({ lines: [line({ unit: 55_00 })], promo: promo({}) }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 20_00 }), card] }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 20_00 }), { ...card, shippingClass: 'standard' }] }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 55_00 })], giftCards: [{ id: '1', balance: 20_00 }] }).shipping).toBe(0)
})

test.each<[string, Partial<QuoteInput>, ReturnType<typeof quote>['free']]>([
  ['below the threshold', { lines: [line()] }, { kind: 'left', left: 30_00, from: 50_00 }],
  [
    'a code takes it below',
    { lines: [line({ unit: 54_95 })], promo: promo({}) },
    { kind: 'left', left: 55, from: 50_00 },
  ],
  [
    'a code off other goods does not',
    { lines: [line({ unit: 54_95 })], promo: promo({ categories: ['jackets'] }) },
    { kind: 'free', apart: false },
  ],
  [
    'a gift card on the shelf counts for nothing',
    { lines: [line(), { ...card, shippingClass: 'standard' }] },
    { kind: 'left', left: 30_00, from: 50_00 },
  ],
  [
    'what is picked up counts',
    { lines: [line(), line({ unit: 30_00, pickedUp: true })] },
    { kind: 'free', apart: false },
  ],
  [
    'gift cards that pay change nothing',
    { lines: [line({ unit: 55_00 })], giftCards: [{ id: '1', balance: 50_00 }] },
    { kind: 'free', apart: false },
  ],
  ['a bike costs extra all the same', { lines: [line(), bike] }, { kind: 'free', apart: true }],
  [
    'oversize goods cost extra all the same',
    { lines: [line({ unit: 80_00, shippingClass: 'oversize' })] },
    { kind: 'free', apart: true },
  ],
  ['a code gives it', { lines: [line()], promo: promo({ kind: 'free-shipping' }) }, { kind: 'by-code', apart: false }],
  [
    'a code gives it, the bike costs',
    { lines: [line(), { ...bike, unit: 10_00 }], promo: promo({ kind: 'free-shipping' }) },
    { kind: 'by-code', apart: true },
  ],
  ['bikes alone', { lines: [bike] }, undefined],
  ['cards by e-mail alone', { lines: [card] }, undefined],
  ['all picked up', { lines: [line({ pickedUp: true })] }, undefined],
])('free delivery in words, %s (acceptance 12, 130, 131)', (_, more, free) =>
  expect(quote({ lines: [], rates: [], giftCards: [], now, ...more }).free).toEqual(free),
)

test('free shipping by a code is of regular delivery only', () => {
  expect(of({ promo: promo({ kind: 'free-shipping' }) })).toMatchObject({
    shipping: 10_00,
    shippingDiscount: 10_00,
    taxes: [{ base: 20_00 }, { base: 20_00 }],
  })
  expect(of({ promo: promo({ kind: 'free-shipping' }), code: 'express' })).toMatchObject({
    shipping: 18_00,
    shippingDiscount: 0,
  })
  expect(of({ lines: [line(), bike], promo: promo({ kind: 'free-shipping' }) })).toMatchObject({
    shipping: 95_00,
    shippingDiscount: 0,
  })
})

test('a line that is picked up counts for free delivery, is not carried, and its store’s province taxes it', () => {
  const rates = [...ratesFor(canadianRates, 'QC', '2026-11-21'), ...ratesFor(canadianRates, 'BC', '2026-11-21')]
  const here = line({ unit: 35_00, province: 'QC' })
  const there = line({ unit: 35_03, pickedUp: true, province: 'BC' })
  expect(of({ lines: [here, there], rates })).toMatchObject({
    merchandise: 70_03,
    shippingParts: [{ code: 'regular', cost: 0 }],
    total: 79_47,
    taxes: [
      { code: 'GST', base: 70_03, amount: 3_50 },
      { code: 'PST', province: 'BC', base: 35_03, amount: 2_45 },
      { code: 'QST', province: 'QC', base: 35_00, amount: 3_49 },
    ],
  })
  // The delivery is taxed where it goes, not where the rest is fetched.
  expect(of({ lines: [here, there], code: 'express', rates })).toMatchObject({
    shipping: 18_00,
    taxes: [{ base: 88_03 }, { base: 35_03 }, { base: 53_00 }],
  })
  expect(of({ lines: [{ ...bike, pickedUp: true, province: 'BC' }, here], rates }).shippingParts).toEqual([
    { code: 'regular', cost: 0 },
  ])
})

test('pickup is free', () =>
  expect(of({ lines: [line(), bike].map((one) => ({ ...one, pickedUp: true })) })).toMatchObject({
    shippingParts: [],
    shipping: 0,
  }))
test('a gift card ships nothing and is not taxed (acceptance 12)', () =>
  expect(of({ lines: [card] })).toMatchObject({ shipping: 0, taxes: [], total: 50_00 }))
test('gift cards pay in part, and never for gift cards', () => {
  expect(
    of({
      lines: [line({ unit: 100_00 })],
      giftCards: [
        { id: 'a', balance: 15_00 },
        { id: 'b', balance: 500_00 },
      ],
    }),
  ).toMatchObject({ total: 114_98, giftCards: [{ amount: 15_00 }, { amount: 99_98 }], due: 0 })
  expect(of({ lines: [card], giftCards: [{ id: 'a', balance: 500_00 }] })).toMatchObject({
    giftCards: [{ amount: 0 }],
    due: 50_00,
  })
})

// The shipping matrix to British Columbia, where bicycles carry no PST: what PST is on.
test.each<[string, QuoteLine[], number]>([
  ['a bike alone', [bike], 0],
  ['a bike and a $20 parcel that ships free with it', [bike, line()], 20_00],
  ['a bike and a parcel that ships free', [bike, line({ unit: 80_00 })], 80_00],
  ['what is oversize, and its surcharge', [bike, line({ unit: 500_00, shippingClass: 'oversize' })], 530_00],
  ['what is picked up carries nothing', [bike, line({ unit: 80_00, pickedUp: true })], 80_00],
  ['a helmet and a $20 parcel that share $10', [line({ sku: 'H-1', taxClass: 'bicycle-helmet' }), line()], 25_00],
])('delivery to BC, %s', (_, lines, base) =>
  expect(
    quote({ lines, rates: ratesFor(canadianRates, 'BC', '2026-11-21'), giftCards: [], now }).totals.taxes.find(
      ({ code }) => code === 'PST',
    )?.base ?? 0,
  ).toBe(base),
)
