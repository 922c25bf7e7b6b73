import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippingClasses, type ShippingClass } from '../catalog/product.ts'
import { carries, deliveryChoices, orderAmount } from './combine-rates.ts'
import { rateCodes } from './rate-table.ts'
import { specifiedShipping } from './rates.ts'

const line = (shippingClass: ShippingClass, amount: number, quantity = 1) => ({ shippingClass, amount, quantity })
const totals = (...lines: ReturnType<typeof line>[]) =>
  deliveryChoices(lines, 0).choices.map(({ parts, total }) => `${parts.map(({ code }) => code).join('+')} ${total}`)

// acceptance 12, 130, 131
test.each([
  ['nothing', [], []],
  ['gift cards only', [line('none', 100_00)], []],
  ['below the threshold', [line('standard', 49_99)], ['regular 1000', 'express 1800']],
  ['at the threshold', [line('standard', 50_00)], ['regular 0', 'express 1800']],
  ['a gift card never counts to it', [line('standard', 49_99), line('none', 100_00)], ['regular 1000', 'express 1800']],
  ['bikes only', [line('bike', 1_800_00, 2)], ['bike_only 9500']],
  ['a bike and a gift card', [line('bike', 1_800_00), line('none', 50_00)], ['bike_only 9500']],
  [
    'a bike and a helmet',
    [line('bike', 1_800_00), line('standard', 80_00)],
    ['regular+bike_only 9500', 'express+bike_only 11300'],
  ],
  [
    'oversize, regular being free',
    [line('oversize', 500_00)],
    ['regular+over_size_surcharge 3000', 'express+over_size_surcharge 4800'],
  ],
  [
    'oversize, cheap',
    [line('oversize', 30_00)],
    ['regular+over_size_surcharge 4000', 'express+over_size_surcharge 4800'],
  ],
  [
    'everything',
    [line('oversize', 10_00), line('bike', 10_00), line('standard', 10_00), line('none', 100_00)],
    ['regular+over_size_surcharge+bike_only 13500', 'express+over_size_surcharge+bike_only 14300'],
  ],
  ['a line of no units', [line('oversize', 0, 0), line('standard', 10_00)], ['regular 1000', 'express 1800']],
])('%s', (_, lines, choices) => expect(totals(...lines)).toEqual(choices))

// acceptance 128, 130
test('the rates count all units, the amount no gift cards', () => {
  const lines = [line('standard', 20_00, 2), line('none', 100_00), line('bike', 5_00)]
  expect(deliveryChoices(lines, 0).rates.totalItems).toBe(4)
  expect(orderAmount(lines)).toBe(25_00)
})

// To any address: where large items cannot go, it is refused in words (address.ts).
test('what ships has a choice, and every choice carries all of it and nothing else', () => {
  const lines = fc.array(
    fc.record({
      shippingClass: fc.constantFrom(...shippingClasses),
      amount: fc.nat(90_00),
      quantity: fc.integer({ min: 1, max: 3 }),
      pickedUp: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(lines, (cart) => {
      const shipped = cart.filter(({ shippingClass, pickedUp }) => shippingClass !== 'none' && !pickedUp)
      const { rates, choices } = deliveryChoices(cart, 0)
      expect(choices.length > 0).toBe(shipped.length > 0)
      for (const { parts } of choices) {
        const deliveries = parts.filter(({ code }) => rates.allRates[code].type === 'delivery')
        for (const one of shipped) expect(deliveries.filter(({ code }) => carries(code, one))).toHaveLength(1)
        for (const { code } of parts) expect(shipped.some((one) => carries(code, one))).toBe(true)
      }
    }),
  )
})

test('every rate is a part of some choice, and charged as set', () => {
  const { costs } = specifiedShipping
  const parts = shippingClasses.flatMap((name) =>
    deliveryChoices([line(name, 1)], 0).choices.flatMap((one) => one.parts),
  )
  for (const code of rateCodes) expect(parts).toContainEqual({ code, cost: costs[code] })
})

test('a choice costs the sum of its parts, and gift cards change nothing', () => {
  const lines = fc.array(
    fc.record({
      shippingClass: fc.constantFrom(...shippingClasses),
      amount: fc.nat(90_00),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  )
  fc.assert(
    fc.property(lines, (cart) => {
      const { choices } = deliveryChoices(cart, 0)
      for (const { code, total, parts } of choices) {
        expect(total).toBe(parts.reduce((sum, { cost }) => sum + cost, 0))
        expect(parts[0]?.code).toBe(code)
        expect(code).not.toBe('over_size_surcharge')
      }
      expect(deliveryChoices([...cart, line('none', 500_00)], 0).choices).toEqual(choices)
    }),
  )
})
