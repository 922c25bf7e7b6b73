import { expect, test } from 'vitest'
import { promoState } from './promo-state.ts'

test.each([
  [undefined, null, 'running'],
  ['2026-12-01T15:00:00.000Z', undefined, 'running'],
  ['2026-12-01T15:00:00.001Z', '2026-12-02T00:00:00.000Z', 'waiting'],
  [null, '2026-12-01T15:00:00.000Z', 'ended'],
  ['2026-11-01T00:00:00.000Z', '2026-12-01T15:00:00.001Z', 'running'],
])('from %s until %s it is %s', (startsAt, endsAt, state) =>
  expect(promoState({ startsAt, endsAt }, '2026-12-01T15:00:00.000Z')).toBe(state),
)
