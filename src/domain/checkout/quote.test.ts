import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provinceCodes } from '../address/province.ts'
import type { Promo } from '../promo/promo.ts'
import { canadianRates } from '../tax/canadian-rates.ts'
import { ratesFor } from '../tax/tax-rate.ts'
import { quote, type QuoteInput, type QuoteLine } from './quote.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const line = (more: Partial<QuoteLine> = {}): QuoteLine => ({ sku: 'A-1', unit: 20_00, quantity: 1, shippingClass: 'standard', categories: ['tents'], taxClass: 'standard', ...more })
const bike = line({ sku: 'B-1', unit: 1000_00, shippingClass: 'bike', taxClass: 'bicycle' })
const card = line({ sku: 'G-1', unit: 50_00, shippingClass: 'none', taxClass: 'gift-card' })
const promo = (more: Partial<Promo>): Promo => ({ code: 'X', kind: 'percentage', percent: 10, categories: [], active: true, uses: 0, ...more })
const of = (more: Partial<QuoteInput>) => quote({ lines: [line()], delivery: { kind: 'ship' }, rates: ratesFor(canadianRates, 'QC', '2026-11-21'), giftCards: [], now, ...more }).totals

test('two items and a bike to Québec (acceptance 131)', () =>
  expect(of({ lines: [line({ quantity: 2 }), bike] })).toMatchObject({ merchandise: 1040_00, shipping: 95_00, taxes: [{ code: 'GST', amount: 56_75 }, { code: 'QST', base: 1135_00, amount: 113_22 }], total: 1304_97, due: 1304_97 }))

test.each([
  [49_99, 10_00],
  [50_00, 0],
  [50_01, 0],
])('%i¢ of goods ship for %i¢ (acceptance 130)', (unit, cost) => expect(of({ lines: [line({ unit })] }).shipping).toBe(cost))

test('the threshold counts after the discount and without gift cards (acceptance 130)', () => {
  expect(of({ lines: [line({ unit: 55_00 })], promo: promo({}) }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 20_00 }), card] }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 20_00 }), { ...card, shippingClass: 'standard' }] }).shipping).toBe(10_00)
  expect(of({ lines: [line({ unit: 55_00 })], giftCards: [{ id: '1', balance: 20_00 }] }).shipping).toBe(0)
})

test('free shipping by a code is of regular delivery only', () => {
  expect(of({ promo: promo({ kind: 'free-shipping' }) })).toMatchObject({ shipping: 10_00, shippingDiscount: 10_00, taxes: [{ base: 20_00 }, { base: 20_00 }] })
  expect(of({ promo: promo({ kind: 'free-shipping' }), delivery: { kind: 'ship', code: 'express' } })).toMatchObject({ shipping: 18_00, shippingDiscount: 0 })
  expect(of({ lines: [line(), bike], promo: promo({ kind: 'free-shipping' }) })).toMatchObject({ shipping: 95_00, shippingDiscount: 0 })
})

test('pickup is free', () => expect(of({ lines: [line(), bike], delivery: { kind: 'pickup' } })).toMatchObject({ shippingParts: [], shipping: 0 }))
test('a gift card ships nothing and is not taxed (acceptance 12)', () => expect(of({ lines: [card] })).toMatchObject({ shipping: 0, taxes: [], total: 50_00 }))
test('gift cards pay in part, and never for gift cards', () => {
  expect(of({ lines: [line({ unit: 100_00 })], giftCards: [{ id: 'a', balance: 15_00 }, { id: 'b', balance: 500_00 }] })).toMatchObject({ total: 114_98, giftCards: [{ amount: 15_00 }, { amount: 99_98 }], due: 0 })
  expect(of({ lines: [card], giftCards: [{ id: 'a', balance: 500_00 }] })).toMatchObject({ giftCards: [{ amount: 0 }], due: 50_00 })
})

test('100,000 random carts keep the laws of money', () => {
  const lines = fc.array(fc.record({ sku: fc.constant('A'), unit: fc.integer({ min: 0, max: 5000_00 }), quantity: fc.integer({ min: 1, max: 99 }), shippingClass: fc.constantFrom('standard', 'bike', 'oversize', 'none' as const), categories: fc.constantFrom(['tents'], ['jackets', 'clothing']), taxClass: fc.constantFrom('standard', 'childrens-clothing', 'childrens-footwear', 'book', 'bicycle', 'gift-card' as const) }), { maxLength: 6 })
  const promos = fc.option(fc.record({ kind: fc.constantFrom('percentage', 'amount', 'free-shipping' as const), percent: fc.integer({ min: 1, max: 100 }), amount: fc.nat(1000_00), categories: fc.constantFrom([], ['jackets']) }), { nil: undefined })
  const delivery = fc.constantFrom<QuoteInput['delivery']>({ kind: 'pickup' }, { kind: 'ship' }, { kind: 'ship', code: 'regular' }, { kind: 'ship', code: 'express' })
  const random = fc.tuple(lines, promos, delivery, fc.constantFrom(...provinceCodes), fc.array(fc.nat(500_00), { maxLength: 3 }))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  fc.assert(fc.property(random, ([lines, code, delivery, province, balances]) => {
    const rates = ratesFor(canadianRates, province, '2026-11-21')
    const { totals, lines: priced } = quote({ lines: lines as QuoteLine[], delivery, promo: code && promo({ ...code, categories: [...code.categories] }), rates, giftCards: balances.map((balance, index) => ({ id: String(index), balance })), now })
    const taxes = sum(totals.taxes.map(({ amount }) => amount))
    const amounts = [totals.merchandise, totals.discount, totals.shipping, totals.shippingDiscount, totals.total, totals.due, taxes, ...priced.map(({ net }) => net), ...totals.giftCards.map(({ amount }) => amount)]
    if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) throw new Error(`a part is no whole, positive cent: ${amounts.join(' ')}`)
    if (totals.total !== totals.merchandise - totals.discount + totals.shipping - totals.shippingDiscount + taxes) throw new Error('total is not the sum of its parts')
    if (totals.due !== totals.total - sum(totals.giftCards.map(({ amount }) => amount))) throw new Error('due is not what gift cards leave')
    if (totals.discount !== sum(priced.map(({ discount }) => discount)) || priced.some(({ discount, amount }) => discount > amount)) throw new Error('discounts are not those of the lines')
    if (totals.giftCards.some(({ amount }, index) => amount > balances[index]!)) throw new Error('a gift card pays more than it holds')
    for (const [index, { amount }] of totals.taxes.entries()) if (amount !== sum(priced.map(({ taxes }) => taxes[index]!)) + totals.shippingTaxes[index]!) throw new Error('the shares of a tax are not the tax')
    for (const { code, base, amount, rate } of totals.taxes) if (amount > Math.ceil((base * rate) / 1_000_000)) throw new Error(`${code} is more than its rate`)
  }), { numRuns: 100_000 })
}, 120_000)
