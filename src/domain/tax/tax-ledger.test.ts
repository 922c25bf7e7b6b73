import { expect, test } from 'vitest'
import { ledgerOf, type LedgerEvent, type LedgerOrder } from './tax-ledger.ts'
import { addToTaxes, noTaxes, taxRows } from './tax-summary.ts'

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T20:00:00.000Z`
const line = (sku: string, net: number, taxes: number[], change: object = {}) => ({
  sku,
  productId: sku,
  title: { en: sku, fr: sku },
  brand: 'Lowcloud',
  href: { en: '', fr: '' },
  quantity: 1,
  unit: net,
  regular: net,
  amount: net,
  discount: 0,
  net,
  shippingClass: 'standard' as const,
  taxClass: 'standard' as const,
  taxes,
  location: 'online',
  returned: 0,
  ...change,
})
/** In Québec: three jackets, a book without QST, and ten dollars of delivery. */
const order: LedgerOrder = {
  placedAt: day(1),
  address: { name: '', line1: '', city: '', province: 'QC', postalCode: '' },
  payment: { method: 'card', isTest: true },
  lines: [line('A', 100_00, [5_00, 9_98], { quantity: 3 }), line('B', 20_00, [1_00, 0])],
  totals: {
    merchandise: 120_00,
    discount: 0,
    shippingParts: [{ code: 'regular', cost: 10_00 }],
    shipping: 10_00,
    shippingDiscount: 0,
    taxes: [
      { code: 'GST', rate: 50_000, base: 130_00, amount: 6_50 },
      { code: 'QST', rate: 99_750, base: 108_33, amount: 10_81 },
    ],
    shippingTaxes: [50, 83],
    total: 147_31,
    giftCards: [],
    due: 147_31,
  },
}
const total = (change: Partial<LedgerOrder>, events: LedgerEvent[]) =>
  ledgerOf({ ...order, ...change }, events).map(({ at, kind, goods, giftCards, kept, shares }) => [
    kind,
    Number(at.slice(8, 10)),
    goods + giftCards - kept,
    ...['GST', 'QST'].map((code) => shares.reduce((sum, share) => sum + (share.code === code ? share.tax : 0), 0)),
  ])
const sale = ['sale', 1, 130_00, 6_50, 10_81]
const [a, b] = order.lines

test.each<[string, Partial<LedgerOrder>, LedgerEvent[], unknown[][]]>([
  ['a sale', {}, [], [sale]],
  [
    'an order cancelled as a whole',
    {},
    [{ at: day(2), kind: 'cancelled', state: 'cancelled', amount: 147_31 }],
    [sale, ['refund', 2, 130_00, 6_50, 10_81]],
  ],
  [
    'each return with the taxes of what came back',
    {
      lines: [
        { ...a!, returned: 2 },
        { ...b!, returned: 1 },
      ],
      shippingReturned: true,
    },
    [
      { at: day(2), kind: 'returned', state: 'delivered', note: 'Torn; 1 × A', amount: 38_33 },
      { at: day(3), kind: 'returned', state: 'delivered', note: '1 × B', amount: 21_00 + 11_33 },
      { at: day(4), kind: 'returned', state: 'delivered', note: '1 × A', amount: 38_32 },
    ],
    [sale, ['refund', 2, 33_33, 1_67, 3_33], ['refund', 3, 30_00, 1_50, 83], ['refund', 4, 33_34, 1_66, 3_32]],
  ],
  [
    'a label is kept, its goods are refunded with all their taxes',
    { lines: [a!, { ...b!, returned: 1 }] },
    [{ at: day(2), kind: 'returned', state: 'delivered', note: '1 × B', amount: 13_00 }],
    [sale, ['refund', 2, 12_00, 1_00, 0]],
  ],
  [
    'the delivery alone',
    { lines: [a!, { ...b!, cancelled: 1 }], shippingReturned: true },
    [
      { at: day(2), kind: 'cancelled', state: 'paid', amount: 21_00 },
      { at: day(3), kind: 'refunded', note: 'delivery-refunded; Lost', amount: 11_33 },
    ],
    [sale, ['refund', 2, 20_00, 1_00, 0], ['refund', 3, 10_00, 50, 83]],
  ],
  ['what a correction refunds is in the sale', {}, [{ at: day(2), kind: 'refunded', amount: 5_00 }], [sale]],
  [
    'at the store it is sold on the day it is paid',
    { payment: { method: 'store', isTest: false } },
    [{ at: day(5), kind: 'paid', amount: 147_31 }],
    [['sale', 5, 130_00, 6_50, 10_81]],
  ],
  [
    'cancelled before it was paid there it was no sale',
    { payment: { method: 'store', isTest: false } },
    [{ at: day(2), kind: 'cancelled', state: 'cancelled', amount: 0 }],
    [],
  ],
])('%s', (_, change, events, expected) => expect(total(change, events)).toEqual(expected))

test('taxes are summed by tax and province, each on what it is on', () => {
  const summary = noTaxes()
  for (const entry of ledgerOf(order, [{ at: day(2), kind: 'cancelled', state: 'cancelled', amount: 147_31 }]))
    addToTaxes(summary, entry)
  expect(taxRows(summary)).toMatchObject([
    { code: 'GST', province: 'QC', base: 130_00, tax: 6_50, refundedBase: 130_00, refundedTax: 6_50, netTax: 0 },
    { code: 'QST', province: 'QC', base: 108_33, tax: 10_81, refundedBase: 108_33, refundedTax: 10_81, netTax: 0 },
  ])
  expect([summary.sales.total, summary.refunds.total]).toEqual([147_31, 147_31])
})

test('of an order of several provinces each line counts where it is taxed', () => {
  const [store] = [{ slug: 'calgary', province: 'AB' } as NonNullable<LedgerOrder['store']>]
  const split = ledgerOf(
    {
      ...order,
      parts: [{ id: 'calgary', fulfilment: 'pickup', store, state: 'placed' }],
      lines: [a!, { ...b!, part: 'calgary' }],
      totals: {
        ...order.totals,
        taxes: order.totals.taxes.map((tax) => ({ ...tax, ...(tax.code === 'QST' && { province: 'QC' }) })),
      },
    },
    [],
  )
  const summary = noTaxes()
  for (const entry of split) addToTaxes(summary, entry)
  expect(taxRows(summary)).toMatchObject([
    { code: 'GST', province: 'AB', base: 20_00, tax: 1_00 },
    { code: 'GST', province: 'QC', base: 110_00, tax: 5_50 },
    { code: 'QST', province: 'QC', base: 108_33, tax: 10_81 },
  ])
})
