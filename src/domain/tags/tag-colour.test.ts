import { expect, test } from 'vitest'
import { colourOverrideOf, normaliseTagColour, tagColour } from './tag-colour.ts'

// acceptance 52
test.each([
  ['red outline', 'redOutline'],
  ['redOutline', 'redOutline'],
  [' Red-Outline ', 'redOutline'],
  ['red', 'red'],
  ['black', 'black'],
  ['grey', 'grey'],
  ['gray', 'grey'],
  ['chartreuse', 'black'],
  ['toString', 'black'],
  ['', 'black'],
  [null, 'black'],
  [undefined, 'black'],
])('"%s" is %s', (text, colour) => expect(normaliseTagColour(text)).toBe(colour))

// acceptance 51, 52
test.each([
  ['black', 'red', 'red'],
  ['grey', 'red outline', 'redOutline'],
  ['red', 'grey', 'red'],
  ['grey', 'grey', 'grey'],
  ['red', 'chartreuse', 'red'],
  ['redOutline', undefined, 'redOutline'],
  ['redOutline', null, 'redOutline'],
  [undefined, undefined, 'black'],
])('%s overridden by %s is %s', (own, override, colour) => expect(tagColour(own, override)).toBe(colour))

// acceptance 47, 51
test.each([
  ['black', 'black'],
  ['red', 'red'],
  ['redOutline', 'red outline'],
  ['grey', undefined],
] as const)('a hit has %s as %s', (colour, override) => expect(colourOverrideOf(colour)).toBe(override))
