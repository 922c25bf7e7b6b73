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

test('French has the no-break spaces that staff do not type; what is stored stays as it was typed', () => {
  const field = { en: 'Sale: 20 % off!', fr: 'Soldes : « 20 % » !' }
  expect([wordsIn(field, 'en'), wordsIn(field, 'fr').replaceAll('\u00a0', '_')]).toEqual([
    'Sale: 20 % off!',
    'Soldes_: «_20_%_»_!',
  ])
})

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
