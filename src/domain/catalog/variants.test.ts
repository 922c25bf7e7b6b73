import { expect, test } from 'vitest'
import type { Availability, StockStatus, CatalogueVariant } from './product.ts'
import {
  canBuy,
  canBuyAny,
  chooseVariant,
  chosenOf,
  colourChoices,
  sizeChoices,
  soldAs,
  type Options,
} from './variants.ts'

const variant = (sku: string, quantity: number, stock?: StockStatus): CatalogueVariant => {
  const [colour, size] = sku.split('/')
  return {
    sku,
    colour,
    size,
    price: 100_00,
    priceType: 'regular',
    quantity,
    stock: stock ?? (quantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'),
    weightGrams: 1,
  }
}

const option = (key: string) => ({ key, name: key, hex: '#000', family: key, pictures: [] })
const jacket = {
  availability: 'Available' as Availability,
  colours: ['plum', 'black', 'lagoon'].map(option),
  sizes: ['S', 'M', 'L'].map(option),
  variants: [
    variant('plum/S', 0),
    variant('plum/M', 4),
    variant('plum/L', 4),
    variant('black/S', 4),
    variant('black/M', 0),
    variant('black/L', 0, 'NOT_STOCKED'),
    variant('lagoon/S', 0),
    variant('lagoon/M', 0),
  ],
}

// acceptance 53
test.each<[Options, string, string]>([
  [{}, 'plum/M', 'the first that can be bought'],
  [{ colour: null, size: undefined }, 'plum/M', 'nothing asked for'],
  [{ colour: 'plum', size: 'L' }, 'plum/L', 'both'],
  [{ colour: 'plum', size: 'S' }, 'plum/S', 'asked for, though sold out'],
  [{ colour: 'black' }, 'black/S', 'colour alone'],
  [{ colour: 'lagoon' }, 'lagoon/S', 'a colour that is sold out'],
  [{ size: 'S' }, 'black/S', 'size alone'],
  [{ colour: 'lagoon', size: 'L' }, 'lagoon/S', 'a pair that does not exist keeps the colour'],
  [{ colour: 'black', size: 'XXL' }, 'black/S', 'an unknown size'],
  [{ colour: 'pink', size: 'L' }, 'plum/L', 'an unknown colour'],
  [{ colour: 'pink', size: 'XXL' }, 'plum/M', 'nothing known'],
])('%j shows %s: %s', (options, sku, _why) => expect(chooseVariant(jacket, options)?.sku).toBe(sku))

test('all sold out, the first is shown; without variants none', () => {
  expect(chooseVariant({ ...jacket, availability: 'Unavailable' })?.sku).toBe('plum/S')
  expect(chooseVariant({ availability: 'Available', variants: [] })).toBeUndefined()
})

test.each<[Options, string | undefined, string[]]>([
  [{}, undefined, ['plum/S', 'plum/M', 'plum/L']],
  [{ colour: 'black' }, undefined, ['black/S', 'black/M']],
  [{ size: 'M' }, 'plum/M', ['plum/M']],
  [{ colour: 'plum', size: 'S' }, 'plum/S', ['plum/S']],
  [{ colour: 'plum', size: 'XXL' }, undefined, ['plum/S', 'plum/M', 'plum/L']],
  [{ colour: 'lagoon', size: 'L' }, undefined, ['lagoon/S', 'lagoon/M']],
])('%j chooses %s, and speaks of %j', (options, sku, skus) => {
  const chosen = chosenOf(jacket, options)
  expect(chosen?.variant?.sku).toBe(sku)
  expect(chosen?.among.map((each) => each.sku)).toEqual(skus)
})

test('one size or none is not a choice', () => {
  const only = { ...jacket, variants: [variant('plum/S', 1), variant('black/S', 1), variant('black/M', 1)] }
  expect(chosenOf(only, { colour: 'plum', size: 'M' })?.variant?.sku).toBe('plum/S')
  expect(chosenOf({ ...only, sizes: [], variants: [variant('plum', 1)] })?.variant?.sku).toBe('plum')
  expect(chosenOf({ ...only, variants: [] })).toBeUndefined()
})

const states = (choices: { key: string; state: string }[]) =>
  Object.fromEntries(choices.map(({ key, state }) => [key, state]))

test.each([
  ['S', { plum: 'sold-out', black: 'available', lagoon: 'sold-out' }],
  ['L', { plum: 'available', black: 'not-made', lagoon: 'not-made' }],
  [undefined, { plum: 'available', black: 'available', lagoon: 'sold-out' }],
])('in size %s the colours are %j', (size, expected) => expect(states(colourChoices(jacket, size))).toEqual(expected))

test.each([
  ['plum', { S: 'sold-out', M: 'available', L: 'available' }],
  ['black', { S: 'available', M: 'sold-out', L: 'not-made' }],
  [undefined, { S: 'available', M: 'available', L: 'available' }],
])('in %s the sizes are %j', (colour, expected) => expect(states(sizeChoices(jacket, colour))).toEqual(expected))

// acceptance 74
test.each<[number, StockStatus, Availability, number, object]>([
  [5, 'IN_STOCK', 'Available', 1, { ok: true, preorder: false }],
  [5, 'IN_STOCK', 'Preorder', 1, { ok: true, preorder: true }],
  [5, 'IN_STOCK', 'Unavailable', 1, { ok: false, reason: 'unavailable' }],
  [0, 'NOT_STOCKED', 'Available', 1, { ok: false, reason: 'not-stocked' }],
  [0, 'OUT_OF_STOCK', 'Available', 1, { ok: false, reason: 'sold-out' }],
  [0, 'OUT_OF_STOCK', 'Preorder', 1, { ok: false, reason: 'sold-out' }],
  [2, 'LOW_STOCK', 'Available', 2, { ok: true, preorder: false }],
  [2, 'LOW_STOCK', 'Available', 3, { ok: false, reason: 'not-enough', left: 2 }],
])('%i units, %s, %s: buying %i is %j', (quantity, stock, availability, units, result) =>
  expect(canBuy({ quantity, stock }, availability, units)).toEqual(result),
)

test.each<[StockStatus, Availability, StockStatus]>([
  ['IN_STOCK', 'Unavailable', 'OUT_OF_STOCK'],
  ['NOT_STOCKED', 'Unavailable', 'NOT_STOCKED'],
  ['LOW_STOCK', 'Available', 'LOW_STOCK'],
  ['IN_STOCK', 'Preorder', 'IN_STOCK'],
])('%s of what is %s reads as %s', (stock, availability, read) => expect(soldAs(stock, availability)).toBe(read))

test.each<[CatalogueVariant[], object]>([
  [[variant('plum/S', 0), variant('plum/M', 1)], { ok: true, preorder: false }],
  [[variant('plum/S', 0), variant('plum/L', 0, 'NOT_STOCKED')], { ok: false, reason: 'sold-out' }],
  [[], { ok: false, reason: 'not-stocked' }],
])('any of %j can be bought: %j', (variants, result) => expect(canBuyAny(variants, 'Available')).toEqual(result))
