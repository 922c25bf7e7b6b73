import { expect, test } from 'vitest'
import type { HoursException, StoreHours } from './store-hours.ts'
import { nextSevenDays } from './week.ts'

const weekly: StoreHours['weekly'] = {
  monday: [{ open: '10:00', close: '21:00' }],
  tuesday: [{ open: '10:00', close: '21:00' }],
  friday: [
    { open: '9:00', close: '12:00' },
    { open: '13:00', close: '21:00' },
  ],
  saturday: [{ open: 'fermé', close: 'fermé' }],
  sunday: [{ open: 'sur rendez-vous', close: '' }],
}
const store = (timeZone: string, ...exceptions: HoursException[]): StoreHours => ({ timeZone, weekly, exceptions })

/** Friday 2026-11-20, 12:00 in Halifax. */
const friday = Date.parse('2026-11-20T16:00:00Z')

test('a store that closes permanently is closed from that day on, whatever its exceptions say', () => {
  const late = { date: '2026-11-23', open: '9:00', close: '23:00', exception_notice: 'Late night' }
  const week = nextSevenDays({ ...store('America/Halifax', late), closedOn: '2026-11-23' }, friday)
  expect(week.map(({ hours, notice }) => [hours.kind, notice]).slice(0, 5)).toEqual([
    ['open', undefined],
    ['closed', undefined],
    ['unreadable', undefined],
    ['closed', undefined],
    ['closed', undefined],
  ])
})

test('a store is closed before the day it opens for the first time, whatever its exceptions say', () => {
  const early = { date: '2026-11-20', open: '9:00', close: '23:00' }
  const week = nextSevenDays({ ...store('America/Halifax', early), opensOn: '2026-11-23' }, friday)
  expect(week.map(({ hours }) => hours.kind).slice(0, 4)).toEqual(['closed', 'closed', 'closed', 'open'])
})

// acceptance 139, 143
test('seven days, today first; a day that is missing is closed', () => {
  const week = nextSevenDays(store('America/Halifax'), friday)
  expect(week.map(({ day, weekday, hours }) => `${day} ${weekday} ${hours.kind}`)).toEqual([
    '2026-11-20 friday open',
    '2026-11-21 saturday closed',
    '2026-11-22 sunday unreadable',
    '2026-11-23 monday open',
    '2026-11-24 tuesday open',
    '2026-11-25 wednesday closed',
    '2026-11-26 thursday closed',
  ])
  expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false])
  expect(week[0]?.hours).toEqual({
    kind: 'open',
    periods: [
      { opensAt: 540, closesAt: 720 },
      { opensAt: 780, closesAt: 1260 },
    ],
  })
})

// acceptance 139: the same instant is two days
test.each([
  ['America/Vancouver', '2026-08-20'],
  ['America/Halifax', '2026-08-21'],
  ['UTC', '2026-08-21'],
])('today in %s is %s', (zone, today) =>
  expect(nextSevenDays(store(zone), Date.parse('2026-08-21T06:30:00Z'))[0]?.day).toBe(today),
)

const exception = (date: string): HoursException => ({
  date,
  open: '11:00',
  close: '15:00',
  exception_notice: 'Inventory',
  name: 'Stocktaking',
})
const short = { kind: 'open', periods: [{ opensAt: 660, closesAt: 900 }] }

// acceptance 140
test.each([
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-11-26', 6],
  ['2026-11-25T12:00:00.000Z', 5],
])('an exception of %s replaces day %i', (date, index) => {
  const week = nextSevenDays(store('America/Halifax', exception(date)), friday)
  const usual = nextSevenDays(store('America/Halifax'), friday)
  expect(week[index]).toMatchObject({ hours: short, notice: 'Inventory', name: 'Stocktaking' })
  expect(week.filter((_, at) => at !== index)).toEqual(usual.filter((_, at) => at !== index))
})

// acceptance 140
test.each(['2026-11-19', '2026-11-27', '2025-11-20', 'soon'])('an exception of %s changes nothing', (date) =>
  expect(nextSevenDays(store('America/Halifax', exception(date)), friday)).toEqual(
    nextSevenDays(store('America/Halifax'), friday),
  ),
)

test('two exceptions of a date are two periods; one without hours is closed', () => {
  const afternoon = { date: '2026-11-20', open: '16:00', close: '18:00' }
  expect(nextSevenDays(store('America/Halifax', exception('2026-11-20'), afternoon), friday)[0]).toMatchObject({
    hours: {
      kind: 'open',
      periods: [
        { opensAt: 660, closesAt: 900 },
        { opensAt: 960, closesAt: 1080 },
      ],
    },
    name: 'Stocktaking',
  })
  expect(
    nextSevenDays(store('America/Halifax', { date: '2026-11-20', open: '', close: '', name: 'Holiday' }), friday)[0],
  ).toMatchObject({
    hours: { kind: 'closed' },
    name: 'Holiday',
  })
})
