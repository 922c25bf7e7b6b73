import { expect, test } from 'vitest'
import { amountText, spanText } from './price-text.ts'

/** `_` stands for U+00A0. */
const shown = (text: string | undefined) => text?.replaceAll('\u00a0', '_')

// acceptance 5, 97, 99
test.each([
  [0, 'Free', 'Gratuit'],
  [null, undefined, undefined],
  [undefined, undefined, undefined],
  [1, '$0.01', '0,01_$'],
  [1234_50, '$1,234.50', '1_234,50_$'],
])('%s cents read %s and %s', (cents, en, fr) => {
  expect(shown(amountText(cents, 'en'))).toBe(en)
  expect(shown(amountText(cents, 'fr'))).toBe(fr)
})

test('another word for zero can be given', () => expect(amountText(0, 'en', 'On us')).toBe('On us'))

// acceptance 49, 98
test.each([
  [{ low: 100_00, high: 1120_00 }, '$100.00 – $1,120.00', '100,00_$ – 1_120,00_$'],
  [{ low: 100_00, high: 100_00 }, '$100.00', '100,00_$'],
  [{ low: 0, high: 20_00 }, 'Free – $20.00', 'Gratuit – 20,00_$'],
  [{ low: 0, high: 0 }, 'Free', 'Gratuit'],
])('%j reads %s and %s', (span, en, fr) => {
  expect(shown(spanText(span, 'en'))).toBe(en)
  expect(shown(spanText(span, 'fr'))).toBe(fr)
})
