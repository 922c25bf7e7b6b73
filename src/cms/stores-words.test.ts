import { expect, test } from 'vitest'
import { replacedHours } from './stores-words.ts'

test.each([
  ['en', [{ open: 'closed' }], 'Hull: the hours of December\u00a025, 2026 (closed) were replaced.'],
  ['fr', [{ open: 'closed' }], 'Hull\u00a0: les heures du 25\u00a0décembre 2026 (fermé) ont été remplacées.'],
  [
    'fr',
    [{ open: '13:00', close: '17:00' }],
    'Hull\u00a0: les heures du 25\u00a0décembre 2026 (13\u00a0h\u00a000\u00a0–\u00a017\u00a0h\u00a000) ont été remplacées.',
  ],
  ['en', [{ open: 'by appointment' }], 'Hull: the hours of December\u00a025, 2026 (by appointment) were replaced.'],
] as const)('replaced hours are named in words: %s %j', (locale, before, expected) =>
  expect(replacedHours({ store: 'Hull', day: '2026-12-25', before }, locale)).toBe(expected),
)
