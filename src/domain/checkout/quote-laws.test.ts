// @long
import fc from 'fast-check'
import { test } from 'vitest'
import { provinceCodes } from '../address/province.ts'
import { shippingClasses } from '../catalog/product.ts'
import { promotionKinds } from '../promo/promotion.ts'
import { FREE_FROM } from '../shipping/rates.ts'
import { canadianRates } from '../tax/canadian-rates.ts'
import { ratesFor } from '../tax/tax-rate.ts'
import { quote, type QuoteLine } from './quote.ts'

const now = Date.parse('2026-11-21T18:00:00Z')

test('100,000 random carts obey the laws of money', () => {
  const lines = fc.array(
    fc.record({
      sku: fc.constant('A'),
      unit: fc.integer({ min: 0, max: 5000_00 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      shippingClass: fc.constantFrom(...shippingClasses),
      categories: fc.constantFrom(['tents'], ['jackets', 'clothing']),
      taxClass: fc.constantFrom(
        'standard',
        'childrens-clothing',
        'childrens-footwear',
        'book',
        'bicycle',
        'gift-card' as const,
      ),
    }),
    { maxLength: 6 },
  )
  const promos = fc.option(
    fc.record({
      kind: fc.constantFrom('percentage', 'amount', 'free-shipping' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.nat(1000_00),
      categories: fc.constantFrom([], ['jackets']),
    }),
    { nil: undefined },
  )
  const byThemselves = fc.array(
    fc.record({
      kind: fc.constantFrom(...promotionKinds),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.nat(1000_00),
      tiers: fc.constant([{ from: 100_00, percent: 10 }]),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.constant(1),
      gift: fc.constant('A'),
      categories: fc.constantFrom([], ['jackets']),
      combines: fc.boolean(),
    }),
    { maxLength: 2 },
  )
  const choice = fc.constantFrom(undefined, 'regular', 'express' as const)
  // Each line goes to the one destination, or is picked up in any province.
  const places = fc.array(fc.option(fc.constantFrom(...provinceCodes)), { minLength: 6, maxLength: 6 })
  const random = fc.tuple(
    lines,
    promos,
    byThemselves,
    choice,
    fc.constantFrom(...provinceCodes),
    places,
    fc.array(fc.nat(500_00), { maxLength: 3 }),
  )
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  fc.assert(
    fc.property(random, ([lines, promoted, running, code, province, stores, balances]) => {
      const placed = lines.map((one, index): QuoteLine => ({
        ...(one as QuoteLine),
        province: stores[index] ?? province,
        pickedUp: stores[index] !== null,
      }))
      const rates = [...new Set([province, ...placed.map((one) => one.province!)])].flatMap((one) =>
        ratesFor(canadianRates, one, '2026-11-21'),
      )
      const {
        totals,
        lines: priced,
        free,
        choices,
      } = quote({
        lines: placed,
        code,
        promotions: running.map(({ categories, ...one }, index) => ({
          ...one,
          id: index + 1,
          name: { en: 'x', fr: 'x' },
          choice: { categories: [...categories], brands: [], collections: [] },
        })),
        promo: promoted && { ...promoted, code: 'X', active: true, uses: 0, categories: [...promoted.categories] },
        rates,
        giftCards: balances.map((balance, index) => ({ id: String(index), balance })),
        now,
      })
      const taxes = sum(totals.taxes.map(({ amount }) => amount))
      const amounts = [
        totals.merchandise,
        totals.discount,
        totals.shipping,
        totals.shippingDiscount,
        totals.total,
        totals.due,
        taxes,
        ...priced.map(({ net }) => net),
        ...totals.giftCards.map(({ amount }) => amount),
      ]
      if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0))
        throw new Error(`a part is not a whole, positive cent: ${amounts.join(' ')}`)
      if (totals.total !== totals.merchandise - totals.discount + totals.shipping - totals.shippingDiscount + taxes)
        throw new Error('total is not the sum of its parts')
      if (totals.due !== totals.total - sum(totals.giftCards.map(({ amount }) => amount)))
        throw new Error('due is not what gift cards leave')
      const regular = totals.shippingParts.find((part) => part.code === 'regular')
      if (regular && (free?.kind === 'left') !== regular.cost > totals.shippingDiscount)
        throw new Error('the words of free delivery are not what is charged (acceptance 130)')
      if ((free === undefined) !== !choices.some((one) => one.code === 'regular'))
        throw new Error('free delivery is announced where it is not free, or the other way round')
      if (free?.kind === 'left' && (free.left <= 0 || free.left > FREE_FROM))
        throw new Error('what is left is not an amount that can be left')
      if (
        totals.discount !== sum(priced.map(({ discount }) => discount)) ||
        priced.some(({ discount, amount }) => discount > amount)
      )
        throw new Error('discounts are not those of the lines')
      const applied = sum((totals.promotions ?? []).map(({ amount }) => amount))
      if (applied > totals.discount || (!promoted && applied !== totals.discount))
        throw new Error('promotions are not part of the discount')
      if (totals.giftCards.some(({ amount }, index) => amount > balances[index]!))
        throw new Error('a gift card pays more than its balance')
      for (const [index, { amount }] of totals.taxes.entries())
        if (amount !== sum(priced.map(({ taxes }) => taxes[index]!)) + totals.shippingTaxes[index]!)
          throw new Error('the shares of a tax are not the tax')
      for (const { code, base, amount, rate } of totals.taxes)
        if (amount > Math.ceil((base * rate) / 1_000_000)) throw new Error(`${code} is more than its rate`)
    }),
    { numRuns: 100_000 },
  )
}, 120_000)
