import { describe, expect, test } from 'vitest'
import { leftToFree, rateSet, regularCost, specifiedShipping } from './rates.ts'

const set = rateSet({ orderAmount: 49_99, totalItems: 3, now: Date.UTC(2026, 10, 20, 12) })
const timestamp = '2026-11-20T12:00:00.000Z'

// acceptance 128
test('a rate set has exactly the fields and rates of the specification', () => {
  expect({ ...set, allRates: Object.keys(set.allRates) }).toEqual({
    timestamp,
    totalItems: 3,
    totalRates: 4,
    allRates: ['regular', 'express', 'bike_only', 'over_size_surcharge'],
  })
  expect(set.allRates.regular).toEqual({
    code: 'regular',
    description: { kind: 'business-days', low: 5, high: 7 },
    cost: 10_00,
    type: 'delivery',
    carrierCode: 'portage',
    carrierTitle: 'Portage',
    shippingDays: 6,
    timestamp,
  })
  for (const [name, rate] of Object.entries(set.allRates)) {
    expect(rate.code).toBe(name)
    expect(Object.keys(rate)).toEqual(Object.keys(set.allRates.regular))
  }
})

// acceptance 129, 131, 132, 134
test.each([
  ['regular', 10_00, 6, 'delivery', 5, 7],
  ['express', 18_00, 2, 'delivery', 2, 3],
  ['bike_only', 95_00, 21, 'delivery', 20, 22],
  ['over_size_surcharge', 30_00, 6, 'surcharge', 5, 7],
] as const)('%s costs %i cents and takes %i days', (code, cost, shippingDays, type, low, high) =>
  expect(set.allRates[code]).toMatchObject({ cost, shippingDays, type, description: { low, high } }),
)

// acceptance 130
test.each([
  [0, 10_00],
  [49_99, 10_00],
  [50_00, 0],
  [50_01, 0],
])('regular delivery of %i cents costs %i', (amount, cost) => {
  expect(regularCost(amount)).toBe(cost)
  expect(rateSet({ orderAmount: amount, totalItems: 1, now: 0 }).allRates.regular.cost).toBe(cost)
})

// acceptance 130
test('the other rates stay paid however much is ordered', () => {
  const { express, bike_only, over_size_surcharge } = rateSet({ orderAmount: 5_000_00, totalItems: 1, now: 0 }).allRates
  expect([express.cost, bike_only.cost, over_size_surcharge.cost]).toEqual([18_00, 95_00, 30_00])
})

test.each([
  [0, 50_00],
  [49_99, 1],
  [50_00, 0],
  [80_00, 0],
])('%i cents lack %i', (amount, left) => expect(leftToFree(amount)).toBe(left))

describe('a merchant’s own terms', () => {
  const costs = { regular: 12_50, express: 25_00, bike_only: 120_00, over_size_surcharge: 0 }
  test.each([
    ['are charged below the amount', { costs, freeFrom: 75_00 }, 74_99, [12_50, 25_00, 120_00, 0]],
    ['are free from it on', { costs, freeFrom: 75_00 }, 75_00, [0, 25_00, 120_00, 0]],
    ['may make it always free', { costs, freeFrom: 0 }, 0, [0, 25_00, 120_00, 0]],
    ['may make it never free', { costs }, 5_000_00, [12_50, 25_00, 120_00, 0]],
    ['are the specified ones until then', specifiedShipping, 49_99, [10_00, 18_00, 95_00, 30_00]],
  ])('%s', (_, terms, orderAmount, charged) =>
    expect(
      Object.values(rateSet({ orderAmount, totalItems: 1, now: 0, terms }).allRates).map((one) => one.cost),
    ).toEqual(charged),
  )
})
