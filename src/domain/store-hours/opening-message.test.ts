import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingMessage } from './opening-message.ts'
import type { HoursException, StoreHours } from './store-hours.ts'

const weekly: StoreHours['weekly'] = {
  wednesday: [{ open: '10:00', close: '18:00' }],
  thursday: [{ open: '10:00', close: '18:00' }],
  friday: [
    { open: '9:00', close: '12:00' },
    { open: '13:00', close: '21:00' },
  ],
  saturday: [{ open: 'Closed', close: 'Closed' }],
  sunday: [{ open: 'lundi - jeudi 16h à 20h', close: '' }],
}
const store = (...exceptions: HoursException[]): StoreHours => ({ timeZone: 'America/Halifax', weekly, exceptions })

/** 2026-11-18 is a Wednesday; Halifax is four hours behind UTC in November. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00-04:00`)
const [wednesday, thursday, friday, saturday, sunday] = [
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
] as const

// acceptance 142, 143: at the minute, several periods too
test.each([
  [wednesday, '00:00', { kind: 'open-at', at: 600 }],
  [wednesday, '09:59', { kind: 'open-at', at: 600 }],
  [wednesday, '10:00', { kind: 'open-till', at: 1080 }],
  [wednesday, '17:59', { kind: 'open-till', at: 1080 }],
  [wednesday, '18:00', { kind: 'open-tomorrow', at: 600 }],
  [wednesday, '23:59', { kind: 'open-tomorrow', at: 600 }],
  [thursday, '18:00', { kind: 'open-tomorrow', at: 540 }],
  [friday, '08:59', { kind: 'open-at', at: 540 }],
  [friday, '11:59', { kind: 'open-till', at: 720 }],
  [friday, '12:00', { kind: 'open-at', at: 780 }],
  [friday, '13:00', { kind: 'open-till', at: 1260 }],
  [friday, '21:00', { kind: 'closed-tomorrow' }],
  [saturday, '12:00', { kind: 'closed-today' }],
  [sunday, '17:00', { kind: 'none' }],
  ['2026-11-23', '12:00', { kind: 'closed-today' }],
])('%s at %s: %j', (day, time, message) => expect(openingMessage(store(), at(day, time))).toEqual(message))

test.each([
  ['2026-11-19', '23:59', { kind: 'opens-on', day: '2026-11-20' }],
  ['2026-11-20', '00:00', { kind: 'open-at', at: 540 }],
])('a store that opens for the first time on a Friday says so until then: %s at %s', (day, time, message) =>
  expect(openingMessage({ ...store(), opensOn: friday }, at(day, time))).toEqual(message),
)

// acceptance 140, 142
test.each([
  ['today', { date: wednesday, open: 'fermé', close: '' }, '12:00', { kind: 'closed-today' }],
  ['today, shorter', { date: wednesday, open: '10:00', close: '11:00' }, '12:00', { kind: 'open-tomorrow', at: 600 }],
  ['today, unreadable', { date: wednesday, open: 'by appointment', close: '' }, '12:00', { kind: 'none' }],
  ['tomorrow, closed', { date: thursday, open: 'closed', close: 'closed' }, '18:00', { kind: 'closed-tomorrow' }],
  ['tomorrow, later', { date: thursday, open: '11:30', close: '15:00' }, '18:00', { kind: 'open-tomorrow', at: 690 }],
  ['tomorrow, unreadable', { date: thursday, open: 'by appointment', close: '' }, '18:00', { kind: 'none' }],
])('an exception of %s', (_, exception, time, message) =>
  expect(openingMessage(store(exception), at(wednesday, time))).toEqual(message),
)

const night: StoreHours = {
  timeZone: 'America/Halifax',
  weekly: {
    friday: [{ open: '18:00', close: '02:00' }],
    saturday: [{ open: 'closed', close: '' }],
    sunday: [{ open: '00:00', close: '24:00' }],
    monday: [{ open: '00:00', close: '12:00' }],
  },
  exceptions: [],
}

// over midnight the evening counts before the day that begins
test.each([
  [friday, '17:59', { kind: 'open-at', at: 1080 }],
  [friday, '23:59', { kind: 'open-till', at: 120 }],
  [saturday, '01:59', { kind: 'open-till', at: 120 }],
  [saturday, '02:00', { kind: 'closed-today' }],
  [sunday, '00:00', { kind: 'open-day-and-night' }],
  [sunday, '12:00', { kind: 'open-till', at: 720 }],
  ['2026-11-23', '11:59', { kind: 'open-till', at: 720 }],
])('at night, %s at %s: %j', (day, time, message) => expect(openingMessage(night, at(day, time))).toEqual(message))

test('a store that never closes has no closing time to show', () => {
  const always = {
    ...night,
    weekly: Object.fromEntries(
      ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
        day,
        [{ open: '00:00', close: '24:00' }],
      ]),
    ),
  }
  expect(openingMessage(always, at(friday, '12:00'))).toEqual({ kind: 'open-day-and-night' })
})

// clocks go forward at 2 on 14 March 2027, back at 2 on 1 November 2026
test.each([
  ['forward', '2027-03-14T03:30:00-03:00', { kind: 'open-till', at: 300 }],
  ['forward, what is left out', '2027-03-14T03:29:00-03:00', { kind: 'open-at', at: 210 }],
  ['back, the first time', '2026-11-01T01:29:00-03:00', { kind: 'open-till', at: 90 }],
  ['back, the second time', '2026-11-01T01:15:00-04:00', { kind: 'open-at', at: 150 }],
])('the clocks go %s', (_, instant, message) => {
  const weekly = {
    sunday: [
      { open: '00:00', close: '01:30' },
      { open: '02:30', close: '05:00' },
    ],
  }
  expect(openingMessage({ timeZone: 'America/Halifax', weekly, exceptions: [] }, Date.parse(instant))).toEqual(message)
})

// acceptance 139: one instant, two coasts
test("the message is the store's, not the shopper's", () => {
  const now = Date.parse('2026-08-19T21:30:00Z')
  expect(openingMessage({ ...store(), timeZone: 'America/Vancouver' }, now)).toEqual({ kind: 'open-till', at: 1080 })
  expect(openingMessage({ ...store(), timeZone: 'America/Halifax' }, now)).toEqual({ kind: 'open-tomorrow', at: 600 })
})

test('the promise comes true: a store is shown as open from the announced minute on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 * 24 * 60 - 1 }), (minute) => {
      const now = at(wednesday, '00:00') + minute * 60_000
      const message = openingMessage(store(), now)
      const ofDay = minute % (24 * 60)
      if (message.kind === 'open-at')
        expect(openingMessage(store(), now + (message.at - ofDay) * 60_000).kind).toBe('open-till')
      if (message.kind === 'open-till')
        expect(openingMessage(store(), now + (message.at - ofDay) * 60_000).kind).not.toBe('open-till')
    }),
  )
})
