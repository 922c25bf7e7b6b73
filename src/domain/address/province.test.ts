import { expect, test } from 'vitest'
import { isProvinceCode, provinceCodes, provinceOf, provincesInOrder } from './province.ts'

test('there are ten provinces and three territories', () => expect(provinceCodes).toHaveLength(13))

test.each([
  ['en', 'Alberta', 'Yukon'],
  ['fr', 'Alberta', 'Yukon'],
] as const)('in %s they are sorted from %s to %s', (locale, first, last) => {
  const names = provincesInOrder(locale).map(({ name }) => name)
  expect([names[0], names.at(-1)]).toEqual([first, last])
})

test('an accent does not send a French name to the end', () =>
  expect(provincesInOrder('fr').map(({ code }) => code)).toEqual([
    'AB',
    'BC',
    'PE',
    'MB',
    'NB',
    'NS',
    'NU',
    'ON',
    'QC',
    'SK',
    'NL',
    'NT',
    'YT',
  ]))

test.each([
  ['QC', 'QC'],
  ['qc', 'QC'],
  ['Québec', 'QC'],
  ['Quebec', 'QC'],
  ['british columbia', 'BC'],
  [' Île-du-Prince-Édouard ', 'PE'],
  ['Ile-du-Prince-Edouard', 'PE'],
  ['ile du prince edouard', 'PE'],
  ['Washington', undefined],
  ['', undefined],
])('%j means %s', (text, code) => expect(provinceOf(text)).toBe(code))

test.each([
  ['ON', true],
  ['on', false],
  ['ZZ', false],
  [undefined, false],
])('%j is a code: %s', (text, is) => expect(isProvinceCode(text)).toBe(is))
