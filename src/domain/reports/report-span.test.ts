import { expect, test } from 'vitest'
import { isSpan, lastMonth } from './report-span.ts'

test.each([
  ['2026-11-28', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2024-03-31', '2024-02-01', '2024-02-29'],
])('before %s the last month is %s to %s', (today, from, to) => expect(lastMonth(today)).toEqual({ from, to }))

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2027-01-01', true],
  ['2026-01-01', '2027-01-02', false],
  ['2026-01-02', '2026-01-01', false],
])('a report of %s to %s: %s', (from, to, may) => expect(isSpan({ from, to })).toBe(may))
