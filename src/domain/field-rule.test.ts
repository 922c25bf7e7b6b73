import { expect, test } from 'vitest'
import { fieldRule, onlyIf } from './field-rule.ts'

const said = { en: 'Too small.', fr: 'Trop petit.' }
const rule = fieldRule((value, { siblingData, data }) =>
  Number(value) < Number(siblingData.least ?? data.least ?? 1) ? said : undefined,
)
const asking = (language?: string) => ({ req: { i18n: { language } } })

test.each([
  [0, asking('en'), 'Too small.'],
  [0, asking('fr'), 'Trop petit.'],
  [0, asking('de'), 'Too small.'],
  [0, undefined, 'Too small.'],
  [1, asking('fr'), true],
  [1, { ...asking('fr'), siblingData: { least: 2 } }, 'Trop petit.'],
  [1, { data: { least: 2 }, siblingData: null }, 'Too small.'],
] as const)('of %i, asked with %j, the rule says %s', (value, asked, answer) => expect(rule(value, asked)).toBe(answer))

test('a rule that knows the good values says the same of all others', () =>
  expect([1, 2].map((value) => onlyIf((one) => one === 1, said)(value, asking('fr')))).toEqual([true, 'Trop petit.']))
