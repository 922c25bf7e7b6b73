import { describe, expect, test } from 'vitest'
import {
  goodSteps,
  inGroups,
  isSecondStepRequired,
  readCode,
  recoveryAlphabet,
  secondStepRules,
  STEP_MS,
} from './second-step.ts'

describe('goodSteps', () => {
  const noon = 1_000 * STEP_MS
  test.each([
    ['never used', noon, 0, [999, 1000, 1001]],
    ['the last millisecond of a step', noon + STEP_MS - 1, 0, [999, 1000, 1001]],
    ['the first of the next', noon + STEP_MS, 0, [1000, 1001, 1002]],
    ['the present one used', noon, 1000, [1001]],
    ['the one before used, with a slow clock', noon, 999, [1000, 1001]],
    ['the next one used, with a fast clock', noon, 1001, []],
    ['once that is over', noon + STEP_MS, 1001, [1002]],
  ])('%s', (_, now, lastUsed, steps) => expect(goodSteps(now, lastUsed)).toEqual(steps))
})

describe('readCode', () => {
  test.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['012345', { kind: 'app', code: '012345' }],
    ['2345-6789-ABCD', { kind: 'recovery', code: '23456789ABCD' }],
    ['2345 6789 abcd', { kind: 'recovery', code: '23456789ABCD' }],
    ['23456789abcd', { kind: 'recovery', code: '23456789ABCD' }],
  ])('%j is one', (given, read) => expect(readCode(given)).toEqual(read))
  test.each([
    '',
    '12345',
    '1234567',
    '１２３４５６',
    '2345-6789-ABC',
    '2345-6789-ABC0',
    '2345-6789-ABCU',
    ' '.repeat(99),
  ])('%j is not a code', (given) => expect(readCode(given)).toBeUndefined())
  test.each([undefined, null, 123_456, ['123456'], {}])('%j is not text', (given) =>
    expect(readCode(given)).toBeUndefined(),
  )
})

test('no letter of recovery codes is read as another', () => {
  expect(new Set(recoveryAlphabet).size).toBe(recoveryAlphabet.length)
  expect(recoveryAlphabet).not.toMatch(/[01ILOU]/)
})

test.each([
  ['23456789ABCD', '-', '2345-6789-ABCD'],
  ['ABCDEFGHIJ', ' ', 'ABCD EFGH IJ'],
  ['', ' ', ''],
] as const)('%j is grouped', (code, between, grouped) => expect(inGroups(code, between)).toBe(grouped))

test('who needs a second step', () => {
  const needed = (role: string | null | undefined) => secondStepRules.filter((rule) => isSecondStepRequired(rule, role))
  expect(needed('administrator')).toEqual(['administrators', 'staff'])
  for (const role of ['editor', 'merchandiser', 'store-staff', undefined, null]) expect(needed(role)).toEqual(['staff'])
})
