import { expect, test } from 'vitest'
import { sizeKeyOf, skuOf, slugOf, usualPattern, withMadeSkus } from './variant-codes.ts'

test.each([
  ['Carte-cadeau d’été, œuvre n° 2', 'carte-cadeau-d-ete-oeuvre-n-2'],
  ['  Two-Person Tent ', 'two-person-tent'],
  ['—', ''],
])('the slug of “%s” is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

const parts = { code: '5101-998', name: 'Été Jacket', colour: 'plum', size: 'm' }
test.each([
  ['{code}-{colour}-{size}', parts, '5101-998-PLUM-M'],
  ['{code}-{couleur}-{taille}', parts, '5101-998-PLUM-M'],
  ['{name}-{colour}-{size}', parts, 'ETE-JACKET-PLUM-M'],
  ['{code}-{colour}-{size}', { ...parts, colour: '' }, '5101-998-M'],
  ['{code}-{colour}-{size}', { ...parts, size: '' }, '5101-998-PLUM'],
  ['{code}-{colour}-{size}', { ...parts, code: '' }, 'PLUM-M'],
  ['{code}-{colour}-{size}', { ...parts, size: '8.5' }, '5101-998-PLUM-8.5'],
  ['X_{colour}', { ...parts, colour: 'forest green' }, 'X_FOREST-GREEN'],
  ['{brand}-{size}', parts, '{brand}-M'],
  ['{name}', { ...parts, name: 'x'.repeat(60) }, 'X'.repeat(40)],
  ['', parts, ''],
])('%s makes of %j %s', (pattern, given, sku) => expect(skuOf(pattern, given)).toBe(sku))

test.each([
  ['M', 'm'],
  ['8,5', '8.5'],
  ['S/M', 's-m'],
  ['Très grand', 'tres-grand'],
  ['/', ''],
])('the key of the size %s is %s', (name, key) => expect(sizeKeyOf(name)).toBe(key))

test.each(['en', 'fr'] as const)('the pattern that %s writes is read', (locale) => {
  expect(skuOf(usualPattern(locale, 'code'), parts)).toBe('5101-998-PLUM-M')
  expect(skuOf(usualPattern(locale, 'name'), parts)).toBe('ETE-JACKET-PLUM-M')
})

test.each([
  ['none', { colour: 'plum', size: 'm' }, '5101-998', '5101-998-PLUM-M'],
  ['null', { sku: null, colour: null, size: 'm' }, '5101-998', '5101-998-M'],
  ['nothing', { sku: '' }, ' 5101-998 ', '5101-998'],
  ['its own', { sku: 'MINE', colour: 'plum' }, '5101-998', 'MINE'],
  ['none, and its product no code', { sku: null, colour: 'plum' }, ' ', null],
])('a variant with %s as its SKU: %j of %s has %s', (_, variant, code, sku) =>
  expect(withMadeSkus([variant], code)).toEqual([{ ...variant, sku }]),
)
