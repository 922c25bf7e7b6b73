import { expect, test } from 'vitest'
import { variantNames } from './variant-names.ts'

const colours = [
  { key: 'black', name: 'Noir', hex: '#000000', family: 'black', pictures: [] },
  { key: 'plum', name: 'Prune', hex: '#5b2a55', family: 'purple', pictures: [] },
]
const sizes = ['s', 'm', 'l'].map((key) => ({ key, name: key.toUpperCase() }))
const variant = (colour: string | undefined, size: string | undefined) => ({
  sku: [colour, size].filter(Boolean).join('-'),
  ...(colour && { colour }),
  ...(size && { size }),
})
const product = (variants: ReturnType<typeof variant>[]) => ({ colours, sizes, variants }) as never

test.each([
  [['black-m', 'black-l'], [{ colour: 'Noir', sizes: ['M', 'L'] }]],
  [['black-l', 'black-m', 'black-s'], [{ colour: 'Noir', sizes: [] }]],
  [
    ['plum-s', 'black-m'],
    [
      { colour: 'Noir', sizes: ['M'] },
      { colour: 'Prune', sizes: ['S'] },
    ],
  ],
  [['none'], []],
  [[], []],
])('%j is said as %j (acceptance 54)', (skus, names) => {
  const all = ['black', 'plum'].flatMap((colour) => ['s', 'm', 'l'].map((size) => variant(colour, size)))
  expect(variantNames(product(all), skus)).toEqual(names)
})

test('without colours the sizes are named', () =>
  expect(variantNames(product([variant(undefined, 's'), variant(undefined, 'm')]), ['m'])).toEqual([{ sizes: ['M'] }]))
