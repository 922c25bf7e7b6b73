import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPromotions, missingGifts, promotionKinds, type Promotion, type PromotionLine } from './promotion.ts'

const none = { categories: [], brands: [], collections: [] }
const line = (sku: string, unit: number, quantity = 1, more: Partial<PromotionLine> = {}): PromotionLine => ({
  sku,
  quantity,
  amount: unit * quantity,
  brand: 'saltspray',
  categories: ['tents', 'camping'],
  collections: [],
  isGiftCard: false,
  ...more,
})
const promotion = (more: Partial<Promotion>): Promotion => ({
  id: 1,
  name: { en: 'Deal', fr: 'Aubaine' },
  kind: 'percentage',
  percent: 10,
  choice: none,
  combines: false,
  ...more,
})
const [tent, jacket] = [line('TENT', 400_00), line('JACKET', 100_00, 1, { brand: 'lowcloud', categories: ['jackets'] })]
const card = line('CARD', 50_00, 1, { isGiftCard: true })
const tiers = [
  { from: 100_00, percent: 10 },
  { from: 200_00, percent: 15 },
]

test.each<[string, PromotionLine[], Partial<Promotion>, number[]]>([
  ['10 % off everything but gift cards', [tent, jacket, card], {}, [40_00, 10_00, 0]],
  ['of a category', [tent, jacket], { choice: { ...none, categories: ['camping'] } }, [40_00, 0]],
  ['of a brand', [tent, jacket], { choice: { ...none, brands: ['lowcloud'] } }, [0, 10_00]],
  [
    'of a brand in a category that it is not in',
    [tent, jacket],
    { choice: { ...none, brands: ['lowcloud'], categories: ['tents'] } },
    [0, 0],
  ],
  ['an amount, shared by what lines cost', [tent, jacket], { kind: 'amount', amount: 50_00 }, [40_00, 10_00]],
  ['an amount above all of it', [jacket], { kind: 'amount', amount: 500_00 }, [100_00]],
  ['below its minimum', [jacket], { minimum: 100_01 }, [0]],
  ['at its minimum', [jacket], { minimum: 100_00 }, [10_00]],
  ['below the first tier', [line('A', 99_99)], { kind: 'tiers', tiers }, [0]],
  ['at the first tier', [line('A', 100_00)], { kind: 'tiers', tiers }, [10_00]],
  ['at the second tier', [line('A', 200_00)], { kind: 'tiers', tiers }, [30_00]],
  ['two bought, the third free', [line('A', 20_00, 3)], { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 }, [20_00]],
  [
    'five bought, still one free',
    [line('A', 20_00, 5)],
    { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 },
    [20_00],
  ],
  ['six bought, two free', [line('A', 20_00, 6)], { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 }, [40_00]],
  // The cheapest is free, and each bears its part, so that what comes back is refunded as what was paid for it.
  [
    'the cheapest is free',
    [line('A', 30_00, 2), line('B', 10_00)],
    { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 },
    [8_57, 1_43],
  ],
  [
    'one bought, the second at half its price',
    [line('A', 30_00), line('B', 10_00)],
    { kind: 'buy-x-get-y', buy: 1, get: 1, percent: 50 },
    [3_75, 1_25],
  ],
  ['a gift', [tent, line('MUG', 12_00)], { kind: 'gift', gift: 'MUG', minimum: 400_00 }, [0, 12_00]],
  ['one of two gifts', [tent, line('MUG', 12_00, 2)], { kind: 'gift', gift: 'MUG' }, [0, 12_00]],
  ['a gift does not earn itself', [line('MUG', 12_00)], { kind: 'gift', gift: 'MUG' }, [0]],
  ['a gift that is not earned', [jacket, line('MUG', 12_00)], { kind: 'gift', gift: 'MUG', minimum: 100_01 }, [0, 0]],
])('a promotion: %s', (_, lines, more, expected) =>
  expect(applyPromotions(lines, [promotion(more)]).discounts).toEqual(expected),
)

describe('several promotions', () => {
  const ten = promotion({ id: 1 })
  const twenty = promotion({ id: 2, percent: 20, choice: { ...none, categories: ['tents'] } })

  test('that do not combine: a line has the one that is worth most, other lines the other', () => {
    const { discounts, applied, closed } = applyPromotions([tent, jacket], [ten, twenty])
    expect(discounts).toEqual([80_00, 10_00])
    expect(applied.map(({ id, amount }) => [id, amount])).toEqual([
      [2, 80_00],
      [1, 10_00],
    ])
    expect(closed).toEqual([true, true])
  })

  test('that combine: each takes its part of what is left', () => {
    const both = [ten, twenty].map((one) => ({ ...one, combines: true }))
    expect(applyPromotions([tent, jacket], both)).toMatchObject({
      discounts: [80_00 + 32_00, 10_00],
      closed: [false, false],
    })
  })

  test('of which one does not combine: it leaves alone what the other has reduced, or the other it', () => {
    expect(applyPromotions([tent], [{ ...ten, combines: true }, twenty]).discounts).toEqual([80_00])
    expect(applyPromotions([tent], [ten, { ...twenty, combines: true }]).discounts).toEqual([80_00])
  })
})

test('a gift that is earned and not in the cart is offered', () => {
  const gift = promotion({ kind: 'gift', gift: 'MUG', minimum: 100_00 })
  expect(missingGifts([jacket], [gift, promotion({})])).toEqual([gift])
  expect(missingGifts([jacket, line('MUG', 12_00)], [gift])).toEqual([])
  expect(missingGifts([line('A', 99_99)], [gift])).toEqual([])
  expect(missingGifts([card], [gift])).toEqual([])
})

test('20,000 random carts obey the laws of promotions', () => {
  const choice = fc.record({
    categories: fc.constantFrom([], ['tents'], ['jackets']),
    brands: fc.constantFrom([], ['saltspray']),
    collections: fc.constant([]),
  })
  const promotions = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: fc.constant({ en: 'x', fr: 'x' }),
      kind: fc.constantFrom(...promotionKinds),
      choice,
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.nat(500_00),
      minimum: fc.constantFrom(0, 50_00, 200_00),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 3 }),
      gift: fc.constantFrom('A', 'B'),
      tiers: fc.constant(tiers),
      combines: fc.boolean(),
    }),
    { maxLength: 4, selector: ({ id }) => id },
  )
  const lines = fc.uniqueArray(
    fc
      .record({
        sku: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
        unit: fc.integer({ min: 0, max: 900_00 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        brand: fc.constantFrom('saltspray', 'lowcloud'),
        categories: fc.constantFrom(['tents'], ['jackets']),
        isGiftCard: fc.boolean(),
      })
      .map(({ unit, ...rest }) => ({ ...rest, collections: [], amount: unit * rest.quantity })),
    { maxLength: 5, selector: ({ sku }) => sku },
  )
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  fc.assert(
    fc.property(lines, promotions, ([...cart], [...offered]) => {
      const { discounts, applied, closed } = applyPromotions(cart, offered)
      for (const [index, { amount, isGiftCard }] of cart.entries()) {
        const discount = discounts[index]!
        if (!Number.isSafeInteger(discount) || discount < 0 || discount > amount) throw new Error('no part of its line')
        if (isGiftCard && discount > 0) throw new Error('a gift card costs less')
        if (discount === 0 && closed[index]) throw new Error('closed without a reduction')
      }
      if (sum(applied.map(({ amount }) => amount)) !== sum(discounts))
        throw new Error('the sum of its parts is another')
      if (applied.some(({ amount }) => amount <= 0)) throw new Error('applied for nothing')
      const turned = applyPromotions(cart.toReversed(), offered.toReversed())
      expect([turned.discounts.toReversed(), turned.applied]).toEqual([discounts, applied])
    }),
    { numRuns: 20_000 },
  )
})
