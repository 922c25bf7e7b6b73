import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

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
])('the size %s reads "%s" in French', (name, fr) => {
  expect(sizeText(name, 'fr')).toBe(fr)
  expect(sizeText(name, 'en')).toBe(name)
})

test.each(['P/M', 'G/TG', '2X', '12–18 mois', '21 po (53 cm)', 'Version 2.0', '1.2.3', 'v.1', '', 'Ordinaire'])(
  '"%s" stays',
  (name) => expect(sizeText(name, 'fr')).toBe(name),
)
