import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { weakPairs } from '../domain/contrast.ts'
import { chosenPalette, fixedColours, specifiedColours } from '../domain/shop-colours.ts'

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')
const tokens: Record<string, string> = {
  white: '#ffffff',
  ...Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex as string]),
  ),
}

test('words are readable and edges visible on each background', () => expect(weakPairs(tokens)).toEqual([]))

test('the colours that a merchant’s are compared with are those of the style sheet', () =>
  expect({ ...fixedColours, ...chosenPalette(specifiedColours) }).toEqual(tokens))
