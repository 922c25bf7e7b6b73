import { expect, test } from 'vitest'
import { momentText, shopDate, shopDay } from './shop-day.ts'

test('a night in Québec is still the evening before in the shop', () => {
  expect(shopDay(Date.parse('2026-11-21T06:59:00Z'))).toBe('2026-11-20')
  expect(shopDay(Date.parse('2026-11-21T08:00:00Z'))).toBe('2026-11-21')
})

test('in summer its day begins at seven in UTC', () => {
  expect(shopDay(Date.parse('2025-07-02T06:59:00Z'))).toBe('2025-07-01')
  expect(shopDay(Date.parse('2025-07-02T07:00:00Z'))).toBe('2025-07-02')
})

test('a time is shown by the day of the shop, in the words of the language', () => {
  expect(shopDate('2026-11-21T06:59:00Z', 'en')).toBe('November\u00a020, 2026')
  expect(shopDate('2026-11-21T06:59:00Z', 'fr')).toBe('20\u00a0novembre 2026')
})

test.each([
  ['2026-07-02T06:59:00Z', '11:59_p.m. (Pacific Time)', '23_h_59 (heure du Pacifique)'],
  ['2026-07-02T07:05:00Z', '12:05_a.m. (Pacific Time)', '0_h_05 (heure du Pacifique)'],
])('at %s the clock of the shop shows %s and %s', (iso, ...expected) =>
  expect(
    (['en', 'fr'] as const).map((locale) => momentText(Date.parse(iso), locale).time.replaceAll('\u00a0', '_')),
  ).toEqual(expected),
)

test('a moment elsewhere has the day and the clock of there', () =>
  expect(momentText(Date.parse('2026-07-02T06:59:00Z'), 'fr', 'America/Toronto')).toEqual({
    day: '2\u00a0juillet 2026',
    time: '2\u00a0h\u00a059 (heure de l’Est)',
  }))
