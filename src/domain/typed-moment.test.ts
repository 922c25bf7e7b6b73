import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { readTypedMoment } from './typed-moment.ts'

const read = (text: string, locale: 'en' | 'fr') => {
  const { day, minute = 0 } = readTypedMoment(text, locale) ?? {}
  return day && `${day} ${Math.floor(minute / 60)}:${minute % 60}`
}

test.each([
  ['2026-12-01', '2026-12-01 0:0', '2026-12-01 0:0'],
  ['2026-11-30 21 h 30', '2026-11-30 21:30', '2026-11-30 21:30'],
  ['2026-11-30T21:30', '2026-11-30 21:30', '2026-11-30 21:30'],
  ['01/12/2026', '2026-01-12 0:0', '2026-12-01 0:0'],
  ['30/11/2026', undefined, '2026-11-30 0:0'],
  ['11/30/2026 9:30 AM', '2026-11-30 9:30', undefined],
  ['1er décembre 2026', '2026-12-01 0:0', '2026-12-01 0:0'],
  ['30 nov. 2026, 9 h 30', '2026-11-30 9:30', '2026-11-30 9:30'],
  ['30 nov. 2026 21:30', '2026-11-30 21:30', '2026-11-30 21:30'],
  ['30 NOV 2026 à 21h', '2026-11-30 21:0', '2026-11-30 21:0'],
  ['1 juil. 2026', '2026-07-01 0:0', '2026-07-01 0:0'],
  ['Nov 30, 2026', '2026-11-30 0:0', '2026-11-30 0:0'],
  ['November 30th, 2026 at 12:05 a.m.', '2026-11-30 0:5', '2026-11-30 0:5'],
  ['Nov 30, 2026, 9 PM', '2026-11-30 21:0', '2026-11-30 21:0'],
])('“%s” is %s in English, %s in French', (text, english, french) =>
  expect([read(text, 'en'), read(text, 'fr')]).toEqual([english, french]),
)

test.each([
  '',
  '31 nov. 2026, 9 h 30',
  '2026-11-31',
  '2026-11-3x',
  '30 nov. 26',
  '1 ju 2026',
  '1 jui 2026',
  '30 nov. 2026 9',
  '30 nov. 2026, 25:00',
  '30 nov. 2026, 9 h 60',
  'Nov 30, 2026, 13:00 PM',
  'Nov 30, 2026, 9:30 tomorrow',
])('“%s” is no moment', (text) =>
  expect(locales.map((locale) => readTypedMoment(text, locale))).toEqual([undefined, undefined]),
)
