import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoreHours } from '../store-hours/store-hours.ts'
import { readyBy } from './ready-by.ts'

/** 2026-11-20 is a Friday; the Thursday after is closed, Sundays have two openings. */
const store: StoreHours = {
  timeZone: 'America/Toronto',
  weekly: {
    thursday: [{ open: '9:30', close: '18:00' }],
    friday: [{ open: '9:30', close: '21:00' }],
    saturday: [{ open: '10:00', close: '17:00' }],
    sunday: [
      { open: '7:00', close: '11:00' },
      { open: '15:00', close: '19:00' },
    ],
    monday: [{ open: 'sur rendez-vous', close: '' }],
  },
  exceptions: [{ date: '2026-11-26', open: 'closed', close: '' }],
}
const at = (day: string, time: string) => Date.parse(`${day}T${time}-05:00`)
const inWords = (now: number, hours = store) => {
  const ready = readyBy(hours, now)
  return ready && `${ready.dayIs} ${ready.kind} ${Math.floor(ready.at / 60)}:${String(ready.at % 60).padStart(2, '0')}`
}

// “ready today by 4 p.m.”, “prêt demain dès 10 h”
test.each([
  ['2026-11-20', '14:45', 'today by 16:00'],
  ['2026-11-20', '15:00', 'today by 16:00'],
  ['2026-11-20', '15:00:01', 'today by 16:30'],
  ['2026-11-20', '06:00', 'today from 9:30'],
  ['2026-11-20', '08:30', 'today from 9:30'],
  ['2026-11-20', '08:31', 'today by 10:00'],
  ['2026-11-20', '19:50', 'today by 21:00'],
  ['2026-11-20', '20:00', 'today by 21:00'],
  ['2026-11-20', '20:01', 'tomorrow from 10:00'],
  ['2026-11-20', '20:55', 'tomorrow from 10:00'],
  ['2026-11-20', '23:59', 'tomorrow from 10:00'],
  ['2026-11-21', '00:00', 'today from 10:00'],
  ['2026-11-22', '10:15', 'today from 15:00'],
  ['2026-11-22', '18:30', 'later from 9:30'],
])('an order of %s at %s is ready %s', (day, time, ready) => expect(inWords(at(day, time))).toBe(ready))

test('the day after a closed holiday is named by its date', () =>
  expect(readyBy(store, at('2026-11-25', '20:00'))).toMatchObject({ day: '2026-11-27', kind: 'from', at: 570 }))

test('of a store that closes permanently before it can be ready nothing is promised', () => {
  expect(inWords(at('2026-11-20', '20:01'), { ...store, closedOn: '2026-11-21' })).toBeUndefined()
  expect(inWords(at('2026-11-20', '19:50'), { ...store, closedOn: '2026-11-21' })).toBe('today by 21:00')
})

test('over midnight the promise is tomorrow’s', () =>
  expect(
    inWords(at('2026-11-20', '23:40'), { ...store, weekly: { friday: [{ open: '18:00', close: '02:00' }] } }),
  ).toBe('tomorrow by 1:00'))

test('a store whose hours cannot be read promises nothing', () =>
  expect(
    readyBy({ ...store, weekly: { friday: [{ open: 'soon', close: '' }] }, exceptions: [] }, at('2026-11-20', '12:00')),
  ).toBeUndefined())

test('a later order is never ready earlier, and no promise is in the past', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 * 1440 }), fc.integer({ min: 0, max: 600 }), (minute, more) => {
      const now = at('2026-11-15', '00:00') + minute * 60_000
      const [first, second] = [readyBy(store, now), readyBy(store, now + more * 60_000)]
      expect(first!.instant).toBeGreaterThan(now)
      expect(second!.instant).toBeGreaterThanOrEqual(first!.instant)
    }),
  )
})
