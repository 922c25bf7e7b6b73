import { expect, test } from 'vitest'
import { reportNumbers } from './report-numbers.ts'

/** `_` stands for U+00A0. */
const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['count', 12_345, '12,345', '12_345'],
  ['share', 0.0525, '5.3%', '5,3_%'],
  ['share', 1, '100%', '100_%'],
  ['place', 3.25, '3.3', '3,3'],
  ['shift', 0.1, '0.10', '0,10'],
  ['count', 0, '0', '0'],
  ['share', undefined, '–', '–'],
] as const)('the %s %s reads "%s" and "%s"', (kind, value, en, fr) => {
  expect(shown(reportNumbers('en')[kind](value))).toBe(en)
  expect(shown(reportNumbers('fr')[kind](value))).toBe(fr)
})
