import { expect, test } from 'vitest'
import { sizeName, sizeText } from './size-text.ts'

test.each([
  ['6.5', '6,5'],
  ['27.5', '27,5'],
  ['42', '42'],
  ['6.5-7', '6,5-7'],
  ['6.5–7.5', '6,5–7,5'],
  ['EU 38.5', 'EU 38,5'],
  ['US 8.5 / EU 42', 'US 8,5 / EU 42'],
  ['42.5 (US 9.5)', '42,5 (US 9,5)'],
  ['8.5 W', '8,5 W'],
  ['8.5EE', '8,5EE'],
  ['1.5 L', '1,5 L'],
  ['7.5 × 12.5', '7,5 × 12,5'],
  ['10x12', '10x12'],
  ['6,5', '6,5'],
  ['25 $', '25\u{a0}$'],
])('the size %s reads "%s" in French', (name, fr) => {
  expect(sizeText(name, 'fr')).toBe(fr)
  expect(sizeText(name, 'en')).toBe(name)
})

test.each(['P/M', 'G/TG', '2X', '12–18 mois', '21 po (53 cm)', 'Version 2.0', '1.2.3', 'v.1', '', 'Ordinaire'])(
  '"%s" stays',
  (name) => expect(sizeText(name, 'fr')).toBe(name),
)

test.each([
  [['200 cm', '190 cm'], '200 cm'],
  [['$200'], '$200'],
  [['$200', '200 cm'], '$200 / 200 cm'],
  // Chosen, and no product of the listing has it.
  [['M'], '$200 / 200 cm'],
])('the size 200 among %j is called %s', (inUse, name) =>
  expect(sizeName('200', new Set(['200 cm', '$200']), inUse, 'en')).toBe(name),
)

test('a size that no product names is called by its key', () =>
  expect(sizeName('6.5', undefined, [], 'fr')).toBe('6,5'))
