import { expect, test } from 'vitest'
import { instantOf } from '../time.ts'
import { isOnAt, nextTurn, type Schedule } from './promo-schedule.ts'

const now = instantOf('2026-11-20T12:00:00Z')
const [before, at, after, later] = [
  '2026-11-20T11:59:59Z',
  '2026-11-20T12:00:00Z',
  '2026-11-20T12:00:01Z',
  '2026-12-01T00:00:00Z',
]

// acceptance 56
test.each<[Schedule, boolean, string | undefined]>([
  [{}, true, undefined],
  [{ startsAt: null, endsAt: '' }, true, undefined],
  [{ startsAt: before }, true, undefined],
  [{ startsAt: at }, true, undefined],
  [{ startsAt: after }, false, after],
  [{ endsAt: before }, false, undefined],
  [{ endsAt: at }, false, undefined],
  [{ endsAt: after }, true, after],
  [{ startsAt: after, endsAt: later }, false, after],
  [{ startsAt: before, endsAt: later }, true, later],
  [{ startsAt: 'soon' }, false, undefined],
])('%j: shown %s, turns at %s', (schedule, shown, turn) => {
  expect(isOnAt(now, schedule)).toBe(shown)
  expect(nextTurn(now, [schedule])).toBe(turn && instantOf(turn))
})

test('of several the first turn counts', () =>
  expect(nextTurn(now, [{ endsAt: later }, { startsAt: after }, {}])).toBe(instantOf(after)))
