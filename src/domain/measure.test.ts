import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureText, numberText } from './measure.ts'

/** `_` stands for U+00A0. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['1.2 kg', '1.2_kg', '1,2_kg'],
  ['340 g', '340_g', '340_g'],
  ['340g', '340_g', '340_g'],
  ['20000 mm', '20,000_mm', '20_000_mm'],
  ['-9 °C', '\u22129_°C', '\u22129_°C'],
  ['\u22129 °C', '\u22129_°C', '\u22129_°C'],
  ['55 × 33 × 28 cm', '55 × 33 × 28_cm', '55 × 33 × 28_cm'],
  ['20x14.5x8 cm', '20 × 14.5 × 8_cm', '20 × 14,5 × 8_cm'],
  ['2.5–3.5 h', '2.5–3.5_h', '2,5–3,5_h'],
  ['130-88-114 mm', '130-88-114_mm', '130-88-114_mm'],
  ['-9–-2.5 °C', '\u22129–\u22122.5_°C', '\u22129–\u22122,5_°C'],
  ['45 L', '45_L', '45_L'],
  ['500 mL', '500_mL', '500_ml'],
  ['15000 g/m²/24 h', '15,000_g/m²/24_h', '15_000_g/m²/24_h'],
  ['1.50 m', '1.50_m', '1,50_m'],
  ['80 %', '80%', '80_%'],
  ['45°', '45°', '45°'],
])('%s reads "%s" and "%s"', (text, en, fr) => {
  expect(shown(measureText(text, 'en'))).toBe(en)
  expect(shown(measureText(text, 'fr'))).toBe(fr)
})

test.each([
  'Regular, room for a midlayer',
  'IPX7',
  '5.10',
  '2026',
  '2',
  '27.5 inches',
  '3 people',
  '-9',
  'kg',
  '',
  '1.2.3 kg',
  '10 kg and more',
])('"%s" stays', (text) => {
  expect(measureText(text, 'en')).toBe(text)
  expect(measureText(text, 'fr')).toBe(text)
})

test.each([
  ['4.5', '4.5', '4,5'],
  ['-20000', '\u221220,000', '\u221220_000'],
  ['four', 'four', 'four'],
])('the number %s is %s and %s', (text, en, fr) => {
  expect(shown(numberText(text, 'en'))).toBe(en)
  expect(shown(numberText(text, 'fr'))).toBe(fr)
})

test('an English measure can be read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999, max: 9_999_999 }),
      fc.constantFrom('mm', 'kg', '°C', 'L'),
      (amount, unit) => {
        const text = measureText(`${amount} ${unit}`, 'en')
        expect(text.replaceAll(',', '').replace('\u2212', '-').replace('\u00a0', ' ')).toBe(`${amount} ${unit}`)
      },
    ),
  )
})
