import { expect, test } from 'vitest'
import { chosenPalette, coloursCss, isColour, specifiedColours, weakPairOf } from './shop-colours.ts'

test('the specified colours may be chosen, and set nothing', () => {
  for (const name of ['main', 'dark', 'sale'] as const) expect(weakPairOf(specifiedColours, name)).toBeUndefined()
  expect(coloursCss(specifiedColours)).toBeUndefined()
})

test.each([
  ['a dark blue for buttons', { main: '#123a6b' }, 'main', true],
  ['a light blue for buttons: white words on it are not read', { main: '#6fa8dc' }, 'main', false],
  ['black for bands', { dark: '#000000' }, 'dark', true],
  ['a middle grey for bands', { dark: '#6b6b6b' }, 'dark', false],
  ['a dark magenta for sales', { sale: '#9c1458' }, 'sale', true],
  ['orange for sales', { sale: '#ff8800' }, 'sale', false],
  ['only the colour that is at fault is refused', { sale: '#ff8800' }, 'main', true],
] as const)('%s', (_, chosen, name, isGood) => {
  const weak = weakPairOf({ ...specifiedColours, ...chosen }, name)
  expect(weak === undefined).toBe(isGood)
  if (weak) expect(weak.contrast).toBeLessThan(weak.least)
})

test('what follows a chosen colour is made of it', () => {
  const palette = chosenPalette({ ...specifiedColours, main: '#000000' })
  expect(palette).toMatchObject({ spruce: '#000000', 'spruce-pale': '#dbdbdb', red: specifiedColours.sale })
  expect(coloursCss({ ...specifiedColours, main: '#000000' })).toMatch(/^:root\{--color-spruce:#000000;/)
})

test.each([
  ['#1f4a3a', true],
  ['#1F4A3A', true],
  ['1f4a3a', false],
  ['#1f4', false],
  ['red', false],
  ['#12332a;}body{display:none', false],
  [null, false],
])('%s is a colour: %s', (text, is) => expect(isColour(text)).toBe(is))
