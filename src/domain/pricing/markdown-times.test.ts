import { expect, test } from 'vitest'
import { markdownState, weekendOf } from './markdown-times.ts'

const [early, now, late] = ['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z', '2026-11-23T05:00:00.000Z']

test.each([
  [true, undefined, undefined, 'running'],
  [true, early, late, 'running'],
  [true, now, late, 'running'],
  [true, late, undefined, 'waiting'],
  [true, null, now, 'ended'],
  [true, early, now, 'ended'],
  [false, early, late, 'off'],
  [false, late, undefined, 'off'],
])('switched on %s, from %s until %s, it is %s', (active, startsAt, endsAt, expected) =>
  expect(markdownState({ active, startsAt, endsAt }, Date.parse(now))).toBe(expected),
)

test.each([
  ['on a Wednesday, the next', '2026-11-25T12:00:00Z', '2026-11-27T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
  ['on its Saturday, this one', '2026-11-28T12:00:00Z', '2026-11-27T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
  ['late on Sunday, still this one', '2026-11-30T04:59:00Z', '2026-11-27T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
  ['when Monday has begun there', '2026-11-30T05:00:00Z', '2026-12-04T05:00:00.000Z', '2026-12-07T05:00:00.000Z'],
  ['over the change of clocks', '2026-03-06T12:00:00Z', '2026-03-06T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
])('the weekend, %s', (_, instant, startsAt, endsAt) =>
  expect(weekendOf(Date.parse(instant), 'America/Toronto')).toEqual({ startsAt, endsAt }),
)
