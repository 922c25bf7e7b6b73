import { expect, test } from 'vitest'
import { markedParts, plainText } from './marked-text.ts'

test.each([
  [
    '⟦Tent⟧e de camping',
    [
      ['Tent', true],
      ['e de camping', false],
    ],
  ],
  [
    'Sac ⟦à⟧ ⟦dos⟧',
    [
      ['Sac ', false],
      ['à', true],
      [' ', false],
      ['dos', true],
    ],
  ],
  ['Tente', [['Tente', false]]],
  ['', []],
  ['⟦Tente', [['Tente', true]]],
  ['Tente⟧', [['Tente', false]]],
  ['⟦⟧Tente', [['Tente', false]]],
  [
    '<em>⟦x⟧</em>',
    [
      ['<em>', false],
      ['x', true],
      ['</em>', false],
    ],
  ],
])('%s is %j', (text, expected) => {
  const parts = markedParts(text)
  expect(parts.map(({ text, marked }) => [text, marked])).toEqual(expected)
  expect(plainText(parts)).toBe(text.replaceAll(/[⟦⟧]/g, ''))
})
