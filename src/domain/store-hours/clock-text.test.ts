import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../locale.ts'
import { clockText, shortClockText } from './clock-text.ts'
import { parseClock } from './parse-clock.ts'

// acceptance 144; `_` stands for U+00A0
test.each([
  [1080, '6:00_p.m.', '18_h_00'],
  [570, '9:30_a.m.', '9_h_30'],
  [725, '12:05_p.m.', '12_h_05'],
  [0, '12:00_a.m.', '0_h_00'],
  [1440, '12:00_a.m.', '0_h_00'],
])('minute %i reads %s and %s', (minute, en, fr) => {
  expect(clockText(minute, 'en').replaceAll('\u00a0', '_')).toBe(en)
  expect(clockText(minute, 'fr').replaceAll('\u00a0', '_')).toBe(fr)
})

test('formatted times can be parsed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...locales), (minute, locale) => {
      expect(parseClock(clockText(minute, locale))).toBe(minute)
    }),
  )
})

test.each([
  [960, '4_p.m.', '16_h'],
  [600, '10_a.m.', '10_h'],
  [990, '4:30_p.m.', '16_h_30'],
  [1440, '12_a.m.', '0_h'],
])('in a sentence minute %i is %s and %s', (minute, en, fr) =>
  expect(
    [shortClockText(minute, 'en'), shortClockText(minute, 'fr')].map((text) => text.replaceAll('\u00a0', '_')),
  ).toEqual([en, fr]),
)
