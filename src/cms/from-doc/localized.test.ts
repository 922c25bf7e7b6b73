import { expect, test } from 'vitest'
import { bothOf, linesOf, wordsIn } from './localized.ts'

test.each([
  [{ en: ' Tent ', fr: 'Tente' }, 'en', 'Tent'],
  [{ en: 'Tent' }, 'fr', ''],
  [{ en: 'Tent', fr: null }, 'fr', ''],
  [null, 'en', ''],
  [undefined, 'fr', ''],
] as const)('%j in %s is "%s": never the other language (acceptance 6)', (field, locale, words) =>
  expect(wordsIn(field, locale)).toBe(words),
)

test('both languages, each empty where it is not written', () =>
  expect([bothOf({ fr: 'Tente' }), bothOf(null)]).toEqual([
    { en: '', fr: 'Tente' },
    { en: '', fr: '' },
  ]))

test.each([
  ['a\n b \n\n\r\nc', ['a', 'b', 'c']],
  ['', []],
  ['  \n', []],
])('%j has the lines %j', (text, lines) => expect(linesOf(text)).toEqual(lines))
