import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageTag } from './locale.ts'
import { CURRENCY, money, wholeMoney } from './money.ts'

// acceptance 5
test.each([
  [1_234_50, '$1,234.50', '1\u00a0234,50\u00a0$'],
  [0, '$0.00', '0,00\u00a0$'],
  [5, '$0.05', '0,05\u00a0$'],
  [50_00, '$50.00', '50,00\u00a0$'],
  [100_000_00, '$100,000.00', '100\u00a0000,00\u00a0$'],
  [-10_00, '-$10.00', '-10,00\u00a0$'],
])('%i cents are %s and %s (acceptance 5)', (cents, english, french) =>
  expect([money(cents, 'en'), money(cents, 'fr')]).toEqual([english, french]),
)

test.each([
  [50_00, '$50', '50\u00a0$'],
  [1_000_00, '$1,000', '1\u00a0000\u00a0$'],
  [12_50, '$12.50', '12,50\u00a0$'],
  [100, '$1', '1\u00a0$'],
])('%i cents are %s and %s in a sentence', (cents, english, french) =>
  expect([wholeMoney(cents, 'en'), wholeMoney(cents, 'fr')]).toEqual([english, french]),
)

test('an amount is written as Intl writes it in Canada', () =>
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }), (cents) => {
      for (const locale of ['en', 'fr'] as const) {
        const format = new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency: CURRENCY })
        expect(money(cents, locale)).toBe(format.format(cents / 100).replaceAll('\u202f', '\u00a0'))
      }
    }),
    { numRuns: 300 },
  ))

test('the currency is the Canadian dollar (acceptance 125)', () => expect(CURRENCY).toBe('CAD'))

test('no amount loses a cent in writing', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      for (const locale of ['en', 'fr'] as const) expect(Number(money(cents, locale).replace(/\D/g, ''))).toBe(cents)
    }),
  ))
