import fc from 'fast-check'
import { languageTag } from './locale.ts'
import { expect, test } from 'vitest'
import {
  addDays,
  dayInZone,
  dayOfText,
  instantInZone,
  formatDay,
  isoInstant,
  minuteOfDayInZone,
  msToNextMinute,
  parseDay,
  weekday,
  weekdayName,
  weekdays,
} from './time.ts'

test.each(['2026-11-20', '2024-02-29', '2026-12-31', '0999-01-01'])('%s is a day', (text) =>
  expect(parseDay(text)).toBe(text),
)

// acceptance 123
test.each([
  '',
  'abc',
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-2',
  '2026-11-20T00:00',
  ' 2026-11-20',
  'Invalid Date',
  null,
  undefined,
])('%s is not a day', (text) => expect(parseDay(text)).toBeUndefined())

// acceptance 123, 136: the date as written, whatever the zone
test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T23:30', '2026-11-20'],
  ['2026-11-20 23:30:15', '2026-11-20'],
  ['2026-11-20T23:30:15.250Z', '2026-11-20'],
  ['2026-11-20T23:30:00-08:00', '2026-11-20'],
  ['2026-11-20T24:30', undefined],
  ['2026-11-20T10:60', undefined],
  ['2026-02-30T10:00', undefined],
  ['2026-11-20T', undefined],
  ['', undefined],
  ['Invalid Date', undefined],
])('the day of "%s" is %s', (text, day) => expect(dayOfText(text)).toBe(day))

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  // acceptance 136: clocks change on 2026-03-08 and 2026-11-01 in most of Canada
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
])('%s and %i days is %s', (day, count, later) => expect(addDays(day, count)).toBe(later))

test('days add up, and each has the weekday after the one before (acceptance 136)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -400, max: 400 }), (start, count) => {
      const day = addDays('2026-11-20', start)
      expect(addDays(addDays(day, count), -count)).toBe(day)
      expect(addDays(day, 1) > day).toBe(true)
      expect(weekdays.indexOf(weekday(addDays(day, 1)))).toBe((weekdays.indexOf(weekday(day)) + 1) % 7)
    }),
  )
})

test('arithmetic on an invalid day throws', () => {
  for (const use of [() => addDays('2026-02-30', 1), () => weekday('soon'), () => formatDay('', 'en', 'full')])
    expect(use).toThrow(RangeError)
})

// acceptance 136, 139: an evening in Vancouver is already tomorrow in UTC and in Halifax
test.each([
  // In summer, since British Columbia's winter offset changes with the version of the zone data.
  ['2026-08-21T06:30:00Z', 'America/Vancouver', '2026-08-20', 23 * 60 + 30],
  ['2026-08-21T06:30:00Z', 'America/Halifax', '2026-08-21', 3 * 60 + 30],
  ['2026-11-21T07:30:00Z', 'America/Halifax', '2026-11-21', 3 * 60 + 30],
  ['2026-11-21T03:30:00Z', 'America/St_Johns', '2026-11-21', 0],
  ['2026-11-21T03:29:59Z', 'America/St_Johns', '2026-11-20', 23 * 60 + 59],
  ['2026-03-08T06:59:00Z', 'America/Toronto', '2026-03-08', 119],
  ['2026-03-08T07:00:00Z', 'America/Toronto', '2026-03-08', 180],
  ['2026-11-01T05:30:00Z', 'America/Toronto', '2026-11-01', 90],
  ['2026-11-01T06:30:00Z', 'America/Toronto', '2026-11-01', 90],
])('%s in %s is %s, minute %i', (instant, zone, day, minute) => {
  expect(dayInZone(Date.parse(instant), zone)).toBe(day)
  expect(minuteOfDayInZone(Date.parse(instant), zone)).toBe(minute)
})

test('an unknown zone throws', () => expect(() => dayInZone(0, 'America/Portage')).toThrow(RangeError))

// acceptance 143
test.each([
  [0, 60_000],
  [1, 59_999],
  [59_999, 1],
  [60_000, 60_000],
])('at %i ms the minute changes in %i ms', (now, left) => expect(msToNextMinute(now)).toBe(left))

test('an instant is written in UTC', () => expect(isoInstant(0)).toBe('1970-01-01T00:00:00.000Z'))

test.each([
  ['2026-11-27', 'full', 'Friday, November_27', 'vendredi 27_novembre'],
  ['2026-11-27', 'short', 'Fri, Nov_27', 'ven. 27_nov.'],
  ['2026-11-27', 'date', 'November_27, 2026', '27_novembre 2026'],
  ['2026-11-27', 'date-short', 'Nov_27', '27_nov.'],
  ['2026-12-01', 'full', 'Tuesday, December_1', 'mardi 1er_décembre'],
  ['2026-12-11', 'full', 'Friday, December_11', 'vendredi 11_décembre'],
] as const)('%s, %s, is "%s" and "%s"', (day, style, en, fr) => {
  // `_` is a no-break space.
  expect(formatDay(day, 'en', style).replaceAll('\u00a0', '_')).toBe(en)
  expect(formatDay(day, 'fr', style).replaceAll('\u00a0', '_')).toBe(fr)
})

// acceptance 139
test.each([
  ['2026-11-20', 'Friday', 'vendredi'],
  ['2026-11-22', 'Sunday', 'dimanche'],
])('%s is a %s, un %s', (day, en, fr) => {
  expect(weekdayName(day, 'en')).toBe(en)
  expect(weekdayName(day, 'fr')).toBe(fr)
})

// both changes of clock, zones half an hour off, and zones that never change
test.each([
  ['2026-11-20', 1260, 'America/Toronto', '2026-11-21T02:00Z'],
  ['2026-11-20', 600, 'America/St_Johns', '2026-11-20T13:30Z'],
  ['2026-07-20', 600, 'America/Regina', '2026-07-20T16:00Z'],
  ['2026-11-01', 90, 'America/Halifax', '2026-11-01T04:30Z'],
  ['2026-11-01', 120, 'America/Halifax', '2026-11-01T06:00Z'],
  ['2027-03-14', 150, 'America/Halifax', '2027-03-14T06:30Z'],
  ['2027-03-14', 180, 'America/Halifax', '2027-03-14T06:00Z'],
  ['2026-11-20', 1560, 'America/Regina', '2026-11-21T08:00Z'],
])('%s, minute %i in %s is %s', (day, minute, zone, instant) =>
  expect(instantInZone(day, minute, zone)).toBe(Date.parse(instant)),
)

test('days are written as Intl writes them in Canada, but for the first of a month in French', () => {
  const styles = {
    full: { weekday: 'long', month: 'long', day: 'numeric' },
    short: { weekday: 'short', month: 'short', day: 'numeric' },
    date: { month: 'long', day: 'numeric', year: 'numeric' },
    'date-short': { month: 'short', day: 'numeric' },
  } as const
  for (const locale of ['en', 'fr'] as const)
    for (const [style, options] of Object.entries(styles)) {
      const format = new Intl.DateTimeFormat(languageTag[locale], { timeZone: 'UTC', ...options })
      for (let at = 0; at < 800; at++) {
        const day = addDays('2026-01-02', at)
        const written = formatDay(day, locale, style as keyof typeof styles).replaceAll('\u00a0', ' ')
        const ofIntl = format.format(Date.parse(day))
        expect(written).toBe(locale === 'fr' ? ofIntl.replace(/\b1(?= \p{L})/u, '1er') : ofIntl)
      }
    }
})
